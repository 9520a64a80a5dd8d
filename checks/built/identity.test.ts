import { expect, test } from "vitest";
import { pageOf as partsOf, siteOf } from "../../tests/set-up/site-of.ts";
import { findIdentityProblems } from "./identity.ts";

const start = '<script data-start></script><link rel="expect" href="#main" blocking="render">';
const card = '<meta property="og:image" content="https://a.test/card.png">';
const pageOf = ({ body = "<h1>A</h1>", ...parts }: Parameters<typeof partsOf>[0] = {}) =>
  partsOf({ ...parts, body: body && card + start + body });
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
    ['/about, /: all have "Home"', '/about, /: all have "About /"'],
  ],
  [
    "nothing",
    { "about/index.html": pageOf({ body: "" }) },
    [
      "/about: 0 times a description instead of once",
      "/about: 0 times a h1 instead of once",
      "/about: 0 times a picture for shared links instead of once",
      "/about: 0 times a script that starts it instead of once",
      "/about: 0 times a link that says what the first paint waits for instead of once",
      "/about: no canonical address",
    ],
  ],
  [
    "a title that search results cut",
    { "b/index.html": pageOf({ title: "&amp;".repeat(61), head: head("/b") }) },
    ["/b: its title has 61 characters, more than 60"],
  ],
  [
    "a title of 60 characters as they are seen",
    { "b/index.html": pageOf({ title: "&amp;".repeat(60), head: head("/b") }) },
    [],
  ],
  [
    "no page",
    { "a/index.html": page("/gone") },
    ['/a: canonical "https://a.test/gone" is not a page that names itself as canonical'],
  ],
  [
    "another host",
    { "b/index.html": page("/b", "https://b.t") },
    ['/b: canonical "https://b.t/b" is not a page that names itself as canonical'],
  ],
  [
    "no whole address",
    { "b/index.html": page("/b", "") },
    ['/b: canonical "/b" is not a page that names itself as canonical'],
  ],
  [
    "a canonical address that names another canonical address",
    { "a/index.html": page("/b"), "b/index.html": page("/c"), "c/index.html": page("/c") },
    ['/a: canonical "https://a.test/b" is not a page that names itself as canonical'],
  ],
])("identity: %s", (_, files, problems) => {
  expect(findIdentityProblems(siteOf({ "index.html": home, ...files }))).toEqual(problems);
});
