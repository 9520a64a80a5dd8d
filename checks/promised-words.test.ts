import { expect, test } from "vitest";
import { pageOf, siteOf } from "../tests/set-up/site-of.ts";
import { findMissingWords, type PromisedWords } from "./promised-words.ts";

const promise: PromisedWords = {
  pages: ["/growth"],
  texts: ["Let's talk"],
  phrases: ["within 1 business day"],
  links: { "Connect with our {title} experts": "/contact" },
  counts: { Facebook: 1 },
};

const whole = `<h1>Growth &amp; co</h1><p>Let’s <b>talk</b></p><p>We reply within 1\u00a0business day.</p>
  <a href="/contact">Connect with our Growth &amp; co experts</a>
  <a href="https://facebook.example/" aria-label="Facebook"></a>`;

function missingOn(body: string): string[] {
  const site = siteOf({ "growth/index.html": pageOf({ body: `<main>${body}</main>` }) });
  return findMissingWords(site, { "1.1": promise });
}

test("a page with everything that is promised of it has no problem", () => {
  expect(missingOn(whole)).toEqual([]);
});

test.each([
  ["other words", "<b>talk</b>", "speak", "Let's talk"],
  ["words with others around them", "Let’s", "So let’s", "Let's talk"],
  ["another time", "within 1", "within 2", "within 1 business day"],
  ["another name", "with our", "to our", 'link "Connect with our {title} experts" to /contact'],
  ["another target", "/contact", "/about", 'link "Connect with our {title} experts" to /contact'],
  ["no icon", "Facebook", "Other", 'link "Facebook", 1 times'],
])("%s: found", (_, promised, actual, problem) => {
  const body = whole.replace(promised, actual);
  expect(missingOn(body)).toEqual([`product 1.1: /growth: ${problem}`]);
});

test("words in the footer do not stand for words of the page, and a missing page is found", () => {
  const site = siteOf({
    "growth/index.html": pageOf({ body: `<main></main><footer>${whole}</footer>` }),
  });
  expect(findMissingWords(site, { "1.1": promise })).toHaveLength(4);
  expect(findMissingWords(siteOf({}), { "1.1": promise })).toEqual([
    "product 1.1: /growth: there is no such page",
  ]);
});
