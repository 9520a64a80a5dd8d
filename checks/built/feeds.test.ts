import { expect, test } from "vitest";
import { pageOf, siteOf } from "../../tests/set-up/site-of.ts";
import { findFeedProblems } from "./feeds.ts";

const url = "https://site.example";
const canonical = (path: string) => `<link rel="canonical" href="${url}${path}">`;
const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2]);

const item = [
  `<item><title>One</title><link>${url}/insights/one</link>`,
  '<guid isPermaLink="false">insight-one</guid><pubDate>Tue, 20 May 2025 12:00:00 GMT</pubDate>',
  "<dc:creator>Mara</dc:creator><category>Strategy</category><description>Short</description>",
  `<content:encoded>&lt;p&gt;&lt;a href=&quot;${url}/contact&quot;&gt;Long&lt;/a&gt;&lt;/p&gt;</content:encoded>`,
  `<enclosure url="${url}/feeds/images/one.jpg" length="6" type="image/jpeg"/></item>`,
].join("");

function feedOf(file: string): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:atom="a" xmlns:content="c"',
    ' xmlns:dc="d"><channel><title>All</title>',
    `<link>${url}/insights</link><description>…</description>`,
    `<atom:link href="${url}/${file}" rel="self" type="application/rss+xml"/>`,
    "<language>en-us</language><copyright>© 2025</copyright>",
    "<pubDate>Tue, 20 May 2025 12:00:00 GMT</pubDate>",
    `<lastBuildDate>Tue, 20 May 2025 12:00:00 GMT</lastBuildDate>${item}</channel></rss>`,
  ].join("");
}

/** The problems of a site after a replacement in its feed `all.xml`. */
function feedProblems(from: string | RegExp = "", to = "") {
  return findFeedProblems(
    siteOf({
      "index.html": pageOf({ head: canonical("/") }),
      "contact/index.html": pageOf(),
      "insights/one/index.html": pageOf(),
      "feeds/images/one.jpg": jpeg,
      "feeds/insights.xml": feedOf("feeds/insights.xml"),
      "feeds/all.xml": feedOf("feeds/all.xml").replaceAll(from, to),
    }),
  );
}

test.each([
  ["no title", "<title>All</title>", "", "exactly one <title>"],
  ["the self link of another feed", "/all.xml", "/x.xml", "own link"],
  ["a guid twice", item, item + item, "the same guid"],
  ["the wrong day of the week", "Tue,", "Wed,", "RFC 822"],
  ["an ISO date", /Tue, 20 May 2025 12:00:00 GMT/g, "2025-05-20", "RFC 822"],
  ["a relative link in a text", `${url}/contact`, "/contact", "not a whole address"],
  ["a dead link in a text", "example/contact", "example/gone", "leads to a page"],
  ["a link to no page", "insights/one<", "insights/two<", "leads to a page"],
  ["a wrong length", 'length="6"', 'length="0"', "exactly one enclosure"],
  ["an image that is not there", "one.jpg", "two.jpg", "exactly one enclosure"],
  ["no image", /<enclosure[^>]*>/g, "", "exactly one enclosure"],
  ["no author", "Mara", " ", "exactly one <dc:creator>"],
])("a feed with %s is reported, and right feeds pass", (_, from, to, what) => {
  const problems = feedProblems(from, to);
  expect(problems.join("\n")).toContain(what);
  expect(problems.filter((problem) => !problem.startsWith("feeds/all.xml: "))).toEqual([]);
  expect(feedProblems()).toEqual([]);
});

test("a site without feeds is reported", () => {
  expect(findFeedProblems(siteOf({ "index.html": pageOf() }))).toHaveLength(1);
});

test.each([
  ["a document that is cut off", "</rss>", ""],
  ["a bare ampersand", "Mara", "Q&A"],
  ["a reference that XML does not know", "Mara", "&nbsp;"],
  ["a prefix without a namespace", "dc:creator", "dd:creator"],
  ["text around the root", "</rss>", "</rss>x"],
])("%s is reported with its place", (_, from, to) => {
  expect(() => feedProblems(from, to)).toThrow(/^feeds\/all\.xml:1:\d+: /);
});
