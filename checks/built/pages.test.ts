import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { readBuiltSite } from "./built-site.ts";
import { findElementProblems } from "./elements.ts";
import { findInvalidHtml, readNuReport } from "./html-rules.ts";
import { findIdentityProblems } from "./identity.ts";
import { pageOf, siteOf } from "./site-of.ts";

test("a folder is read with decoded names, addresses and redirecting pages apart", () => {
  const folder = mkdtempSync(join(tmpdir(), "built-site-"));
  expect(() => readBuiltSite(folder)).toThrow("npm run build");
  const files = {
    "server/manifest.json": '{"a":{"file":"a.js"}}',
    "hosting/rules.json": "{}",
    "site/index.html": pageOf(),
    "site/404.html": pageOf(),
    "site/services/m&a/index.html": pageOf(),
    "site/apply/index.html": pageOf({ head: '<meta http-equiv="refresh" content="0;url=/x">' }),
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const site = readBuiltSite(folder);
  rmSync(folder, { recursive: true });
  expect(site.pages.map(({ address }) => address)).toEqual(["/404", "/", "/services/m&a"]);
  expect(site.redirects).toEqual(new Set(["/apply"]));
  expect(site.files).toContain("services/m&a/index.html");
  expect(site.files.size).toBe(4);
  expect(site.manifest.a?.file).toBe("a.js");
});

test.each([
  ["a block inside of a paragraph", "<h1>A</h1>\n<p><div>B</div></p>"],
  ["an id twice", '<h1 id="a">A</h1>\n<p id="a">B</p>'],
  ["a second first heading", "<h1>A</h1>\n<h1>B</h1>"],
  ["a heading that skips a level", "<h1>A</h1>\n<h3>B</h3>"],
  ["an empty heading", "<h1>A</h1>\n<h2></h2>"],
  ["a picture without alternative text", '<h1>A</h1>\n<img src="/a.png" width="4" height="3">'],
  ["a picture without a height", '<h1>A</h1>\n<img src="/a.png" alt="" width="4">'],
  ["a width in words", '<h1>A</h1>\n<img src="/a.png" alt="" width="auto" height="3">'],
  ["a field without a label", '<h1>A</h1>\n<input type="text" name="a">'],
  ["a reference to an id that is not there", '<h1>A</h1>\n<p aria-describedby="b">B</p>'],
  ["an inline style", '<h1>A</h1>\n<p style="color: red">B</p>'],
])("%s is found with its line", async (_, body) => {
  const problems = await findInvalidHtml(siteOf({ "index.html": pageOf({ body }) }));
  expect(problems.map(({ where }) => where)).toContain("/:5");
});

test.each([
  ["no language", pageOf().replace(' lang="en"', ""), 'missing required "lang"'],
  ["no title", pageOf().replace("<title>Title</title>", ""), "must have <title>"],
  ["an empty title", pageOf({ title: "" }), "cannot be empty"],
  ["two titles", pageOf({ head: "<title>B</title>" }), "only appear once"],
  ["a title that search results cut", pageOf({ title: "x".repeat(61) }), "long-title"],
])("%s is found, a good page passes", async (_, html, what) => {
  const problems = await findInvalidHtml(siteOf({ "index.html": html }));
  expect(problems.map((problem) => problem.what).join()).toContain(what);
  const body = '<h1>A</h1><img src="/a.png" alt="" width="4" height="3">';
  expect(await findInvalidHtml(siteOf({ "index.html": pageOf({ body }) }))).toEqual([]);
});

test("the Nu checker's errors and warnings count, its hints do not", () => {
  const url = "file:/x/dist/site/services/m%26a/index.html";
  const messages = [
    { type: "error", url, lastLine: 3, message: "Stray end tag" },
    { type: "info", subType: "warning", url, lastLine: 4, message: "Lang" },
    { type: "info", url, lastLine: 5, message: "Trailing slash" },
  ];
  expect(readNuReport(JSON.stringify({ messages }))).toEqual([
    { where: "services/m&a/index.html:3", what: "Stray end tag" },
    { where: "services/m&a/index.html:4", what: "Lang" },
  ]);
});

const elementProblems = (body: string, ...allowed: string[]) =>
  findElementProblems(
    siteOf({ "index.html": pageOf({ body }) }, { rules: JSON.stringify(allowed) }),
  ).map(({ what }) => what);

test.each([
  '<script type="application/ld+json">{}</script><script type="application/json">{}</script>',
  '<script src="/boot.js" defer></script>',
  '<svg aria-hidden="true"></svg><svg role="img" aria-label="Logo"></svg>',
  '<span aria-hidden="true"><svg></svg></span>',
])("%s passes", (body) => {
  expect(elementProblems(body)).toEqual([]);
});

test.each([
  ['<button onclick="x()">', '<button onclick="x()">'],
  ['<a href=" JavaScript:x()">x</a>', '<a href=" JavaScript:x()">'],
  ['<p style="color:red">', '<p style="color:red">'],
  ['<svg aria-hidden="true"><path style="fill:red"/></svg>', '<path style="fill:red">'],
  ["<style>p{}</style>", "a <style> element"],
  ["<svg></svg>", "<svg> without"],
  ['<svg role="img"><g></g></svg>', "<svg> without"],
])("%s is found", (body, what) => {
  expect(elementProblems(body)).toEqual([expect.stringContaining(what)]);
});

test("an inline script is found unless the policy names its hash, and none but that", () => {
  const hash = "sha256-uFzvnOD7nYWfO4gWrrLeNU5TUGKVu7ZkrW0HW6Dpdu8=";
  const script = "<script>alert(1)</script>";
  const [what = ""] = elementProblems(script);
  expect(what).toMatch(/^an inline script \(sha256-[\w+/]{43}=\)$/);
  expect(elementProblems(script, hash)).toHaveLength(1);
  expect(elementProblems(script, what.slice(18, -1))).toEqual([]);
  expect(elementProblems("", hash, "sha256-a=")).toEqual(["allows 2 inline scripts, not one"]);
});

const head = (path: string, description = `About ${path}`, origin = "https://a.test") =>
  `<meta name="description" content="${description}"><link rel="canonical" href="${origin}${path}">`;
const page = (path: string, origin?: string) =>
  pageOf({ title: path, head: head(path, `To ${path}`, origin) });
const home = pageOf({ title: "Home", head: head("/") });
const hidden = '<meta name="robots" content="noindex"><meta name="description" content="x">';

test.each([
  ["pages with their own words pass", { "about/index.html": page("/about") }, []],
  ["one content under two addresses shares everything", { "start/index.html": home }, []],
  ["a page that search engines leave out", { "404.html": pageOf({ head: hidden }) }, []],
  [
    "a title or description that another page has",
    { "about/index.html": pageOf({ title: "Home", head: head("/about", "About /") }) },
    ["/about: the title of /", "/about: the description of /"],
  ],
  [
    "nothing",
    { "about/index.html": pageOf({ body: "" }) },
    [
      "/about: 0 times a description instead of once",
      "/about: 0 times a h1 instead of once",
      "/about: no canonical address",
    ],
  ],
  [
    "no page",
    { "a/index.html": page("/gone") },
    ['/a: canonical "https://a.test/gone" is no page of this site'],
  ],
  [
    "another host",
    { "b/index.html": page("/b", "https://b.t") },
    ['/b: canonical "https://b.t/b" is no page of this site'],
  ],
  [
    "no whole address",
    { "b/index.html": page("/b", "") },
    ['/b: canonical "/b" is no page of this site'],
  ],
  [
    "a canonical address that leads on to another",
    { "a/index.html": page("/b"), "b/index.html": page("/c"), "c/index.html": page("/c") },
    ['/a: canonical "https://a.test/b" has itself another: "https://a.test/c"'],
  ],
])("identity: %s", (_, files, problems) => {
  const found = findIdentityProblems(siteOf({ "index.html": home, ...files }));
  expect(found.map(({ where, what }) => `${where}: ${what}`)).toEqual(problems);
});
