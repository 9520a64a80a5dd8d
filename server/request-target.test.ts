import { describe, expect, it } from "vitest";
import { encodePath, readRequestTarget } from "./request-target.ts";

describe("readRequestTarget", () => {
  it.each([
    ["/", "/", ""],
    ["/about?a=1&b=/x/", "/about", "?a=1&b=/x/"],
    ["/services/360%c2%b0-business-growth", "/services/360°-business-growth", ""],
    ["/services/m%26a-growth-support", "/services/m&a-growth-support", ""],
    ["http://www.example.com/about?x", "/about", "?x"],
    ["http://www.example.com", "/", ""],
  ])("reads %s as it stands", (url, path, search) => {
    expect(readRequestTarget(url)).toEqual({ kind: "path", path, search, isCanonical: true });
  });

  it.each([
    ["/about/", "/about"],
    ["//about", "/about"],
    ["/insights//articles", "/insights/articles"],
    ["/about/index.html", "/about"],
    ["/about/index.html/", "/about"],
    ["/index.html", "/"],
    ["//", "/"],
  ])("knows the one spelling of %s: %s", (url, path) => {
    expect(readRequestTarget(url)).toMatchObject({ path, isCanonical: false });
  });

  it.each(["/%", "/%zz", "/%ff", "/a%00", "/a%0d%0ab", "about", "*"])(
    "finds %s malformed",
    (url) => {
      expect(readRequestTarget(url).kind).toBe("malformed");
    },
  );

  it.each(["/../a", "/a/%2e%2E/b", "/.", "/a%2fb", "/a%5cb", "/a\\b"])(
    "does not serve %s",
    (url) => {
      expect(readRequestTarget(url).kind).toBe("unservable");
    },
  );

  it("lets nothing but plain characters through in a query", () => {
    expect(readRequestTarget("/a?x=é y")).toMatchObject({ search: "?x=%C3%A9%20y" });
  });
});

describe("encodePath", () => {
  it("writes a path that a URL can hold, with its ampersand", () => {
    expect(encodePath("/services/m&a 360°?#\\")).toBe("/services/m&a%20360%C2%B0%3F%23%5C");
  });
});
