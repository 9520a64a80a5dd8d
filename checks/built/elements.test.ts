import { expect, test } from "vitest";
import { pageOf, siteOf } from "../../tests/set-up/site-of.ts";
import { findElementProblems } from "./elements.ts";

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
