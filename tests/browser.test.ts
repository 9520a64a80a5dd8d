import { describe, expect, test } from "vitest";
import { browserPaths } from "./browser.ts";

describe("the browser", () => {
  test("a CHROME_PATH that does not start is an error that names it", () => {
    expect(() => browserPaths({ CHROME_PATH: "/no/such/browser" })).toThrow("/no/such/browser");
  });

  test("CHROME_PATH asks for one browser: no headless shell stands in for it", () => {
    expect(browserPaths({ ...process.env, CHROME_PATH: process.execPath })).toEqual({
      CHROME_PATH: process.execPath,
    });
  });
});
