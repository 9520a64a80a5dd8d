import { expect, test } from "vitest";
import { pageOf, siteOf } from "../../tests/set-up/site-of.ts";
import { findStructuredDataProblems } from "./structured-data-rules.ts";
import { findFeedProblems, findSitemapProblems } from "./xml-files.ts";

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

/** What is wrong when the feed of everything has one text in place of another. */
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
  ["no title", "<title>All</title>", "", "not one <title>"],
  ["the self link of another feed", "/all.xml", "/x.xml", "own link"],
  ["a guid twice", item, item + item, "one guid"],
  ["the wrong day of the week", "Tue,", "Wed,", "RFC 822"],
  ["an ISO date", /Tue, 20 May 2025 12:00:00 GMT/g, "2025-05-20", "RFC 822"],
  ["a relative link in a text", `${url}/contact`, "/contact", "no whole address"],
  ["a dead link in a text", "example/contact", "example/gone", "leads to a page"],
  ["a link to no page", "insights/one<", "insights/two<", "leads to a page"],
  ["a wrong length", 'length="6"', 'length="0"', "6 bytes"],
  ["an image that is not there", "one.jpg", "two.jpg", "no file"],
  ["no image", /<enclosure[^>]*>/g, "", "not one enclosure"],
  ["no author", "Mara", " ", "not one <dc:creator>"],
])("a feed with %s is found, good ones pass", (_, from, to, what) => {
  const problems = feedProblems(from, to);
  expect(problems.map((problem) => problem.what).join("\n")).toContain(what);
  expect(new Set(problems.map(({ where }) => where))).toEqual(new Set(["feeds/all.xml"]));
  expect(feedProblems()).toEqual([]);
});

test("a site without feeds is noticed", () => {
  expect(findFeedProblems(siteOf({ "index.html": pageOf() }))).toHaveLength(1);
});

test.each([
  ["a document that is cut off", "</rss>", ""],
  ["a bare ampersand", "Mara", "Q&A"],
  ["a reference that XML does not know", "Mara", "&nbsp;"],
  ["a prefix without a namespace", "dc:creator", "dd:creator"],
  ["text around the root", "</rss>", "</rss>x"],
])("%s is a fault, with its place", (_, from, to) => {
  expect(() => feedProblems(from, to)).toThrow(/^1:\d+: /);
});

const entry = (path: string, day = "2025-05-20") =>
  `<url><loc>${url}${path}</loc><lastmod>${day}</lastmod></url>`;

function sitemapProblems(...entries: string[]): string[] {
  const site = siteOf({
    "index.html": pageOf({ head: canonical("/") }),
    "about/index.html": pageOf({ head: canonical("/about") }),
    "who/index.html": pageOf({ head: canonical("/about") }),
    "404.html": pageOf({ head: '<meta name="robots" content="noindex">' }),
    "sitemap.xml": `<urlset>${entries.join("")}</urlset>`,
  });
  return findSitemapProblems(site).map(({ what }) => what);
}

test("each page once, under its canonical address, is right", () => {
  expect(sitemapProblems(entry("/"), `<url><loc>${url}/about</loc></url>`)).toEqual([]);
});

test.each([
  [[entry("/")], `${url}/about is missing`],
  [[entry("/"), entry("/about"), entry("/")], `${url}/ twice`],
  [[entry("/"), entry("/about"), entry("/who")], `${url}/who is no page to be listed`],
  [[entry("/"), entry("/about", "2999-01-01")], '"2999-01-01" is no day of the past'],
  [[entry("/"), entry("/about", "May 2025")], '"May 2025" is no day of the past'],
])("the sitemap of %j is wrong", (entries, what) => {
  expect(sitemapProblems(...entries)).toEqual([what]);
});

test("no sitemap, or a broken one, is found", () => {
  expect(() => sitemapProblems("<url>")).toThrow("1:");
  expect(() => findSitemapProblems(siteOf({ "index.html": pageOf() }))).toThrow("sitemap.xml");
});

const jsonLd = (text: string) => `<script type="application/ld+json">${text}</script>`;
const script = (...graph: object[]) =>
  jsonLd(JSON.stringify({ "@context": "https://schema.org", "@graph": graph }));

const firm = { "@type": "Organization", name: "Firm", url: `${url}/`, logo: `${url}/logo.svg` };
const website = { "@type": "WebSite", name: "Firm", url: `${url}/`, publisher: { "@id": "#firm" } };
const step = { "@type": "ListItem", position: 1, name: "Home", item: `${url}/` };
const breadcrumbs = { "@type": "BreadcrumbList", itemListElement: [step] };
const article = {
  "@type": "Article",
  headline: "One",
  image: [`${url}/logo.svg`],
  datePublished: "2025-05-20",
  dateModified: "2025-05-20",
  author: { "@type": "Person", name: "Mara", url: `${url}/one` },
  publisher: firm,
};

function dataProblems(head: string): string[] {
  const site = siteOf({
    "index.html": pageOf({ head: canonical("/") + script(firm, website) }),
    "one/index.html": pageOf({ head }),
    "logo.svg": "<svg/>",
  });
  return findStructuredDataProblems(site).map(({ where, what }) => `${where} ${what}`);
}

test("a page that says all that its type requires, or that search engines leave out, is good", () => {
  expect(dataProblems(script(article, breadcrumbs))).toEqual([]);
  expect(dataProblems('<meta name="robots" content="noindex">')).toEqual([]);
});

const address = { "@type": "PostalAddress", addressLocality: "London" };
const job = { "@type": "JobPosting", jobLocation: { "@type": "Place", address } };
const relative = { ...breadcrumbs, itemListElement: [{ ...step, item: "/" }] };

test.each([
  ["no structured data", "", "/one no BreadcrumbList"],
  ["another context", jsonLd('{"@graph":[]}'), "context undefined"],
  ["a type that nobody has checked", script({ "@type": "Recipe" }), "Recipe is no type"],
  ["no author", script({ ...article, author: undefined }), "Article without author.name"],
  ["no image", script({ ...article, image: [] }), "Article without image"],
  ["a date in words", script({ ...article, datePublished: "May 2025" }), "is no date"],
  ["a relative address", script(relative), "no absolute address"],
  [
    "an address of nothing",
    script({ ...article, image: [`${url}/x.png`] }),
    "address of this site",
  ],
  [
    "a fault deep inside",
    script({ ...article, publisher: { ...firm, logo: "" } }),
    "Organization without logo",
  ],
  ["a position of no region", script(job), "without jobLocation.address.addressRegion"],
  ["a position of no country", script(job), "PostalAddress without addressCountry"],
  ["a position without an end", script(job), "JobPosting without validThrough"],
])("%s is found", (_, head, what) => {
  expect(dataProblems(head).join("\n")).toContain(what);
});
