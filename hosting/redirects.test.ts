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
    expect(redirectFor(path, "no-file")?.to).toBe(to);
    expect(redirectFor(path, "always")).toBeUndefined();
  });

  it("sends /apply to the application before looking for a file", () => {
    expect(redirectFor("/apply", "always")?.to).toBe("/careers/apply");
  });

  it.each(["/insights/", "/insights/a/b", "/services/none", "/feeds/x.xml"])(
    "leaves %s alone",
    (path) => {
      expect(redirectFor(path, "always")).toBeUndefined();
      expect(redirectFor(path, "no-file")).toBeUndefined();
    },
  );

  it("never leads to another redirect", () => {
    for (const { to } of redirects) {
      expect(redirectFor(to, "always")).toBeUndefined();
      expect(redirectFor(to, "no-file")).toBeUndefined();
    }
  });
});
