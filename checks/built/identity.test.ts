import { describe, expect, test } from "vitest";
import { findIdentityProblems } from "./identity.ts";
import { pageOf, siteOf } from "./site-of.ts";

const head = (path: string, description = `About ${path}`, origin = "https://a.test") =>
  `<meta name="description" content="${description}"><link rel="canonical" href="${origin}${path}">`;
const check = (files: Record<string, string>) =>
  findIdentityProblems(siteOf(files)).map(({ where, what }) => `${where}: ${what}`);
const home = pageOf({ title: "Home", head: head("/") });

describe("identity of pages", () => {
  test("pages with their own title, description and canonical address pass", () => {
    const about = pageOf({ title: "About", head: head("/about") });
    expect(check({ "index.html": home, "about/index.html": about })).toEqual([]);
  });

  test("a title or description that another page has is a problem", () => {
    const about = pageOf({ title: "Home", head: head("/about", "About /") });
    expect(check({ "index.html": home, "about/index.html": about })).toEqual([
      "/about: the title of /",
      "/about: the description of /",
    ]);
  });

  test("one content under two addresses shares everything", () => {
    expect(check({ "index.html": home, "start/index.html": home })).toEqual([]);
  });

  test("language, title, description, heading and canonical address are asked for", () => {
    const bare = "<!DOCTYPE html><html><head></head><body></body></html>";
    expect(check({ "index.html": bare })).toEqual([
      "/: <html> without lang",
      "/: 0 times a title instead of once",
      "/: 0 times a description instead of once",
      "/: 0 times a h1 instead of once",
      "/: no canonical address",
    ]);
  });

  test("the title of a drawing is not the page's", () => {
    const body = "<h1>A</h1><svg><title>Circle</title></svg>";
    expect(check({ "index.html": pageOf({ head: head("/"), body }) })).toEqual([]);
  });

  test("a canonical address that is no page, no URL or of another host is a problem", () => {
    const page = (path: string, origin?: string) =>
      pageOf({ title: path, head: head(path, `To ${path}`, origin) });
    expect(check({ "index.html": page("/gone") })).toEqual([
      '/: canonical "https://a.test/gone" is no page of this site',
    ]);
    expect(check({ "index.html": page("/", "") })).toEqual(['/: canonical "/" is not a whole URL']);
    expect(check({ "index.html": home, "b/index.html": page("/b", "https://b.test") })).toEqual([
      "canonical: several hosts: https://b.test, https://a.test",
    ]);
  });

  test("a canonical address that leads on to another is a problem", () => {
    const page = (path: string) => pageOf({ title: path, head: head(path, `To ${path}`) });
    const files = { "index.html": home, "a/index.html": page("/b"), "b/index.html": page("/c") };
    expect(check({ ...files, "c/index.html": page("/c") })).toContain(
      '/a: canonical "https://a.test/b" has itself another: "https://a.test/c"',
    );
  });

  test("a page that search engines leave out needs no canonical address", () => {
    const meta = '<meta name="robots" content="noindex"><meta name="description" content="x">';
    expect(check({ "404.html": pageOf({ head: meta }) })).toEqual([]);
  });
});
