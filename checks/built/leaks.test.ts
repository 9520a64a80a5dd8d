import { expect, test } from "vitest";
import { findLeakedPaths } from "./leaked-paths.ts";
import { findServerCode } from "./server-code.ts";
import { pageOf, siteOf } from "./site-of.ts";

test("a folder of the builder's machine in any text file is found", () => {
  const site = siteOf({
    "index.html": pageOf(),
    "a.js.map": '{"sources":["/srv/project/app/a.ts"]}',
  });
  expect(findLeakedPaths(site, ["/srv/project"])).toEqual([
    { where: "a.js.map", what: "names the folder /srv/project" },
  ]);
  expect(findLeakedPaths(site, ["/srv/other"])).toEqual([]);
});

test("a script that asks for a module of Node is found", () => {
  const site = siteOf({
    "index.html": pageOf(),
    "a.js": 'import fs from"node:fs"',
    "b.js": 'import{t}from"./__vite-browser-external-x.js"',
    "c.js": 'const node="x"',
  });
  expect(findServerCode(site).map(({ where }) => where)).toEqual(["a.js", "b.js"]);
});
