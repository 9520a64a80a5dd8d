import { expect, test } from "vitest";
import { pageOf, siteOf } from "../../tests/set-up/site-of.ts";
import { findElementProblems } from "./elements.ts";

/** A policy that allows the script `go()`. */
const policy = "script-src 'sha256-5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw='";
const rules = { headers: { "*.html": { "Content-Security-Policy": policy } } };

const elementProblems = (body: string) =>
  findElementProblems(siteOf({ "index.html": pageOf({ body }) }, { rules })).map((problem) =>
    problem.replace("/:4: ", ""),
  );

test.each([
  '<script type="application/ld+json">{}</script><script type="application/json">{}</script>',
  '<script src="/boot.js" defer></script><script data-start="/start.js">go()</script>',
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
  ["<script>alert(1)</script>", "an inline script"],
  ['<script data-start="/start.js">gone()</script>', "an inline script"],
  ["<svg></svg>", "<svg> without"],
  ['<svg role="img"><g></g></svg>', "<svg> without"],
])("%s is found", (body, what) => {
  expect(elementProblems(body)).toEqual([expect.stringContaining(what)]);
});
