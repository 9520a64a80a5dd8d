import { expect, test } from "vitest";
import { pageOf, siteOf } from "../../tests/set-up/site-of.ts";
import { findIdentityProblems } from "./identity.ts";

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
