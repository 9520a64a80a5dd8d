import { expect, test } from "vitest";
import { content } from "#app/content/content.ts";
import { indexedPages, sitemapXml } from "./sitemap.ts";

const locations = [...sitemapXml(() => undefined).matchAll(/<loc>([^<]*)<\/loc>/g)].map(
  ([, text]) => text,
);

test("each page stands once, under its canonical address, escaped twice over", () => {
  const { url } = content().site;
  expect(new Set(locations).size).toBe(locations.length);
  expect(locations).toContain(`${url}/`);
  expect(locations).toContain(`${url}/services/360%C2%B0-business-growth`);
  expect(locations).toContain(`${url}/services/m&amp;a-growth-support`);
  for (const hidden of ["/hero-preview", "/capabilities", "/careers/apply", "/404"]) {
    expect(locations).not.toContain(`${url}${hidden}`);
  }
  expect(locations.filter((location) => location?.startsWith(`${url}/blogs/`))).toEqual([]);
});

test("a page whose last change nobody knows has no date", () => {
  const xml = sitemapXml(({ path }) => (path === "/about" ? "2025-05-20" : undefined));
  expect(xml.match(/<lastmod>[^<]*<\/lastmod>/g)).toEqual(["<lastmod>2025-05-20</lastmod>"]);
  expect(xml).toContain("/about</loc><lastmod>");
});

test("insights state the day of their last change", () => {
  const insights = indexedPages().filter(({ kind }) => kind === "insight");
  expect(insights.length).toBe(content().insights.length);
  for (const { modified } of insights) expect(modified).toMatch(/^\d{4}-\d{2}-\d{2}$/);
});
