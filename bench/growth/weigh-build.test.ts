import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { type TemporaryFolder, temporaryFolder } from "../site/temporary-folder.ts";
import { weighBuild } from "./weigh-build.ts";

let client: TemporaryFolder;
beforeEach(() => {
  client = temporaryFolder("test");
});
afterEach(() => client.remove());

async function write(sizes: Record<string, number>): Promise<void> {
  for (const [path, size] of Object.entries(sizes)) {
    await mkdir(dirname(join(client.folder, path)), { recursive: true });
    await writeFile(join(client.folder, path), "x".repeat(size));
  }
}

const site = {
  "insights/index.html": 100,
  "insights/index.html.br": 10,
  "insights/articles/index.html": 9_999,
  "insights/articles/one/index.html": 50,
  "insights/articles/one/index.html.br": 5,
  "insights/articles/two/index.html": 70,
  "insights/articles/two/index.html.br": 7,
  "insights/one/index.html": 9_999,
  "assets/a.js": 3,
  "assets/b.js": 4,
  "assets/a.css": 999,
  "feeds/all.xml": 20,
  "feeds/blogs.xml": 30,
  "search-index.json": 11,
  "search-index.json.br": 2,
};

it("weighs articles, the list, scripts, feeds and the search index", async () => {
  await write(site);
  expect(await weighBuild(client.folder)).toEqual({
    files: 15,
    pages: 5,
    articlePage: 60,
    articlePageSent: 6,
    listPage: 100,
    listPageSent: 10,
    scripts: 7,
    feeds: 50,
    searchIndex: 11,
    searchIndexSent: 2,
  });
});

it("weighs nothing rather than too little when a part is missing", async () => {
  const { "feeds/all.xml": _, "feeds/blogs.xml": __, ...rest } = site;
  await write(rest);
  await expect(weighBuild(client.folder)).rejects.toThrow("feeds");
});
