import { describe, expect, test } from "vitest";
import { pageOf, siteOf } from "../../tests/set-up/site-of.ts";
import { findBrokenLinks } from "./links.ts";

const files = {
  "about/index.html": pageOf({ body: '<h1 id="story">About</h1>' }),
  "services/m&a/index.html": pageOf(),
  "services/360°/index.html": pageOf(),
  "feeds/all.xml": "<rss/>",
};
const check = (href: string) =>
  findBrokenLinks(
    siteOf({ ...files, "index.html": pageOf({ body: `<a href="${href}">x</a>` }) }),
  ).map((problem) => problem.replace(/^.*": /, ""));

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

  const GONE = "no page or file has this address, in this spelling";
  test.each([
    ["", "leads nowhere"],
    ["#", "leads nowhere"],
    ["/gone", GONE],
    ["/About", GONE],
    ["/about/", GONE],
    ["/about/index.html", GONE],
    ["/services/m%26a", GONE],
    ["/about#gone", "no element there has this id"],
    ["#gone", "no element there has this id"],
    ["/apply", GONE],
    ["/%E0%A4%A", GONE],
    ["https://", "leads nowhere"],
  ])("%s: %s", (href, problem) => {
    expect(check(href)).toEqual([problem]);
  });

  test("below a sub-path, a link that leaves it is broken", () => {
    const body = '<a href="/site/about">x</a><a href="/about">x</a><a href="/site">x</a>';
    const site = siteOf({ ...files, "index.html": pageOf({ body }) }, { base: "/site" });
    expect(findBrokenLinks(site)).toEqual([`/:4: link "/about": ${GONE}`]);
  });

  test("a form may be sent to the path that the hosts pass to the receiver", () => {
    const body = '<form action="/forms"></form><a href="/forms">x</a>';
    const rules = { formPath: "/forms" };
    const site = siteOf({ ...files, "index.html": pageOf({ body }) }, { rules });
    expect(findBrokenLinks(site)).toHaveLength(1);
  });
});
