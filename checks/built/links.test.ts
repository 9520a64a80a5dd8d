import { describe, expect, test } from "vitest";
import { findBrokenLinks, findMissingResources } from "./links.ts";
import { pageOf, siteOf } from "./site-of.ts";

const files = {
  "about/index.html": pageOf({ body: '<h1 id="story">About</h1>' }),
  "services/m&a/index.html": pageOf(),
  "services/360°/index.html": pageOf(),
  "apply/index.html": pageOf({ head: '<meta http-equiv="refresh" content="0;url=/about">' }),
  "feeds/all.xml": "<rss/>",
};
const check = (href: string) =>
  findBrokenLinks(
    siteOf({ ...files, "index.html": pageOf({ body: `<a href="${href}">x</a>` }) }),
  ).map(({ what }) => what.replace(`link "${href}": `, ""));

describe("links", () => {
  test.each([
    "/",
    "/about",
    "/about#story",
    "/about?x=1#story",
    "about",
    "#top",
    "/services/m&amp;a",
    "/services/360%C2%B0",
    "/services/360°",
    "/feeds/all.xml",
    "https://other.test/x",
    "mailto:a@b.test",
    "tel:+1",
  ])("%s is a good link", (href) => {
    expect(check(href)).toEqual([]);
  });

  test.each([
    ["", "leads nowhere"],
    ["#", "leads nowhere"],
    ["/gone", "no such page or file"],
    ["/About", "no such page or file"],
    ["/about/", "ends with a slash"],
    ["/about/index.html", "names a file, not an address"],
    ["/services/m%26a", "is spelled unlike its address"],
    ["/about#gone", 'no element with id "gone" there'],
    ["#gone", 'no element with id "gone" there'],
    ["/apply", "is redirected; link to where it leads"],
    ["/%E0%A4%A", "a wrong percent sign"],
    ["https://", "not a URL"],
  ])("%s: %s", (href, problem) => {
    expect(check(href)).toEqual([problem]);
  });

  test("under a sub-path, a link that leaves it is broken", () => {
    const body = '<a href="/site/about">x</a><a href="/about">x</a><a href="/site">x</a>';
    const site = siteOf({ ...files, "index.html": pageOf({ body }) }, { base: "/site" });
    expect(findBrokenLinks(site).map(({ what }) => what)).toEqual(['link "/about": outside /site']);
  });
});

const canonical = '<link rel="canonical" href="https://a.test/">';
const checkFetched = (
  parts: { head?: string; body?: string },
  files: Record<string, string> = {},
) =>
  findMissingResources(
    siteOf({ ...files, "index.html": pageOf({ ...parts, head: canonical + (parts.head ?? "") }) }),
  ).map(({ what }) => what);

describe("resources", () => {
  test("files of the site pass, by path and by whole address", () => {
    const head =
      '<link rel="stylesheet" href="/a.css"><meta property="og:image" content="https://a.test/c.png">';
    const body =
      '<img src="/c.png" srcset="/c.png 1x, /d.png 2x"><a href="https://b.test/">out</a>' +
      '<svg><use href="#x"/></svg><img src="data:image/gif;base64,R0lG">';
    expect(checkFetched({ head, body }, { "a.css": "", "c.png": "", "d.png": "" })).toEqual([]);
  });

  test("a file that is not there is found wherever it is named", () => {
    expect(checkFetched({ head: '<link rel="stylesheet" href="/a.css">' })).toEqual([
      'no file for "/a.css"',
    ]);
    expect(checkFetched({ body: '<img srcset="/b.png 2x">' })).toEqual(['no file for "/b.png"']);
    const scripts = '<script data-start="/s.js"></script><site-island data-files="/t.js">';
    expect(checkFetched({ body: scripts })).toEqual(['no file for "/s.js"', 'no file for "/t.js"']);
    expect(
      checkFetched({ head: '<meta property="og:image" content="https://a.test/c.png">' }),
    ).toEqual(['no file for "https://a.test/c.png"']);
    expect(checkFetched({}, { "a.css": "a{background:url('/x.svg')}" })).toEqual([
      'no file for "/x.svg"',
    ]);
  });

  test("another host is found wherever it is asked", () => {
    const url = "https://cdn.test/x";
    const found = [`fetches "${url}" from another host`];
    expect(checkFetched({ body: `<script src="${url}"></script>` })).toEqual(found);
    expect(checkFetched({ body: `<iframe src="${url}"></iframe>` })).toEqual(found);
    expect(checkFetched({ head: `<link rel="preconnect" href="${url}">` })).toEqual(found);
    expect(checkFetched({ head: `<meta property="og:image" content="${url}">` })).toEqual(found);
    expect(checkFetched({}, { "a.css": `@import "${url}";` })).toEqual(found);
    expect(checkFetched({}, { "a.css": `@font-face{src:url(${url})}` })).toEqual(found);
  });
});
