import { expect, test } from "vitest";
import { pageOf, siteOf } from "../../tests/set-up/site-of.ts";
import { findForeignContent } from "./leaks.ts";

const passage =
  "The forecast was written on a Friday and nobody read it on the Monday after. ".repeat(3);
const url = "https://a.test";
const article = (path: string, body: string) =>
  pageOf({ head: `<link rel="canonical" href="${url}${path}">`, body: `<main>${body}</main>` });
const forecast = article("/insights/the-forecast", `<div><h1>A</h1></div><p>${passage}</p>`);
const home = pageOf({ head: `<link rel="canonical" href="${url}/">` });
const wheres = (files: Record<string, string>) =>
  findForeignContent(
    siteOf({ "index.html": home, "insights/the-forecast/index.html": forecast, ...files }),
  ).map((problem) => problem.replace(/: .*/, ""));

test("the words of a page occur at each of its addresses, on no other page and in no script", () => {
  expect(wheres({ "blogs/the-forecast/index.html": forecast })).toEqual([]);
  const strays = { "insights/index.html": `x ${passage}`, "assets/a.js": `"${passage}"` };
  expect(wheres(strays)).toEqual(["/insights", "assets/a.js"]);
});

test("words beside the first heading may occur on other pages", () => {
  const body = `<div><h1>A</h1><p>${passage.replaceAll("Friday", "Sunday")}</p></div>`;
  const list = pageOf({ body });
  expect(wheres({ "a/b/index.html": article("/a/b", body), "a/index.html": list })).toEqual([]);
});

test("a case study of a service may occur on other pages", () => {
  const study = `<section aria-labelledby="case-studies"><p>${passage}</p></section>`;
  const service = article("/services/a", `<h1>A</h1>${study}`);
  const quoting = pageOf({ body: `<main><p>${passage}</p></main>` });
  const files = { "services/a/index.html": service, "about/index.html": quoting };
  expect(findForeignContent(siteOf(files))).toEqual([]);
});
