import { describe, expect, test } from "vitest";
import { findInlineCode } from "./inline-code.ts";
import { pageOf, siteOf } from "./site-of.ts";

const check = (body: string, ...allowed: string[]) =>
  findInlineCode(
    siteOf({ "index.html": pageOf({ body }) }, { rules: JSON.stringify(allowed) }),
  ).map(({ what }) => what);

describe("inline code", () => {
  test("data and external scripts pass", () => {
    expect(
      check(
        '<script type="application/ld+json">{}</script><script type="application/json">{}</script>' +
          '<script src="/boot.js" defer></script>',
      ),
    ).toEqual([]);
  });

  test("style attributes and elements are found, in drawings too", () => {
    expect(check('<p style="color:red">')).toEqual(['<p style="color:red">']);
    expect(check('<svg><path style="fill:red"/></svg>')).toEqual(['<path style="fill:red">']);
    expect(check("<style>p{}</style>")).toEqual(["a <style> element"]);
  });

  test("event attributes and javascript: addresses are found", () => {
    expect(check('<button onclick="x()">')).toEqual(['<button onclick="x()">']);
    expect(check('<a href=" JavaScript:x()">x</a>')).toEqual(['<a href=" JavaScript:x()">']);
  });

  test("an inline script is found unless the policy names its hash", () => {
    const hash = "sha256-uFzvnOD7nYWfO4gWrrLeNU5TUGKVu7ZkrW0HW6Dpdu8=";
    const script = "<script>alert(1)</script>";
    const [what = ""] = check(script);
    expect(what).toMatch(/^an inline script \(sha256-[\w+/]{43}=\)$/);
    expect(check(script, hash)).toHaveLength(1);
    expect(check(script, what.slice(18, -1))).toEqual([]);
  });

  test("a policy that allows many scripts is itself the problem", () => {
    expect(check("", "sha256-a=", "sha256-b=")).toEqual(["allows 2 inline scripts"]);
  });
});
