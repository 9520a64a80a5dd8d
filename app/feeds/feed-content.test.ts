import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { content, type Insight } from "#app/content/content.ts";
import {
  contentItem,
  type FeedData,
  feedImagePath,
  feedLinks,
  writeFeeds,
} from "./feed-content.ts";
import { FEED_DATA_PATH, FEED_TYPES, feedXml } from "./feed-xml.ts";

const [sample] = content().insights;
const { url } = content().site;

function item(changes: Partial<Insight>) {
  return contentItem({ ...(sample as Insight), id: "a-b", type: "article", ...changes }, 1);
}

test("links of a text are written in full, so that they lead somewhere from a feed reader", () => {
  const markdown = [
    "[page](/services/360°-business-growth?x=1#y) [same](#part) [mail](mailto:a@example.com)",
    "[encoded](/services/360%C2%B0-business-growth) [other](https://other.example/)",
  ].join(" ");
  const addresses = [...item({ markdown }).content.matchAll(/href="([^"]*)"/g)].map(([, to]) => to);
  expect(addresses).toEqual([
    `${url}/services/360%C2%B0-business-growth?x=1#y`,
    `${url}/insights/articles/a-b#part`,
    "mailto:a@example.com",
    `${url}/services/360%C2%B0-business-growth`,
    "https://other.example/",
  ]);
});

test("markup in a text is text in the feed", () => {
  expect(item({ markdown: "`<b>` & c" }).content).toBe("<p><code>&lt;b&gt;</code> &amp; c</p>");
});

test("an insight without a text is announced by its snippet", () => {
  expect(item({ markdown: "", snippet: "Less < more" }).content).toBe("<p>Less &lt; more</p>");
});

test("a day becomes its noon, which no reader's clock turns into another day", () => {
  const { date, updated } = item({ date: "2025-05-20", updated: "2025-06-01" });
  for (const zone of ["Pacific/Honolulu", "Asia/Tokyo"]) {
    const day = (iso = "") => new Date(iso).toLocaleDateString("en-CA", { timeZone: zone });
    expect([day(date), day(updated)]).toEqual(["2025-05-20", "2025-06-01"]);
  }
});

test("a guid names the kind, and stays when the address changes", () => {
  expect(item({}).guid).toBe("insight-a-b");
  expect(item({ type: "blog", formerIds: ["first", "second"] }).guid).toBe("blog-first");
});

test("the author is named, not referred to", () => {
  const { leaders } = content();
  const author = leaders[0]?.id ?? "";
  expect(item({ author }).author).toBe(leaders[0]?.name);
  expect(() => item({ author: "nobody" })).toThrow("nobody");
});

const site = mkdtempSync(join(tmpdir(), "feeds-"));
const read = (path: string) => readFileSync(join(site, path), "utf8");

beforeAll(() => writeFeeds(site));
afterAll(() => rmSync(site, { recursive: true, force: true }));

test("the browser, with the data that the build leaves, writes the feeds that the build writes", () => {
  const data: FeedData = JSON.parse(read(FEED_DATA_PATH));
  for (const type of FEED_TYPES) {
    expect(feedXml(type, data, "/feeds/feed.css")).toBe(read(`/feeds/${type}.xml`));
  }
});

test("items have the order of the site, each with the true size of its image", () => {
  const all = read("/feeds/all.xml");
  const found = (pattern: RegExp) => [...all.matchAll(pattern)].map(([, text]) => text);
  const newest = content().insights.slice(0, 50);
  expect(found(/<guid[^>]*>\w+-([^<]*)</g)).toEqual(newest.map(({ id }) => id));
  const sizes = newest.map((item) => String(statSync(join(site, feedImagePath(item))).size));
  expect(found(/length="(\d+)"/g)).toEqual(sizes);
});

test("an image is a JPEG of 1200 by 900 in true colours", async () => {
  const image = sharp(join(site, feedImagePath({ id: content().insights[0]?.id ?? "" })));
  const size = { width: 1200, height: 900 };
  expect(await image.metadata()).toMatchObject({
    ...size,
    format: "jpeg",
    chromaSubsampling: "4:4:4",
  });
});

test("building an unchanged site again gives unchanged feeds", async () => {
  const before = read("/feeds/all.xml");
  await writeFeeds(site);
  expect(read("/feeds/all.xml")).toBe(before);
});

test("every link to a feed leads to a file that the build writes, under the title of the feed", () => {
  const links = feedLinks();
  expect(links).toHaveLength(FEED_TYPES.length);
  for (const { path, title } of links) expect(read(path)).toContain(`<title>${title}</title>`);
});
