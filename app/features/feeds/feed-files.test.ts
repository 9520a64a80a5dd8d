import sharp from "sharp";
import { expect, test } from "vitest";
import { content } from "#app/model/content.ts";
import { loadTestContent } from "../../../tests/set-up/load-content.ts";
import { feedFiles, feedImagePath, feedLinks } from "./feed-content.ts";
import { FEED_DATA, FEED_TYPES, type FeedData, feedXml } from "./feed-xml.ts";

await loadTestContent();

const files: Record<string, string | Buffer> = await feedFiles();
const read = (path: string) => String(files[path]);

test("the browser, with the data that the build leaves, writes the feeds that the build writes", () => {
  const data: FeedData = JSON.parse(read(FEED_DATA));
  for (const type of FEED_TYPES) {
    expect(feedXml(type, data)).toBe(read(`/feeds/${type}.xml`));
  }
});

test("items have the order of the site, each with the true size of its image", () => {
  const all = read("/feeds/all.xml");
  const found = (pattern: RegExp) => [...all.matchAll(pattern)].map(([, text]) => text);
  const newest = content().insights.slice(0, 50);
  expect(found(/<guid[^>]*>\w+-([^<]*)</g)).toEqual(newest.map(({ id }) => id));
  const sizes = newest.map((item) => String(files[feedImagePath(item)]?.length));
  expect(found(/length="(\d+)"/g)).toEqual(sizes);
});

test("an image is a JPEG of 1200 by 900 in true colours", async () => {
  const image = sharp(files[feedImagePath({ id: content().insights[0]?.id ?? "" })]);
  const size = { width: 1200, height: 900 };
  expect(await image.metadata()).toMatchObject({
    ...size,
    format: "jpeg",
    chromaSubsampling: "4:4:4",
  });
});

test("every link to a feed leads to a file that the build writes, under the title of the feed", () => {
  const links = feedLinks();
  expect(links).toHaveLength(FEED_TYPES.length);
  for (const { path, title } of links) expect(read(path)).toContain(`<title>${title}</title>`);
});
