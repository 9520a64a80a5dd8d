import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { content } from "#app/content/content.ts";
import { buildFeed, FEED_DATA_PATH, type FeedData } from "#app/lib/feed-data.ts";
import { feedImagePath, feedInsights } from "#app/outputs/feed-items.ts";
import { writeFeeds } from "./feeds.ts";

let client: string;

beforeEach(() => {
  client = mkdtempSync(join(tmpdir(), "feeds-"));
});

afterEach(() => rmSync(client, { recursive: true, force: true }));

function writeImages(): void {
  for (const [index, { id }] of feedInsights().entries()) {
    const file = join(client, feedImagePath(id));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, "x".repeat(index + 1));
  }
}

const read = (path: string) => readFileSync(join(client, path), "utf8");

test("the browser, with the data that the build leaves, writes the feeds that the build writes", async () => {
  writeImages();
  await writeFeeds(client);
  const data: FeedData = JSON.parse(read(FEED_DATA_PATH));
  for (const type of ["all", "insights", "blogs"] as const) {
    expect(buildFeed(type, data, "/feeds/feed.css")).toBe(read(`/feeds/${type}.xml`));
  }
});

test("items stand in the order of the site, each with the true size of its image", async () => {
  writeImages();
  await writeFeeds(client);
  const guids = [...read("/feeds/all.xml").matchAll(/<guid[^>]*>\w+-([^<]*)</g)].map(
    ([, id]) => id,
  );
  const newest = content().insights.slice(0, 50);
  expect(guids).toEqual(newest.map(({ id }) => id));
  const lengths = [...read("/feeds/all.xml").matchAll(/length="(\d+)"/g)].map(([, text]) => text);
  expect(lengths).toEqual(newest.map((_, index) => String(index + 1)));
});

test("building an unchanged site again gives unchanged feeds", async () => {
  writeImages();
  await writeFeeds(client);
  const before = read("/feeds/all.xml");
  await writeFeeds(client);
  expect(read("/feeds/all.xml")).toBe(before);
});

test("a missing image stops the build", async () => {
  await expect(writeFeeds(client)).rejects.toThrow("write them first");
});
