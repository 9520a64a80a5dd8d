import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { type Fixture, fixtureContent, fixtureFolder } from "../tests/set-up/fixture-site.ts";
import { MAX_TRANSLATION_WEIGHT } from "./budgets.ts";
import { readBuiltSite } from "./built/built-site.ts";
import { findDeadEnds } from "./built/links.ts";
import { canRunNuChecker, runNuChecker } from "./built/nu-checker.ts";
import { find, textOf } from "./built/page.ts";
import { PAGE_CHECKS } from "./page-checks.ts";
import { findChangedMessages } from "./promised-messages.ts";
import { SHIPPED_CHECKS } from "./shipped-checks.ts";
import { readShippedFacts } from "./shipped-facts.ts";

/*
 * `npm run test:fixtures` checks the built fixture sites (tests/fixtures/README.md). Every site that `npm run content` calls
 * sound passes the checks of content, and the site as it ships keeps its promises.
 */

/** The HTML of a page of a fixture site. */
function pageOf(name: Fixture, address: string): string {
  return readFileSync(join(fixtureFolder(name), "site", address, "index.html"), "utf8");
}

describe("the site as it ships", () => {
  const site = readBuiltSite(fixtureFolder("structure"));

  test.each(Object.entries(readShippedFacts(fixtureContent("structure"))))(
    "%s: as promised",
    (_, { found, promised }) => {
      expect(found).toEqual(promised);
    },
  );

  test.each(Object.entries(SHIPPED_CHECKS))("every page: %s", (_, find) => {
    expect(find(site)).toEqual([]);
  });

  test("every promised message: as promised", () => {
    expect(findChangedMessages(fixtureContent("structure"))).toEqual([]);
  });
});

describe.each<Fixture>(["full", "empty", "languages"])(
  "the checks of content, on the site `%s`",
  (name) => {
    const site = readBuiltSite(fixtureFolder(name));

    test.each(Object.entries(PAGE_CHECKS))("every page: %s", (_, find) => {
      expect(find(site)).toEqual([]);
    });
  },
);

test.skipIf(!canRunNuChecker())(
  "every page of the sites `full` and `empty`: valid HTML (Nu checker)",
  () => {
    expect(
      runNuChecker(join(fixtureFolder("full"), "site"), join(fixtureFolder("empty"), "site")),
    ).toBe("");
  },
);

describe("everything that content can hold", () => {
  const site = readBuiltSite(fixtureFolder("full"));
  const { redirects = [] } = site.rules;
  const ARTICLE = "/insights/articles/every-form-that-a-text-can-take";

  test.each<[what: string, address: string, html: string | RegExp]>([
    ["a title holds any punctuation", ARTICLE, "take: 5 “cases” &amp; more?</h1>"],
    ["a heading never takes the id of a part of the page", ARTICLE, 'id="part-main"'],
    ["a heading in another script has an id", ARTICLE, /<h2 id="[^"]+"[^>]*>עברית/],
    ["a category is a line of content", "/insights", "?category=Caf%C3%A9%20%26%20Co."],
    [
      "a text without a body stands in the list with its snippet",
      "/insights/blogs/note-02",
      "Note 2 of forty",
    ],
    [
      "a title can change and keep its address",
      "/services/pricing",
      "Pricing &amp; Packaging</h1>",
    ],
    ["a position is open", "/careers", /Intern \(m\/f\/d\) &amp; helper.*Internship/s],
    ["search engines learn the kind of a position", "/careers/intern", '"employmentType":"INTERN"'],
    ["a closed position says so", "/careers/closed", "no longer open"],
    ["an industry is in the menu", "/contact", "/industries/donaudampfschifffahrt"],
    ["a case study stands on its page", "/services/pricing", "A case with waterfall &amp; a quote"],
    ["a note names its case", "/services/pricing", /ink-3[^"]*">A case with bars[^<]*</],
    ["a partner gets a portrait", "/leadership", /portrait\.[^"]*\.svg"[^>]*Núñez/],
    ["a partner can have a photo", "/leadership", /image\/avif"[\s\S]*alt="Ada at a table/],
    ["so can the founder", "/about", 'alt="Ada at a table'],
    [
      "the logo is a file",
      "/about",
      /<header[\s\S]*"\/photos\/our-logo\.[^>]*alt="Núñez &amp; Søn"/,
    ],
    ["a figure is named once", "/", "We grow by 4.5%."],
    ["any network can be linked to", "/", /youtube\.com[\s\S]*social\.svg#link/],
    ["offices stand on the contact page", "/contact", /תל אביב[\s\S]*東京都千代田区丸の内 1-1/],
    ["an appointment can be booked", "/contact", 'href="https://calendar.firm.example/book?'],
    ["every message has its button", "/", /Message (\d+) of \1: The seventh/],
    [
      "a file to download says its type and its size",
      "/insights/reports/a-report",
      /href="\/downloads\/numbers\.xlsx"[\s\S]*XLSX, 1 kB/,
    ],
    [
      "a recording is heard in the browser's own player",
      "/insights/episodes/first-episode",
      /<audio[^>]*preload="none"[^>]*\/media\/episode-1\.mp3/,
    ],
    [
      "a film has captions in each of their languages",
      "/insights/talks/a-talk-that-is-over",
      /kind="captions"[^>]*srclang="en"[\s\S]*srclang="de"/i,
    ],
    [
      "search engines learn the place of an event",
      "/insights/talks/a-talk-ahead",
      '"location":[{"@type":"Place","name":"Tonhalle; kleiner Saal"',
    ],
    [
      "an event that is over waits for its recording",
      "/insights/talks/a-talk-without-a-recording",
      "This event was on January 16, 2025.",
    ],
    [
      "a film of another site is a link",
      "/insights/talks/a-film-elsewhere",
      /href="https:\/\/www\.films\.example\/watch[^>]*>Watch on films\.example/,
    ],
    ["a slide can hold a chart", "/presentation", '<figure class="exhibit'],
    ["the year of the brochure is free", "/brochure", "<span>2026/27</span>"],
    ["more services fill another sheet", "/brochure", 'id="sheet-services-2"'],
  ])("%s", (_, address, html) => {
    expect(pageOf("full", address)).toMatch(html);
  });

  test("old addresses redirect, and feed readers recognize a moved text by its first id", () => {
    expect(Object.fromEntries(redirects.map(({ from, to }) => [from, to]))).toMatchObject({
      "/about-us.html": "/about",
      "/shop": "https://shop.firm.example/?from=site&to=shop",
      "/über-uns/wir": "/about",
      "/services/price-list": "/services/pricing",
      "/insights/all-forms": "/insights/every-form-that-a-text-can-take",
      "/insights/articles/all-forms": "/insights/articles/every-form-that-a-text-can-take",
    });
    expect(String(site.read("feeds/insights.xml"))).toMatch(/<guid[^>]*>insight-all-forms</);
  });

  test("drafts and later items have no page, and nothing names them", () => {
    const unpublished =
      /a-note-to-come|a-text-of-a-later-day|-to-come|draft-capability|careers\/later/;
    expect([...site.files].filter((file) => unpublished.test(file))).toEqual([]);
    const pages = site.pages.filter(({ html }) => unpublished.test(html));
    expect(pages.map(({ address }) => address)).toEqual([]);
  });

  test("the film of an event is nowhere before the event is over", () => {
    const html = pageOf("full", "/insights/talks/a-talk-ahead");
    expect(html).not.toMatch(/<video|<track|\/media\//);
    expect(site.read("calendar/a-talk-ahead.ics").toString()).toContain("DTSTART:20990701T153000Z");
  });

  test("the feed of a list with recordings is a podcast", () => {
    const feed = site.read("feeds/episodes.xml").toString();
    expect(feed).toContain('<itunes:category text="Health &amp; Fitness"/>');
    expect(feed).toMatch(
      /<enclosure url="[^"]*\/media\/episode-1\.mp3" length="2028" type="audio\/mpeg"\/>/,
    );
    expect(site.read("feeds/all.xml").toString()).not.toContain("itunes:");
  });

  test("an insight without a body has its snippet and a placeholder, and three related items with snippets of at most 100 characters (product 8.7 to 8.9)", () => {
    const page = site.pages.find(({ address }) => address === "/insights/blogs/note-02");
    const textsOf = (selector: string) => (page ? find(page, selector).map(textOf) : []);
    const [main = ""] = textsOf("main");
    expect(main).toContain("Note 2 of forty says little, in one or two sentences");
    expect(main).toContain("We are still writing the full text.");
    const related = textsOf("[aria-labelledby=related-heading] li");
    expect(related).toHaveLength(3);
    for (const text of related) {
      const [snippet = ""] = /Note \d+ of .*?\w…/.exec(text) ?? [];
      expect(snippet.length, text).toBeGreaterThan(80);
      expect(snippet.length, text).toBeLessThanOrEqual(100);
    }
  });

  test("every page is linked to, and ends with a link onward", () => {
    expect(findDeadEnds(site, 1)).toEqual([]);
  });
});

test("a page in German or Arabic weighs hardly more than the same page in English", () => {
  const heavy = ["de", "ar"].flatMap((language) => {
    const folder = join(fixtureFolder("languages"), "site", language);
    return globSync("**/index.html", { cwd: folder }).flatMap((file) => {
      const more = weightOf(join(folder, file)) - weightOf(join(folder, "..", file));
      return more > MAX_TRANSLATION_WEIGHT ? [`/${language}/${file}: ${more} bytes more`] : [];
    });
  });
  expect(heavy).toEqual([]);
});

function weightOf(file: string): number {
  return brotliCompressSync(readFileSync(file)).length;
}

test("a site in English alone has no rules of other languages for its search", () => {
  const scripts = globSync("**/*.js", { cwd: join(fixtureFolder("structure"), "site", "assets") });
  expect(scripts.filter((file) => /^[a-z]{2}-/.test(file))).toEqual([]);
  const german = globSync("assets/de-*.js", { cwd: join(fixtureFolder("languages"), "site") });
  expect(german).toHaveLength(1);
});

test("a translated kind of employment keeps its name for search engines", () => {
  const page = pageOf("languages", "/de/careers/economist");
  expect(page).toContain("Vollzeit");
  expect(page).toContain('"employmentType":"FULL_TIME"');
});

describe("a site with as little content as possible", () => {
  test.each<[what: string, address: string, html: string | RegExp]>([
    ["the careers page says where to write", "/careers", /no open position[\s\S]*href="mailto:/],
    [
      "a visitor can apply without a position",
      "/careers/apply",
      /Job Position(?![\s\S]*id="positions")/,
    ],
    ["an empty list says so", "/insights/blogs", "Nothing has been published here yet."],
    ["the home page has no teasers, and one message", "/", /^(?![\s\S]*(id="insights"|carousel))/],
    ["the contact page has no offices", "/contact", /^(?![\s\S]*id="offices")/],
    ["a menu of one entry opens nothing", "/", /^(?![\s\S]*aria-controls)/],
  ])("%s", (_, address, html) => {
    expect(pageOf("empty", address)).toMatch(html);
  });
});
