import sharp from "sharp";
import { expect, test } from "vitest";
import { content } from "#app/model/content.ts";
import { FEED_ADDRESSES } from "#app/routes/feeds/feed-addresses.ts";
import { loadTestContent } from "../../../tests/set-up/load-content.ts";
import { feedFiles, feedImagePath } from "./feed-content.ts";
import { feedLinks } from "./feed-links.ts";
import { FEED_DATA, FEED_TYPES, type FeedData, feedXml } from "./feed-xml.ts";

await loadTestContent();

const files: Record<string, string | Buffer> = await feedFiles(FEED_ADDRESSES);
const read = (path: string) => String(files[path]);

test("the browser makes the same feeds from the feed data as the build", () => {
  const data: FeedData = JSON.parse(read(FEED_DATA));
  for (const type of FEED_TYPES) {
    expect(feedXml(type, data)).toBe(read(`/feeds/${type}.xml`));
  }
});

test("a channel links to the page with the same items", () => {
  const { url } = content().site;
  const linkOf = (type: string) => /<link>(.*?)<\/link>/.exec(read(`/feeds/${type}.xml`))?.[1];
  expect(FEED_TYPES.map(linkOf)).toEqual([
    `${url}/insights`,
    `${url}/insights/articles`,
    `${url}/insights/blogs`,
  ]);
});

test("items have the order of the site, each with the true size of its image", () => {
  const all = read("/feeds/all.xml");
  const found = (pattern: RegExp) => [...all.matchAll(pattern)].map(([, text]) => text);
  const newest = content().insights.slice(0, 50);
  expect(found(/<guid[^>]*>\w+-([^<]*)</g)).toEqual(newest.map(({ id }) => id));
  const sizes = newest.map((item) => String(files[feedImagePath(item)]?.length));
  expect(found(/length="(\d+)"/g)).toEqual(sizes);
});

test("an image is a JPEG of 1200 by 900 in true colors", async () => {
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
