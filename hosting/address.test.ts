import { describe, expect, it } from "vitest";
import { siteAddress } from "./address.ts";

describe("siteAddress", () => {
  it.each([
    [undefined, undefined, "https://www.example.com"],
    ["", "", "https://www.example.com"],
    ["https://your.domain/", undefined, "https://your.domain"],
    ["http://localhost:8080", "/", "http://localhost:8080"],
    ["https://your.domain", "/site", "https://your.domain/site"],
    ["https://your.domain", "/site/", "https://your.domain/site"],
    ["https://your.domain/a/b/", undefined, "https://your.domain/a/b"],
    ["https://your.domain/site", "/site", "https://your.domain/site"],
    [undefined, "/site", "https://www.example.com/site"],
  ])("with SITE_URL %s and BASE_PATH %s is %s", (SITE_URL, BASE_PATH, url) => {
    const address = siteAddress({ SITE_URL, BASE_PATH });
    expect(address.url).toBe(url);
    expect(new URL(url).pathname).toBe(address.basePath || "/");
  });

  it.each([
    ["https://your.domain/a", "/b", /SITE_URL ends with \/a, but BASE_PATH is \/b/],
    ["your.domain", undefined, /SITE_URL must be an address such as/],
    ["ftp://your.domain", undefined, /SITE_URL must be/],
    ["https://your.domain?x=1", undefined, /SITE_URL must be/],
    ["https://your.domain/#top", undefined, /SITE_URL must be/],
    ["https://me:secret@your.domain", undefined, /SITE_URL must be/],
    ["https://your.domain/a b", undefined, /sub-path in SITE_URL must be/],
    [undefined, "site", /sub-path in BASE_PATH must be such as \/site, not "site"/],
    [undefined, "/a/../b", /sub-path in BASE_PATH/],
    [undefined, "//evil.example", /sub-path in BASE_PATH/],
  ])("refuses SITE_URL %s with BASE_PATH %s in words", (SITE_URL, BASE_PATH, message) => {
    expect(() => siteAddress({ SITE_URL, BASE_PATH })).toThrow(message);
  });
});
