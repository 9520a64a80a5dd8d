import { expect, test } from "vitest";
import { type ContentItem, type FeedData, feedTypeAt, feedXml } from "./feed-xml.ts";

function item(id: string, changes: Partial<ContentItem> = {}): ContentItem {
  return {
    id,
    guid: `insight-${id}`,
    list: "articles",
    title: id,
    link: `https://site.example/base/insights/${id}`,
    category: "Strategy",
    date: "2025-05-20T12:00:00.000Z",
    updated: undefined,
    author: "Mara Ellison",
    description: "In short.",
    content: "<p>At length.</p>",
    imageUrl: `https://site.example/base/feeds/images/${id}.jpg?x&y`,
    imageLength: 4711,
    ...changes,
  };
}

/** The XML of a feed with some items. */
function feed(items: ContentItem[], type: string = "all", about: Partial<FeedData> = {}): string {
  const titled = (title: string) => {
    return { title, link: `https://site.example/base/${title}?a&b`, description: "…" };
  };
  const data = {
    siteUrl: "https://site.example/base",
    company: "Firm Ltd.",
    language: "en-us" as const,
    feeds: { all: titled("All"), insights: titled("Articles"), blogs: titled("Blogs") },
    ...about,
  };
  return feedXml(type, { ...data, items }, "https://here.example");
}

const textsOf = (xml: string, tag: string) =>
  [...xml.matchAll(new RegExp(`<${tag}[^>]*>([^<]*)</${tag}>`, "g"))].map(([, text]) => text);
const day = (number: number) => new Date(Date.UTC(2025, 0, number, 12)).toISOString();

test("an unknown type yields the feed of all items, also below a sub-path", () => {
  const titles = (names: string[]) =>
    names.map((name) => textsOf(feed([], feedTypeAt(`/base/feeds/${name}`)), "title")[0]);
  expect(titles(["all.xml", "insights.xml", "blogs.xml"])).toEqual(["All", "Articles", "Blogs"]);
  const unknown = ["podcasts.xml", "ALL.xml", "constructor.xml", "__proto__.xml"];
  expect(titles(unknown)).toEqual(["All", "All", "All", "All"]);
});

test("each feed lists the items of its type, newest first", () => {
  const items = [
    item("one", { date: day(1) }),
    item("two", { guid: "blog-two", list: "blogs", date: day(3) }),
    item("café", { date: day(2) }),
  ];
  const guids = (type: string) => textsOf(feed(items, type), "guid");
  expect(guids("all")).toEqual(["blog-two", "insight-café", "insight-one"]);
  expect(guids("insights")).toEqual(["insight-café", "insight-one"]);
  expect(guids("blogs")).toEqual(["blog-two"]);
});

test("links of items and of the feed are escaped", () => {
  const xml = feed([item("a&b")]);
  expect(xml).toContain("<link>https://site.example/base/insights/a&amp;b</link>");
  expect(xml).toContain("<link>https://site.example/base/All?a&amp;b</link>");
});

test("a feed links to itself, to its page and to its style sheet", () => {
  const xml = feed([], "blogs");
  expect(xml).toContain('href="https://site.example/base/feeds/blogs.xml" rel="self"');
  expect(xml).toContain("<link>https://site.example/base/Blogs?a&amp;b</link>");
  expect(xml).toContain(
    '<?xml-stylesheet type="text/css" href="https://here.example/feeds/feed.css"?>',
  );
});

test("both dates and the copyright year of a channel follow from its items", () => {
  const older = item("old", { date: "2024-12-31T12:00:00.000Z" });
  const xml = feed([older, item("new")]);
  expect(textsOf(xml, "pubDate")[0]).toBe("Tue, 20 May 2025 12:00:00 GMT");
  expect(textsOf(xml, "lastBuildDate")).toEqual(["Tue, 20 May 2025 12:00:00 GMT"]);
  expect(textsOf(xml, "copyright")).toEqual(["© 2025 Firm Ltd."]);
  expect(textsOf(xml, "language")).toEqual(["en-us"]);
});

test("a change to an old item shows in lastBuildDate", () => {
  const changed = item("old", { date: "2024-01-01", updated: "2025-06-01T12:00:00.000Z" });
  const xml = feed([item("new"), changed]);
  expect(textsOf(xml, "lastBuildDate")).toEqual(["Sun, 01 Jun 2025 12:00:00 GMT"]);
});

test("items of the same day keep the order of the site", () => {
  const guids = textsOf(feed(["b", "a", "c"].map((id) => item(id))), "guid");
  expect(guids).toEqual(["insight-b", "insight-a", "insight-c"]);
});

test("the newest fifty items are listed, newest first", () => {
  const items = Array.from({ length: 60 }, (_, index) => item(`g${index}`, { date: day(index) }));
  const newest = Array.from({ length: 50 }, (_, index) => `insight-g${59 - index}`);
  expect(textsOf(feed(items), "guid")).toEqual(newest);
});

test("a text cannot end its element", () => {
  const texts = { title: "</title>\u0000]]>", content: '<p>"x" & \u000by</p>', author: "A & B" };
  const xml = feed([item("a", texts)], "all", { company: "Q&A <b>" });
  expect(xml).toContain("Q&amp;A &lt;b&gt;</copyright>");
  expect(xml).toContain("<title>&lt;/title&gt;]]&gt;</title>");
  expect(xml).toContain("&lt;p&gt;&quot;x&quot; &amp; y&lt;/p&gt;</content:encoded>");
  expect(xml).toContain("<dc:creator>A &amp; B</dc:creator>");
});

test("an image becomes an enclosure with its size", () => {
  expect(feed([item("a")])).toContain(
    '<enclosure url="https://site.example/base/feeds/images/a.jpg?x&amp;y" length="4711" type="image/jpeg"/>',
  );
});

test("a feed without items has no dates and stays a feed", () => {
  const xml = feed([]);
  expect(xml).not.toMatch(/Date>/);
  expect(textsOf(xml, "copyright")).toEqual(["© Firm Ltd."]);
});
