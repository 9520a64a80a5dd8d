import { expect, test } from "vitest";
import { type FeedChannel, type FeedItem, feedXml } from "./feed-xml.ts";

const channel: FeedChannel = {
  title: "Notes",
  link: "https://site.example/insights",
  description: "What we write.",
  self: "https://site.example/feeds/all.xml",
  company: "Firm Ltd.",
  stylesheet: "/feeds/feed.css",
};

function item(changes: Partial<FeedItem> = {}): FeedItem {
  return {
    title: "Title",
    link: "https://site.example/insights/title",
    guid: "insight-title",
    pubDate: "2025-05-20T12:00:00.000Z",
    description: "In short.",
    content: "<p>At length.</p>",
    author: "Mara Ellison",
    category: "Strategy",
    ...changes,
  };
}

const all = (xml: string, tag: string) =>
  [...xml.matchAll(new RegExp(`<${tag}[^>]*>([^<]*)</${tag}>`, "g"))].map(([, text]) => text);

test("a channel takes both dates, and the year of its copyright, from its items", () => {
  const older = item({ guid: "old", pubDate: "2024-12-31T12:00:00.000Z" });
  const xml = feedXml(channel, [older, item()]);
  expect(all(xml, "pubDate")[0]).toBe("Tue, 20 May 2025 12:00:00 GMT");
  expect(all(xml, "lastBuildDate")).toEqual(["Tue, 20 May 2025 12:00:00 GMT"]);
  expect(all(xml, "copyright")).toEqual(["© 2025 Firm Ltd."]);
  expect(all(xml, "language")).toEqual(["en-us"]);
});

test("a change to an old item shows in lastBuildDate", () => {
  const changed = item({ guid: "old", pubDate: "2024-01-01", updated: "2025-06-01T12:00:00.000Z" });
  expect(all(feedXml(channel, [item(), changed]), "lastBuildDate")).toEqual([
    "Sun, 01 Jun 2025 12:00:00 GMT",
  ]);
});

test("items of one day keep the order in which the site lists them", () => {
  const items = ["b", "a", "c"].map((guid) => item({ guid }));
  expect(all(feedXml(channel, items), "guid")).toEqual(["b", "a", "c"]);
});

test("the newest fifty items are listed, newest first", () => {
  const items = Array.from({ length: 60 }, (_, index) =>
    item({ guid: `g${index}`, pubDate: new Date(Date.UTC(2025, 0, index + 1)).toISOString() }),
  );
  const guids = all(feedXml(channel, items), "guid");
  expect(guids).toEqual(Array.from({ length: 50 }, (_, index) => `g${59 - index}`));
});

test("texts cannot leave their element", () => {
  const xml = feedXml({ ...channel, title: "Q&A <b>" }, [
    item({ title: "</title>\u0000]]>", content: '<p>"x" & \u000by</p>', author: "A & B" }),
  ]);
  expect(xml).toContain("<title>Q&amp;A &lt;b&gt;</title>");
  expect(xml).toContain("<title>&lt;/title&gt;]]&gt;</title>");
  expect(xml).toContain("&lt;p&gt;&quot;x&quot; &amp; y&lt;/p&gt;</content:encoded>");
  expect(xml).toContain("<dc:creator>A &amp; B</dc:creator>");
});

test("an image becomes an enclosure with its size", () => {
  const image = { url: "https://site.example/feeds/images/a.jpg?x&y", length: 4711 };
  expect(feedXml(channel, [item({ image })])).toContain(
    '<enclosure url="https://site.example/feeds/images/a.jpg?x&amp;y" length="4711" type="image/jpeg"/>',
  );
  expect(feedXml(channel, [item()])).not.toContain("<enclosure");
});

test("a feed without items has no dates and stays a feed", () => {
  const xml = feedXml(channel, []);
  expect(xml).not.toMatch(/Date>/);
  expect(all(xml, "copyright")).toEqual(["© Firm Ltd."]);
});

test("a date that is none is refused", () => {
  expect(() => feedXml(channel, [item({ pubDate: "soon" })])).toThrow('"soon" is no date');
});
