import { describe, expect, test } from "vitest";
import { findResourceProblems } from "./resources.ts";
import { pageOf, siteOf } from "./site-of.ts";

const canonical = '<link rel="canonical" href="https://a.test/">';
const check = (parts: { head?: string; body?: string }, files: Record<string, string> = {}) =>
  findResourceProblems(
    siteOf({ ...files, "index.html": pageOf({ ...parts, head: canonical + (parts.head ?? "") }) }),
  ).map(({ what }) => what);

describe("resources", () => {
  test("files of the site pass, by path and by whole address", () => {
    const head =
      '<link rel="stylesheet" href="/a.css"><meta property="og:image" content="https://a.test/c.png">';
    const body =
      '<img src="/c.png" srcset="/c.png 1x, /d.png 2x"><a href="https://b.test/">out</a>' +
      '<svg><use href="#x"/></svg><img src="data:image/gif;base64,R0lG">';
    expect(check({ head, body }, { "a.css": "", "c.png": "", "d.png": "" })).toEqual([]);
  });

  test("a file that is not there is found wherever it is named", () => {
    expect(check({ head: '<link rel="stylesheet" href="/a.css">' })).toEqual([
      'no file for "/a.css"',
    ]);
    expect(check({ body: '<img srcset="/b.png 2x">' })).toEqual(['no file for "/b.png"']);
    expect(check({ head: '<meta property="og:image" content="https://a.test/c.png">' })).toEqual([
      'no file for "https://a.test/c.png"',
    ]);
    expect(check({}, { "a.css": "a{background:url('/x.svg')}" })).toEqual(['no file for "/x.svg"']);
  });

  test("another host is found wherever it is asked", () => {
    const url = "https://cdn.test/x";
    const found = [`fetches "${url}" from another host`];
    expect(check({ body: `<script src="${url}"></script>` })).toEqual(found);
    expect(check({ body: `<iframe src="${url}"></iframe>` })).toEqual(found);
    expect(check({ head: `<link rel="preconnect" href="${url}">` })).toEqual(found);
    expect(check({ head: `<meta property="og:image" content="${url}">` })).toEqual(found);
    expect(check({}, { "a.css": `@import "${url}";` })).toEqual(found);
    expect(check({}, { "a.css": `@font-face{src:url(${url})}` })).toEqual(found);
  });
});
