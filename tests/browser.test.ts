import { describe, expect, test } from "vitest";
import { browserPaths } from "./browser.ts";

describe("the browser", () => {
  test("a CHROME_PATH that does not start is reported with its path", () => {
    expect(() => browserPaths({ CHROME_PATH: "/no/such/browser" })).toThrow("/no/such/browser");
  });

  test("CHROME_PATH names the browser: no headless shell replaces it", () => {
    expect(browserPaths({ ...process.env, CHROME_PATH: process.execPath })).toEqual({
      CHROME_PATH: process.execPath,
    });
  });
});
