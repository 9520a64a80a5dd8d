import { mkdtempDisposable, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
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

  test("a CHROME_PATH that is a headless shell is known as one", async () => {
    await using folder = await mkdtempDisposable(join(tmpdir(), "shell-"));
    const shell = join(folder.path, "chrome-headless-shell");
    await symlink(process.execPath, shell);
    const paths = { CHROME_PATH: shell, HEADLESS_SHELL_PATH: shell };
    expect(browserPaths({ ...process.env, CHROME_PATH: shell })).toEqual(paths);
  });
});
