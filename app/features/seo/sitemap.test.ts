import { createElement } from "react";
import { expect, test } from "vitest";
import { feedFiles } from "#app/features/feeds/feed-content.ts";
import { content } from "#app/model/content.ts";
import type { PageRecord } from "#app/model/page-record.ts";
import { FEED_ADDRESSES } from "#app/routes/feeds/feed-addresses.ts";
import { allPages, pageAt } from "#app/routes/page-index.ts";
import { loadTestContent } from "../../../tests/set-up/load-content.ts";
import { renderView } from "../../../tests/set-up/render-view.tsx";
import { HeadTags } from "./head-tags.tsx";
import { llmsText } from "./llms-text.ts";
import { sitemapXml } from "./sitemap.ts";

await loadTestContent();

/** A list of insights that is coming soon. */
const COMING_SOON = "/insights/podcasts";

const xml = sitemapXml([allPages()]);
const locations = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, text]) => text);

test("each page is listed once, under its canonical address, percent-encoded and escaped", () => {
  const { url } = content().site;
  expect(new Set(locations).size).toBe(locations.length);
  expect(locations).toContain(`${url}/`);
  expect(locations).toContain(`${url}/services/360%C2%B0-business-growth`);
  expect(locations).toContain(`${url}/services/m&amp;a-growth-support`);
  for (const hidden of ["/hero-preview", "/capabilities", "/careers/apply", "/404", COMING_SOON]) {
    expect(locations).not.toContain(`${url}${hidden}`);
  }
  expect(locations.filter((location) => location?.startsWith(`${url}/blogs/`))).toEqual([]);
});

/** The day of the last change that a sitemap states for a page. Undefined if it states none. */
function lastChange(sitemap: string, path: string): string | undefined {
  const entries = sitemap.split("<url>");
  const entry = entries.find((text) => text.includes(`<loc>${content().site.url}${path}</loc>`));
  return entry && /<lastmod>(.*)<\/lastmod>/.exec(entry)?.[1];
}

test("insights and their lists state the day of their last change from the content", () => {
  const [newest] = content().insights;
  expect(lastChange(xml, `/insights/${newest?.list}/${newest?.id}`)).toBe(
    newest?.updated ?? newest?.date,
  );
  const days = content().insights.map(({ date, updated = date }) => updated);
  expect(lastChange(xml, "/insights")).toBe(days.sort().at(-1));
});

test("a page states the day of its files' last change, if the history of all its files is known", () => {
  expect(lastChange(xml, "/about")).toBeUndefined();
  const history = new Map([
    ["content/pages/about.yaml", "2026-01-02"],
    ["content/legal/terms.md", "2026-02-03"],
    ["content/deck/deck.yaml", "2026-03-04"],
  ]);
  const sitemap = sitemapXml([allPages()], history);
  expect(lastChange(sitemap, "/about")).toBe("2026-01-02");
  expect(lastChange(sitemap, "/terms")).toBe("2026-02-03");
  // The page also has words of another file.
  expect(lastChange(sitemap, "/presentation")).toBeUndefined();
  expect(lastChange(sitemap, "/privacy")).toBeUndefined();
});

test("a list without items is only for visitors: no sitemap, llms.txt or feed contains it", async () => {
  const page = pageAt(COMING_SOON) as PageRecord;
  const head = renderView(createElement(HeadTags, { page }));
  expect(head).toContain('<meta name="robots" content="noindex"/>');
  const feeds = Object.entries(await feedFiles(FEED_ADDRESSES)).filter(([path]) =>
    path.endsWith(".xml"),
  );
  for (const text of [llmsText(allPages()), ...feeds.map(([, file]) => String(file))]) {
    expect(text).not.toContain(COMING_SOON);
  }
});

test("every other page may be shown with a large picture", () => {
  for (const page of allPages()) {
    const head = renderView(createElement(HeadTags, { page }));
    const isLeftOut = page.path === page.canonical && !page.isIndexed;
    const robots = isLeftOut ? "noindex" : "max-image-preview:large";
    expect(head).toContain(`<meta name="robots" content="${robots}"/>`);
  }
});

test("llms.txt has one title, a summary, and a link with a sentence for every service and insight", () => {
  const text = llmsText(allPages());
  const { site, insights, growthServices, capabilities } = content();
  expect(text.startsWith(`# ${site.name}\n\n> ${site.description}\n`)).toBe(true);
  expect(text.match(/^# /gm)).toHaveLength(1);
  const links = [...text.matchAll(/^- \[(.+)\]\((\S+)\): \S/gm)].map(([, name]) => name);
  for (const { title } of [...insights, ...growthServices, ...capabilities]) {
    expect(links).toContain(title);
  }
});

test("every address in llms.txt is absolute and percent-encoded", () => {
  const addresses = [...llmsText(allPages()).matchAll(/\]\(([^)]*)\)/g)].map(
    ([, address]) => address ?? "",
  );
  expect(addresses.length).toBeGreaterThan(40);
  for (const address of addresses) expect(address).toBe(new URL(address).href);
});
