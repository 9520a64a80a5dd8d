import { expect, test } from "vitest";
import { buildFeed, type ContentItem, type FeedData, feedAt } from "./feed-data.ts";

function contentItem(id: string, type: ContentItem["type"], date: string): ContentItem {
  return {
    id,
    type,
    title: id,
    category: "Strategy",
    date: `${date}T12:00:00.000Z`,
    author: "Mara Ellison",
    description: "In short.",
    content: "<p>At length.</p>",
    imageUrl: `https://site.example/base/feeds/images/${id}.jpg`,
    imageLength: 5,
  };
}

const feed = (title: string) => ({ title, description: "…" });

const data: FeedData = {
  siteUrl: "https://site.example/base",
  company: "Firm Ltd.",
  language: "en-us",
  feeds: {
    all: feed("All"),
    insights: feed("Articles"),
    blogs: feed("Blogs"),
  },
  items: [
    contentItem("one", "article", "2025-01-01"),
    contentItem("two", "blog", "2025-03-01"),
    contentItem("café", "article", "2025-02-01"),
  ],
};

const guids = (xml: string) => [...xml.matchAll(/<guid[^>]*>([^<]*)</g)].map(([, guid]) => guid);

test("any type but the three yields all; other addresses are no feeds", () => {
  const types = (names: string[]) => names.map((name) => feedAt(`/feeds/${name}`));
  expect(types(["all.xml", "insights.xml", "blogs.xml"])).toEqual(["all", "insights", "blogs"]);
  const others = ["podcasts.xml", "ALL.xml", "constructor.xml", "__proto__.xml"];
  expect(types(others)).toEqual(Array(4).fill("all"));
  expect(types([".xml", "readme", "x/y.xml", "all.xml/"])).toEqual(Array(4).fill(undefined));
  expect(feedAt("/other/all.xml")).toBeUndefined();
});

test("each feed lists its own kind, newest first, under guids that tell the kind", () => {
  expect(guids(buildFeed("all", data, "/s.css"))).toEqual([
    "blog-two",
    "insight-café",
    "insight-one",
  ]);
  expect(guids(buildFeed("insights", data, "/s.css"))).toEqual(["insight-café", "insight-one"]);
  expect(guids(buildFeed("blogs", data, "/s.css"))).toEqual(["blog-two"]);
});

test("items link to /insights or /blogs of the public site, percent-encoded", () => {
  const xml = buildFeed("all", data, "/s.css");
  expect(xml).toContain("<link>https://site.example/base/insights/caf%C3%A9</link>");
  expect(xml).toContain("<link>https://site.example/base/blogs/two</link>");
});

test("a feed names itself, its page and its style sheet", () => {
  const xml = buildFeed("blogs", data, "/base/feeds/feed.css");
  expect(xml).toContain('href="https://site.example/base/feeds/blogs.xml" rel="self"');
  expect(xml).toContain("<link>https://site.example/base/insights/blogs</link>");
  expect(xml).toContain('<?xml-stylesheet type="text/css" href="/base/feeds/feed.css"?>');
});

test("an item whose image is not made yet goes out without one", () => {
  const [item] = data.items;
  const { imageLength: _, ...bare } = item as ContentItem;
  expect(buildFeed("all", { ...data, items: [bare] }, "/s.css")).not.toContain("enclosure");
});
