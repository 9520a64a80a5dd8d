import { describe, expect, test } from "vitest";
import { pageOf, siteOf } from "../../tests/set-up/site-of.ts";
import { findMissingResources } from "./resources.ts";

const fetchedFrom = (parts: Parameters<typeof pageOf>[0], files: Record<string, string> = {}) => {
  const head = `<link rel="canonical" href="https://a.test/">${parts?.head ?? ""}`;
  return findMissingResources(siteOf({ ...files, "index.html": pageOf({ ...parts, head }) })).map(
    (problem) => problem.replace(/^.*?: /, ""),
  );
};

describe("resources", () => {
  test("files of the site pass, by path and by absolute address", () => {
    const head =
      '<link rel="stylesheet" href="/a.css"><meta property="og:image" content="https://a.test/c.png">';
    const body =
      '<img src="/c.png" srcset="/c.png 1x, /d.png 2x"><a href="https://b.test/">out</a>' +
      '<svg><use href="#x"/></svg><img src="data:image/gif;base64,R0lG">';
    expect(fetchedFrom({ head, body }, { "a.css": "", "c.png": "", "d.png": "" })).toEqual([]);
  });

  test.each(["/x", "https://cdn.test/x"])("%s is reported wherever it occurs", (url) => {
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
