import { describe, expect, test } from "vitest";
import { findForeignContent, sampleOf } from "./leaks.ts";
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

const fetchedFrom = (parts: Parameters<typeof pageOf>[0], files: Record<string, string> = {}) => {
  const head = `<link rel="canonical" href="https://a.test/">${parts?.head ?? ""}`;
  return findMissingResources(siteOf({ ...files, "index.html": pageOf({ ...parts, head }) })).map(
    ({ what }) => what,
  );
};

describe("resources", () => {
  test("files of the site pass, by path and by whole address", () => {
    const head =
      '<link rel="stylesheet" href="/a.css"><meta property="og:image" content="https://a.test/c.png">';
    const body =
      '<img src="/c.png" srcset="/c.png 1x, /d.png 2x"><a href="https://b.test/">out</a>' +
      '<svg><use href="#x"/></svg><img src="data:image/gif;base64,R0lG">';
    expect(fetchedFrom({ head, body }, { "a.css": "", "c.png": "", "d.png": "" })).toEqual([]);
  });

  test.each(["/x", "https://cdn.test/x"])("%s is found wherever it is named", (url) => {
    const what = url === "/x" ? 'no file for "/x"' : `fetches "${url}" from another host`;
    const bodies = [
      `<script src="${url}"></script>`,
      `<iframe src="${url}"></iframe>`,
      `<img srcset="${url} 2x">`,
      `<svg><use xlink:href="${url}"/></svg>`,
      `<script data-start="${url}"></script>`,
      `<site-island data-files="${url}">`,
      `<link rel="preconnect" href="${url}">`,
      `<meta property="og:image" content="${new URL(url, "https://a.test")}">`,
    ];
    for (const body of bodies) expect(fetchedFrom({ body })).toEqual([expect.anything()]);
    for (const body of bodies.slice(0, -1)) expect(fetchedFrom({ body })).toEqual([what]);
    for (const css of [`@import "${url}";`, `@font-face{src:url(${url})}`, `a{b:url('${url}')}`]) {
      expect(fetchedFrom({}, { "a.css": css })).toEqual([what]);
    }
  });
});

describe("content", () => {
  const wheres = (problems: readonly { where: string }[]) => problems.map(({ where }) => where);
  const passage = "The forecast was written on a Friday and nobody read it on the Monday after.";
  const samples = sampleOf(`---\nid: the-forecast\ntitle: x\n---\n\n${passage} **Nobody.**\n`);
  const body = `<p>${passage}</p>`;

  test("stands under each of its addresses, on no other page and in no script", () => {
    const own = {
      "insights/the-forecast/index.html": pageOf({ body }),
      "blogs/the-forecast/index.html": pageOf({ body }),
    };
    expect(findForeignContent(siteOf(own), samples)).toEqual([]);
    const strays = { "insights/index.html": pageOf({ body }), "assets/a.js": `"${passage}"` };
    expect(wheres(findForeignContent(siteOf({ ...own, ...strays }), samples))).toEqual([
      "/insights",
      "assets/a.js",
    ]);
  });

  test("is looked for by the long texts of a YAML file with an id", () => {
    const long = "Plain words and nothing else in this long text. ".repeat(5);
    const [sample] = sampleOf(`id: a\ndescription: ${passage}\nfull:\n  - >-\n    ${long}\n`);
    expect(sample?.passages).toEqual([long.slice(0, 100)]);
    expect(sampleOf("title: Home")).toEqual([]);
  });
});
