import { expect, test } from "vitest";
import { pageOf, siteOf } from "./site-of.ts";
import { findSitemapProblems } from "./sitemap.ts";

const url = "https://site.example";
const canonical = (path: string) => `<link rel="canonical" href="${url}${path}">`;
const entry = (path: string, day = "2025-05-20") =>
  `<url><loc>${url}${path}</loc><lastmod>${day}</lastmod></url>`;

function problemsOf(...entries: string[]): string[] {
  const site = siteOf({
    "index.html": pageOf({ head: canonical("/") }),
    "about/index.html": pageOf({ head: canonical("/about") }),
    "who/index.html": pageOf({ head: canonical("/about") }),
    "404.html": pageOf({ head: '<meta name="robots" content="noindex">' }),
    "sitemap.xml": `<urlset>${entries.join("")}</urlset>`,
  });
  return findSitemapProblems(site).map(({ what }) => what);
}

test("each page once, under its canonical address, is right", () => {
  expect(problemsOf(entry("/"), `<url><loc>${url}/about</loc></url>`)).toEqual([]);
});

test("a page that is missing, twice, or not to be listed is found", () => {
  expect(problemsOf(entry("/"))).toEqual([`${url}/about is missing`]);
  expect(problemsOf(entry("/"), entry("/about"), entry("/"))).toEqual([`${url}/ twice`]);
  expect(problemsOf(entry("/"), entry("/about"), entry("/who"))).toEqual([
    `${url}/who is no page to be listed`,
  ]);
});

test("a day to come, or none of the calendar, is found", () => {
  expect(problemsOf(entry("/"), entry("/about", "2999-01-01"))).toHaveLength(1);
  expect(problemsOf(entry("/"), entry("/about", "May 2025"))).toHaveLength(1);
});

test("no sitemap, or a broken one, is found", () => {
  expect(() => problemsOf("<url>")).toThrow(SyntaxError);
  expect(findSitemapProblems(siteOf({ "index.html": pageOf() }))).toHaveLength(1);
});
