import { describe, expect, test } from "vitest";
import { browserCandidates, findBrowser, findShell } from "./browser.mjs";

describe("the browser", () => {
  test("CHROME_PATH is the only one asked when it is set", () => {
    expect(browserCandidates({ CHROME_PATH: "/opt/x", PATH: "/usr/bin" }, "linux")).toEqual([
      "/opt/x",
    ]);
  });

  test("a CHROME_PATH that does not start is an error that names it", () => {
    expect(() => findBrowser({ CHROME_PATH: "/no/such/browser" })).toThrow("/no/such/browser");
  });

  test("CHROME_PATH asks for one browser: no headless shell stands in for it", () => {
    expect(findShell({ ...process.env, CHROME_PATH: "/opt/x" })).toBeUndefined();
    expect(findShell({ CHROME_PATH: "/opt/x", HEADLESS_SHELL_PATH: "/opt/y" })).toBe("/opt/y");
  });

  test("on Linux the PATH comes first, folder by folder", () => {
    const candidates = browserCandidates({ PATH: "/a:/b" }, "linux");
    expect(candidates[0]).toBe("/a/chromium");
    expect(candidates.indexOf("/a/google-chrome")).toBeLessThan(candidates.indexOf("/b/chromium"));
  });

  test("on macOS and Windows the usual folders are looked into", () => {
    expect(browserCandidates({ HOME: "/u" }, "darwin")).toContain(
      "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    );
    expect(browserCandidates({ PROGRAMFILES: "C:\\P" }, "win32")).toEqual([
      "C:\\P\\Google\\Chrome\\Application\\chrome.exe",
      "C:\\P\\Chromium\\Application\\chrome.exe",
      "C:\\P\\Microsoft\\Edge\\Application\\msedge.exe",
    ]);
  });
});
