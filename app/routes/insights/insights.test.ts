import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import {
  contentItem,
  feedData,
  feedFiles,
  feedInsights,
} from "#app/features/feeds/feed-content.ts";
import { feedXml } from "#app/features/feeds/feed-xml.ts";
import { insightListsContent } from "#app/features/insights/content.ts";
import { searchDocuments } from "#app/features/search/index-file.ts";
import { llmsText } from "#app/features/seo/llms-text.ts";
import { sitemapXml } from "#app/features/seo/sitemap.ts";
import { content, type Insight } from "#app/model/content.ts";
import { FEED_ADDRESSES } from "#app/routes/feeds/feed-addresses.ts";
import { allPages, pageAt } from "#app/routes/page-index.ts";
import { pageView } from "#app/routes/views.ts";
import { fixtureContent } from "../../../tests/set-up/fixture-site.ts";
import { loadTestContent } from "../../../tests/set-up/load-content.ts";
import { renderView } from "../../../tests/set-up/render-view.tsx";
import { relatedInsights, shorten } from "./detail/read-next.tsx";
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
  test.each(["articles", "insights"])("the list %s, at its top", async (list) => {
    const page = pageAt(list === "insights" ? "/insights" : `/insights/${list}`);
    const html = page && renderView(pageView(page));
    expect(html?.match(/<h2.*?<\/h2>/)?.[0]).toContain("A new insight");
  });

  test("the pages to build, in every folder, each with a link back to the list of that folder", () => {
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

  test("the related texts of another article of its category", async () => {
    const { insights } = content();
    const other = insights.find(({ id, category }) => id !== ID && category === "Strategy");
    expect(other && relatedInsights(other, insights).map(({ id }) => id)).toContain(ID);
  });

  test("the feeds of all items and of insights, but not the feed of blogs", async () => {
    const data = feedData(
      feedInsights().map((insight) => contentItem(insight, 1, FEED_ADDRESSES)),
      FEED_ADDRESSES,
    );
    const holds = (type: "all" | "insights" | "blogs") =>
      feedXml(type, data).includes(`insight-${ID}</guid>`);
    expect([holds("all"), holds("insights"), holds("blogs")]).toEqual([true, true, false]);
  });

  test("the sitemap, with its date", async () => {
    expect(sitemapXml([allPages()])).toContain(
      `/insights/articles/${ID}</loc><lastmod>2099-01-02</lastmod>`,
    );
  });

  test("the search", async () => {
    expect(searchDocuments(allPages()).map(({ title }) => title)).toContain("A new insight");
  });
});

test.each(["articles", "blogs"])(
  "an insight of %s has an address in every folder, and the address in its own folder is canonical",
  (list) => {
    const insight = content().insights.find((insight) => insight.list === list);
    const canonical = `/insights/${list}/${insight?.id}`;
    for (const folder of ["/insights", "/insights/articles", "/insights/blogs", "/blogs"]) {
      const page = pageAt(`${folder}/${insight?.id}`);
      expect(page?.canonical).toBe(canonical);
      expect(page?.isIndexed).toBe(page?.path === canonical);
    }
  },
);

test("an insight shows the way to it that search engines get", () => {
  const insight = content().insights.find(({ list }) => list === "articles");
  const page = pageAt(`/insights/articles/${insight?.id}`);
  const html = page && renderView(pageView(page));
  const trail = html?.match(/<nav aria-label="Breadcrumb".*?<\/nav>/s)?.[0];
  expect(trail).toContain('href="/insights/articles"');
  expect(trail).toMatch(/<li aria-current="page">[^<]/);
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

describe("the first file in the folder of a list that is coming soon", () => {
  const report = ARTICLE.replaceAll(ID, "a-first-report")
    .replace("A new insight", "A first report")
    .replace(
      "One file is all that an editor adds to the site",
      "One file brings a list to life in content",
    )
    .replace("One file is all that an editor adds,", "One file brings a list to life,");
  const linkOf = (path: string) => `${content().site.url}${path}`;

  beforeAll(async () => {
    const list = "insights/research-reports";
    mkdirSync(join(folder, list), { recursive: true });
    writeFileSync(join(folder, list, "a-first-report.md"), report);
    await loadTestContent();
  });

  test("turns its page into a list that search engines may index", () => {
    const list = pageAt("/insights/research-reports");
    expect(list).toMatchObject({
      title: "Research reports on strategy and growth",
      isIndexed: true,
      hasSignUp: false,
      listed: ["/insights/research-reports/a-first-report"],
    });
    const html = list && renderView(pageView(list));
    expect(html).toContain("A first report");
    expect(html).not.toContain("The report is finished except for the findings");
  });

  test("has a page in that folder and below the list of all insights, and in no other folder", () => {
    const item = pageAt("/insights/research-reports/a-first-report");
    expect(item?.canonical).toBe(item?.path);
    expect(item?.breadcrumbs.map(({ name }) => name)).toEqual([
      "Home",
      "Insights",
      "Research Reports",
      "A first report",
    ]);
    const html = item && renderView(pageView(item));
    expect(html).toContain("Back to Research Reports<");
    expect(html).toContain(">Research report</span>");
    expect(pageAt("/insights/a-first-report")?.canonical).toBe(item?.path);
    expect(pageAt("/insights/articles/a-first-report")).toBeUndefined();
    expect(pageAt("/blogs/a-first-report")).toBeUndefined();
  });

  test("gives the list a feed of its own, a section of llms.txt, and a place in the search", async () => {
    const files = await feedFiles(FEED_ADDRESSES);
    const feed = String(files["/feeds/research-reports.xml"]);
    expect(feed).toContain("<title>A first report</title>");
    expect(feed).toContain(`<link>${linkOf("/insights/research-reports")}</link>`);
    expect(String(files["/feeds/all.xml"])).toContain("<title>A first report</title>");
    expect(String(files["/feeds/insights.xml"])).not.toContain("A first report");
    expect(llmsText(allPages())).toContain("\n## Research Reports\n\n- [Research Reports](");
    expect(searchDocuments(allPages())).toContainEqual(
      expect.objectContaining({ title: "A first report", label: "Research report, Strategy" }),
    );
  });

  test("leaves the lists without items as they were", () => {
    const podcasts = pageAt("/insights/podcasts");
    expect(podcasts).toMatchObject({ title: "Podcasts, coming soon", isIndexed: false });
    expect(podcasts && renderView(pageView(podcasts))).toContain("Coming soon");
  });
});

test("a list of the owner's own is an entry in the file of the lists, and a folder", async () => {
  const path = join(folder, "pages/insight-lists.yaml");
  const entry = `lists:
  - id: field-notes
    meta:
      title: Field notes from our projects
      description: Short notes from projects in the field, with what we measured and what we changed.
    heading: Field notes
    lead: Measured on site.
`;
  writeFileSync(path, readFileSync(path, "utf8").replace("lists:\n", entry));
  await loadTestContent();
  const empty = pageAt("/insights/field-notes");
  expect(empty?.isIndexed).toBe(false);
  expect(empty && renderView(pageView(empty))).toContain(insightListsContent().nothingYet);
  const note = ARTICLE.replaceAll(ID, "a-first-note")
    .replace("A new insight", "A first note")
    .replace(/One file is all/g, "A note is all");
  mkdirSync(join(folder, "insights/field-notes"));
  writeFileSync(join(folder, "insights/field-notes/a-first-note.md"), note);
  await loadTestContent();
  expect(pageAt("/insights/field-notes")?.isIndexed).toBe(true);
  expect(pageAt("/insights/field-notes/a-first-note")?.label).toBe("Field notes, Strategy");
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
