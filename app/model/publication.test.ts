import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { contentItem, feedData, feedInsights } from "#app/features/feeds/feed-content.ts";
import { feedXml } from "#app/features/feeds/feed-xml.ts";
import { searchDocuments } from "#app/features/search/index-file.ts";
import { llmsText } from "#app/features/seo/llms-text.ts";
import { sitemapXml } from "#app/features/seo/sitemap.ts";
import { FEED_ADDRESSES } from "#app/routes/feeds/feed-addresses.ts";
import { allPages, pageAt } from "#app/routes/page-index.ts";
import { shellData } from "#app/routes/shell-data.ts";
import { pageView } from "#app/routes/views.ts";
import { contentProblems } from "../../tests/set-up/content-problems.ts";
import { fixtureContent } from "../../tests/set-up/fixture-site.ts";
import { loadTestContent } from "../../tests/set-up/load-content.ts";
import { addLike, addMadeUp, MADE_UP } from "../../tests/set-up/made-up-content.ts";
import { renderView } from "../../tests/set-up/render-view.tsx";

const TODAY = "2026-11-22";
const SCHEDULED = "made-up-article";
const DRAFT = "made-up-blog";
const DRAFTS = [DRAFT, "made-up-industry", "made-up-service", "made-up-position"];

let folder: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "content-"));
  cpSync(fixtureContent("structure"), folder, { recursive: true });
  vi.stubEnv("CONTENT_DIR", folder);
  vi.stubEnv("SOURCE_DATE_EPOCH", String(Date.parse(`${TODAY}T23:00:00Z`) / 1000));
  addMadeUp(folder);
  addLike(folder, "insights/articles", SCHEDULED, "Made-up article", 'date: "2026-12-01"');
  const draft = "draft: true";
  addLike(folder, "insights/blogs", DRAFT, "Made-up blog", `${draft}\ndate: 2026-03-01`);
  addLike(folder, "industries", "made-up-industry", "Made-up industry", draft);
  addLike(folder, "services/growth", "made-up-service", "Made-up service", draft);
  addLike(folder, "positions", "made-up-position", "Made-up position", draft);
  addLike(folder, "positions", "closed", "Closed position");
  change("positions/closed.yaml", /^order:.*/m, "order: 97");
  change("positions/closed.yaml", /^validThrough:.*$/m, 'validThrough: "2026-11-21"');
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

function change(path: string, from: RegExp | string, to: string): void {
  const file = join(folder, path);
  const text = readFileSync(file, "utf8");
  expect(text).toMatch(from);
  writeFileSync(file, text.replace(from, to));
}

async function site() {
  await loadTestContent();
  const pages = allPages();
  const view = (page: (typeof pages)[number]) => renderView(pageView(page));
  const items = feedInsights().map((insight) => contentItem(insight, 1, FEED_ADDRESSES));
  const parts = [
    feedXml("all", feedData(items, FEED_ADDRESSES)),
    sitemapXml([pages]),
    llmsText(pages),
    JSON.stringify(searchDocuments(pages)),
    JSON.stringify(shellData()),
    ...pages.map(view),
  ];
  return { pages, everything: parts.join("\n"), view };
}

test("drafts and items dated later are nowhere in the published site", async () => {
  const { pages, everything } = await site();
  for (const id of [SCHEDULED, ...DRAFTS]) {
    expect(pages.filter(({ path }) => path.endsWith(`/${id}`))).toEqual([]);
    expect(everything).not.toMatch(new RegExp(`/${encodeURI(id)}["/<?)]`));
  }
  expect(everything).not.toContain("Draft: ");
});

test("on its day and in a preview an item is shown, and the preview marks its title", async () => {
  vi.stubEnv("PREVIEW", "1");
  const preview = await site();
  for (const id of [SCHEDULED, ...DRAFTS]) {
    expect(preview.everything).toContain(`/${encodeURI(id)}`);
  }
  const { view } = preview;
  const [list, item] = ["/insights/articles", `/insights/articles/${SCHEDULED}`].map(pageAt);
  for (const page of [list, item]) {
    expect(page && view(page)).toContain("From December 1, 2026: Made-up article");
  }
  expect(preview.everything).toContain("Draft: Made-up industry");

  vi.stubEnv("PREVIEW", "");
  vi.stubEnv("SOURCE_DATE_EPOCH", String(Date.parse("2026-12-01") / 1000));
  await site();
  expect(pageAt(`/insights/articles/${SCHEDULED}`)?.title).toBe("Made-up article");
  expect(pageAt(`/insights/blogs/${DRAFT}`)).toBeUndefined();
});

test("a closed position is in no list, and its page stays, says so, and is not indexed", async () => {
  const { everything, view } = await site();
  const page = pageAt("/careers/closed");
  expect(page?.isIndexed).toBe(false);
  const html = page && view(page);
  expect(html).toContain("no longer open");
  expect(html).not.toContain("Apply");
  expect(everything).not.toContain("position=closed");
});

/** The faults of the content as `file value remedy`. */
async function faults(): Promise<string[]> {
  const problems = await contentProblems();
  return problems.map(({ file, value, remedy }) => `${file} ${value} ${remedy}`);
}

test.each([
  [MADE_UP.blog[0], DRAFT, "is a draft"],
  [MADE_UP.blog[0], SCHEDULED, "not out before 2026-12-01"],
  [`insights/articles/${SCHEDULED}.md`, DRAFT, "is a draft"],
  [`insights/blogs/${DRAFT}.md`, SCHEDULED, undefined],
])("a link in %s to %s is reported if the target is published later", async (file, id, why) => {
  const address = `/insights/${id === DRAFT ? "blogs" : "articles"}/${id}?${file.length}`;
  writeFileSync(join(folder, file), `\n[Read this](${address}).\n`, { flag: "a" });
  const found = (await faults()).filter((fault) => fault.includes(address));
  expect(found).toEqual(why ? [expect.stringMatching(`^content/${file}.*${why}`)] : []);
  vi.stubEnv("PREVIEW", "1");
  expect(await faults()).toEqual([]);
});

test("a draft that the home page or the brochure names is reported", async () => {
  change("pages/home.yaml", /(?<=^industries:[\s\S]*?cards:\n +- ).*/m, "made-up-industry");
  const title = /(?<=^industries:[\s\S]*?- title: ).*/m;
  change("brochure/brochure.yaml", title, "Made-up industry");
  const reported = (await faults()).filter((fault) => /^content.(pages|brochure)/.test(fault));
  expect(reported.reverse()).toEqual([
    expect.stringMatching(
      "^content/pages/home.yaml made-up-industry content/industries/made-up-industry.yaml is a draft",
    ),
    expect.stringMatching("^content/brochure/brochure.yaml Made-up industry .* is a draft"),
  ]);
});

test("the build states what is not published yet, and when to build again", async () => {
  const { content } = await import("./content.ts");
  const { isPreview, nextChange, publicationNotes } = await import("./publication.ts");
  expect(publicationNotes(content())).toEqual([
    "scheduled: 1 text; build again on 2026-12-01",
    expect.stringMatching(/^closing: \d+ positions; build again on \d{4}-\d\d-\d\d$/),
    expect.stringMatching(/^closed: .*\bclosed$/),
    expect.stringMatching(/^drafts: \d+ texts: .*made-up-industry/),
  ]);
  expect(nextChange(content())).toBe("2026-12-01");
  expect(() => isPreview("yes")).toThrow("PREVIEW must be 1");
});
