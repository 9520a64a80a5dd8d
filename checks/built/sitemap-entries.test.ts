import { expect, test } from "vitest";
import { pageOf, siteOf } from "../../tests/set-up/site-of.ts";
import { findSitemapProblems } from "./sitemap-entries.ts";

const url = "https://site.example";
const canonical = (path: string) => `<link rel="canonical" href="${url}${path}">`;

const entry = (path: string, day = "2025-05-20") =>
  `<url><loc>${url}${path}</loc><lastmod>${day}</lastmod></url>`;

function sitemapProblems(...entries: string[]): string[] {
  const site = siteOf({
    "index.html": pageOf({ head: canonical("/") }),
    "about/index.html": pageOf({ head: canonical("/about") }),
    "who/index.html": pageOf({ head: canonical("/about") }),
    "404.html": pageOf({ head: '<meta name="robots" content="noindex">' }),
    "sitemap.xml": `<urlset>${entries.join("")}</urlset>`,
  });
  return findSitemapProblems(site).map((problem) => problem.replace("sitemap.xml: ", ""));
}

test("a sitemap with each page once at its canonical address passes", () => {
  expect(sitemapProblems(entry("/"), `<url><loc>${url}/about</loc></url>`)).toEqual([]);
});

test.each([
  [[entry("/")], `${url}/about is missing`],
  [[entry("/"), entry("/about"), entry("/")], `${url}/ stands twice`],
  [[entry("/"), entry("/about"), entry("/who")], `${url}/who is not a page for search engines`],
  [[entry("/"), entry("/about", "2999-01-01")], '"2999-01-01" is not a day of the past'],
  [[entry("/"), entry("/about", "May 2025")], '"May 2025" is not a day of the past'],
])("the sitemap of %j is wrong", (entries, what) => {
  expect(sitemapProblems(...entries)).toEqual([what]);
});

test("a missing or broken sitemap is reported", () => {
  expect(() => sitemapProblems("<url>")).toThrow("1:");
  expect(() => findSitemapProblems(siteOf({ "index.html": pageOf() }))).toThrow("sitemap.xml");
});
