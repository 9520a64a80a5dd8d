import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { contentRoot } from "#app/collections/source-files.ts";
import { indexedPages } from "#app/outputs/sitemap.ts";
import { pageSources } from "./page-sources.ts";

test("every page that states no date of its own is made of files that exist", () => {
  const sourcesOf = pageSources();
  const undated = indexedPages().filter(({ modified }) => modified === undefined);
  expect(undated.length).toBeGreaterThan(30);
  for (const page of undated) {
    const sources = sourcesOf(page);
    expect(sources, page.path).not.toEqual([]);
    for (const source of sources) {
      expect(existsSync(join(contentRoot(), source)), `${page.path}: ${source}`).toBe(true);
    }
  }
});

test("a service is found by its id, which is not the name of its file", () => {
  const page = indexedPages().find(({ path }) => path === "/services/m&a-growth-support");
  expect(page && pageSources()(page)).toEqual(["services/growth/m-and-a-growth-support.yaml"]);
});
