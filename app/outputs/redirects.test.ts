import { describe, expect, it } from "vitest";
import { redirectFor, redirects } from "./redirects.ts";

describe("redirectFor", () => {
  it.each([
    ["/insights/none", "/insights"],
    ["/insights/articles/none", "/insights"],
    ["/insights/blogs/none", "/insights"],
    ["/blogs/none", "/insights"],
    ["/industries/none", "/industries"],
  ])("sends the unknown %s to %s where there is no file", (path, to) => {
    expect(redirectFor(path, "no-file", redirects)?.to).toBe(to);
    expect(redirectFor(path, "always", redirects)).toBeUndefined();
  });

  it("sends /apply to the application before looking for a file", () => {
    expect(redirectFor("/apply", "always", redirects)?.to).toBe("/careers/apply");
  });

  it.each(["/insights/", "/insights/none.data", "/insights/a/b", "/services/none", "/feeds/x.xml"])(
    "leaves %s alone",
    (path) => {
      expect(redirectFor(path, "always", redirects)).toBeUndefined();
      expect(redirectFor(path, "no-file", redirects)).toBeUndefined();
    },
  );

  it("never leads to another redirect", () => {
    for (const { to } of redirects) {
      expect(redirectFor(to, "always", redirects)).toBeUndefined();
      expect(redirectFor(to, "no-file", redirects)).toBeUndefined();
    }
  });
});
