import { expect, test } from "vitest";
import { findFeedProblems } from "./feeds.ts";
import { pageOf, siteOf } from "./site-of.ts";

const head = '<link rel="canonical" href="https://site.example/">';
const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2]);

const item = [
  "<item><title>One</title><link>https://site.example/insights/one</link>",
  '<guid isPermaLink="false">insight-one</guid><pubDate>Tue, 20 May 2025 12:00:00 GMT</pubDate>',
  "<dc:creator>Mara</dc:creator><category>Strategy</category><description>Short</description>",
  "<content:encoded>&lt;p&gt;&lt;a href=&quot;https://site.example/contact&quot;&gt;Long&lt;/a&gt;&lt;/p&gt;</content:encoded>",
  '<enclosure url="https://site.example/feeds/images/one.jpg" length="6" type="image/jpeg"/></item>',
].join("");

function feedOf(file: string, items = item): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?><rss version="2.0"><channel><title>All</title>',
    "<link>https://site.example/insights</link><description>…</description>",
    `<atom:link href="https://site.example/${file}" rel="self" type="application/rss+xml"/>`,
    "<language>en-us</language><copyright>© 2025</copyright>",
    "<pubDate>Tue, 20 May 2025 12:00:00 GMT</pubDate>",
    `<lastBuildDate>Tue, 20 May 2025 12:00:00 GMT</lastBuildDate>${items}</channel></rss>`,
  ].join("");
}

/** A site whose feed of everything is changed. */
function siteWith(change: (feed: string) => string) {
  return siteOf({
    "index.html": pageOf({ head }),
    "contact/index.html": pageOf(),
    "insights/one/index.html": pageOf(),
    "feeds/images/one.jpg": jpeg,
    "feeds/insights.xml": feedOf("feeds/insights.xml"),
    "feeds/blogs.xml": feedOf("feeds/blogs.xml"),
    "feeds/all.xml": change(feedOf("feeds/all.xml")),
  });
}

test("good feeds are good", () => {
  expect(findFeedProblems(siteWith((feed) => feed))).toEqual([]);
});

test.each([
  ["no title", (feed: string) => feed.replace("<title>All</title>", ""), "not one <title>"],
  [
    "the self link of another feed",
    (feed: string) => feed.replace("/all.xml", "/x.xml"),
    "own link",
  ],
  ["a guid twice", (feed: string) => feed.replace(item, item + item), "one guid"],
  [
    "a newer item below an older one",
    (feed: string) =>
      feed.replace(
        item,
        `${item}${item.replace("20 May 2025", "27 May 2025").replace("insight-one", "b")}`,
      ),
    "newest first",
  ],
  ["the wrong day of the week", (feed: string) => feed.replaceAll("Tue,", "Wed,"), "RFC 822"],
  [
    "an ISO date",
    (feed: string) => feed.replace("<pubDate>Tue, 20 May 2025 12:00:00 GMT", "<pubDate>2025-05-20"),
    "RFC 822",
  ],
  [
    "a relative link in a text",
    (feed: string) => feed.replace("https://site.example/contact", "/contact"),
    "no absolute address",
  ],
  [
    "a dead link in a text",
    (feed: string) => feed.replace("example/contact", "example/gone"),
    "leads to no page",
  ],
  [
    "a link to no page",
    (feed: string) => feed.replace("insights/one<", "insights/two<"),
    "leads to no page",
  ],
  ["a script in a text", (feed: string) => feed.replace("Long", "&lt;script&gt;"), "<script>"],
  ["a wrong length", (feed: string) => feed.replace('length="6"', 'length="0"'), "6 bytes"],
  ["an image that is not there", (feed: string) => feed.replace("one.jpg", "two.jpg"), "no file"],
  ["no image", (feed: string) => feed.replace(/<enclosure[^>]*>/, ""), "0 enclosures"],
  ["no author", (feed: string) => feed.replace("Mara", " "), "not one <dc:creator>"],
])("%s is found", (_, change, what) => {
  const problems = findFeedProblems(siteWith(change));
  expect(problems.length).toBeGreaterThan(0);
  for (const problem of problems) expect(problem.where).toBe("feeds/all.xml");
  expect(problems.map((problem) => problem.what).join("\n")).toContain(what);
});

test("a document that is cut off is no feed, and a site without feeds is noticed", () => {
  expect(() => findFeedProblems(siteWith((feed) => feed.slice(0, -1)))).toThrow(SyntaxError);
  expect(findFeedProblems(siteOf({ "index.html": pageOf() }))).toHaveLength(1);
});
