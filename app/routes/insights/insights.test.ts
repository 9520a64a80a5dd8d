import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, test, vi } from "vitest";
import { contentItem, feedData, feedInsights } from "#app/features/feeds/feed-content.ts";
import { feedXml } from "#app/features/feeds/feed-xml.ts";
import { searchDocuments } from "#app/features/search/index-file.ts";
import { sitemapXml } from "#app/features/seo/text-files.ts";
import { content, type Insight } from "#app/model/content.ts";
import { FEED_ADDRESSES } from "#app/routes/feeds/feed-addresses.ts";
import { allPages, pageAt } from "#app/routes/page-index.ts";
import { pageView } from "#app/routes/views.ts";
import { fixtureContent } from "../../../tests/set-up/fixture-site.ts";
import { loadTestContent } from "../../../tests/set-up/load-content.ts";
import { renderView } from "../../../tests/set-up/render-view.tsx";
import { relatedInsights, shorten } from "./detail/page.tsx";
import { categoryFiles } from "./list/list-cards.ts";

const ID = "a-new-insight";
const ARTICLE = `---
id: ${ID}
title: A new insight
category: Strategy
date: "2099-01-02"
author: priya-raman
snippet: One file is all that an editor adds to the site, and every list of it knows of the new item.
description: One file is all that an editor adds, and every list of the site knows of it at once.
picture:
  family: rings
  scheme: sky
---

The text of the new insight.
`;

let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "content-"));
  cpSync(fixtureContent("structure"), folder, { recursive: true });
  writeFileSync(join(folder, "insights/articles", `${ID}.md`), ARTICLE);
  vi.stubEnv("CONTENT_DIR", folder);
  vi.stubEnv("SOURCE_DATE_EPOCH", String(Date.parse("2099-01-02") / 1000));
  await loadTestContent();
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

describe("one new file in content/insights/articles, and nothing else, adds the article to", () => {
  it.each(["articles", "insights"])("the list %s, at its top", async (list) => {
    const page = pageAt(list === "insights" ? "/insights" : `/insights/${list}`);
    const html = page && renderView(pageView(page));
    expect(html?.match(/<h2.*?<\/h2>/)?.[0]).toContain("A new insight");
  });

  it("the pages to build, in every folder, each with a link back to the list of that folder", () => {
    const listsByFolder = {
      "/insights": "insights",
      "/insights/articles": "articles",
      "/insights/blogs": "blogs",
      "/blogs": "blogs",
    };
    for (const [folder, list] of Object.entries(listsByFolder)) {
      const page = pageAt(`${folder}/${ID}`);
      expect(page?.canonical, folder).toBe(`/insights/articles/${ID}`);
      expect(page && renderView(pageView(page)), folder).toContain(`Back to ${list}<`);
    }
  });

  it("the related texts of another article of its category", async () => {
    const { insights } = content();
    const other = insights.find(({ id, category }) => id !== ID && category === "Strategy");
    expect(other && relatedInsights(other, insights).map(({ id }) => id)).toContain(ID);
  });

  it("the feeds of all items and of insights, but not the feed of blogs", async () => {
    const data = feedData(
      feedInsights().map((insight) => contentItem(insight, 1, FEED_ADDRESSES)),
      FEED_ADDRESSES,
    );
    const holds = (type: "all" | "insights" | "blogs") =>
      feedXml(type, data).includes(`insight-${ID}</guid>`);
    expect([holds("all"), holds("insights"), holds("blogs")]).toEqual([true, true, false]);
  });

  it("the sitemap, with its date", async () => {
    expect(sitemapXml([allPages()])).toContain(
      `/insights/articles/${ID}</loc><lastmod>2099-01-02</lastmod>`,
    );
  });

  it("the search", async () => {
    expect(searchDocuments(allPages()).map(({ title }) => title)).toContain("A new insight");
  });
});

test("a blog also has an address in the folder of articles, and the address in its own folder is canonical", () => {
  const blog = content().insights.find(({ type }) => type === "blog");
  const canonical = `/insights/blogs/${blog?.id}`;
  for (const folder of ["/insights", "/insights/articles", "/insights/blogs", "/blogs"]) {
    const page = pageAt(`${folder}/${blog?.id}`);
    expect(page?.canonical).toBe(canonical);
    expect(page?.isIndexed).toBe(page?.path === canonical);
  }
});

const LONG = `${"word ".repeat(19)}extraordinary`;

test("a snippet is cut at the end of a word, and is never longer than the limit", () => {
  expect(shorten("short", 100)).toBe("short");
  expect(shorten(LONG, 100)).toBe(`${"word ".repeat(19).trim()}…`);
  expect(shorten("one two, three", 10)).toBe("one two…");
  for (let length = 20; length < 108; length += 1) {
    expect(shorten(LONG, length).length).toBeLessThanOrEqual(length);
  }
});

test("a list of several pages has a file for each category, with its newest items and their total number", async () => {
  for (let index = 0; index < 30; index += 1) {
    const id = `${ID}-${index}`;
    const article = ARTICLE.replace(ID, id)
      .replace("new insight", `insight ${index}`)
      .replace("One file is all", `File ${index} is all`)
      .replace("description: One file", `description: File ${index}`);
    writeFileSync(join(folder, "insights/articles", `${id}.md`), article);
  }
  await loadTestContent();
  const files = categoryFiles();
  const { total, cards } = JSON.parse(files["/insight-lists/articles.strategy.json"] ?? "{}");
  expect(total).toBeGreaterThan(30);
  expect(cards).toHaveLength(24);
  expect(cards[0]).toMatchObject({ category: "Strategy", isoDate: "2099-01-02" });
  expect(Object.keys(files)).toContain("/insight-lists/insights.people-culture.json");
  expect(Object.keys(files).join()).not.toContain("/blogs.");
});

/** Insights, newest first. The letter is the category. */
const insights = ["s1", "t1", "s2", "o1", "s3", "s4", "t2"].map((id) => ({
  id,
  category: id[0],
})) as unknown as Insight[];

function related(id: string): string[] {
  const insight = insights.find((candidate) => candidate.id === id) as Insight;
  return relatedInsights(insight, insights).map((other) => other.id);
}

test("the newest of the same category come first, never the item itself", () => {
  expect(related("s2")).toEqual(["s1", "s3", "s4"]);
});

test("items of other categories follow, newest first", () => {
  expect(related("t2")).toEqual(["t1", "s1", "s2"]);
  expect(related("o1")).toEqual(["s1", "t1", "s2"]);
});

test("a site with two insights relates each to the other", () => {
  const two = insights.slice(0, 2);
  expect(relatedInsights(insights[0] as Insight, two).map(({ id }) => id)).toEqual(["t1"]);
});
