import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, resolve } from "node:path";

/** Names and paths of Chromium and of browsers based on it. */
export const BROWSERS: readonly string[] = [
  "chromium",
  "chromium-browser",
  "google-chrome",
  "chrome",
  "microsoft-edge",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** Playwright's headless shell of Chromium. Most tests take half the processor time with it. */
export const SHELLS: readonly string[] = ["chromium-headless-shell", "chrome-headless-shell"];

/**
 * Finds the first program of a list that starts.
 *
 * @param names absolute paths, or names to look for in the folders of PATH
 */
export function findOnPath(names: readonly string[], env: NodeJS.ProcessEnv): string | undefined {
  const folders = (env.PATH ?? "").split(delimiter);
  const paths = names.flatMap((name) => folders.map((folder) => resolve(folder, name)));
  return [...new Set(paths)].find(startsUp);
}

/**
 * Says whether a program starts. That a file exists is not enough: Ubuntu's `chromium` is an empty wrapper unless its
 * snap is installed.
 */
export function startsUp(path: string): boolean {
  return spawnSync(path, ["--version"], { timeout: 60_000, stdio: "ignore" }).status === 0;
}

/** Playwright's browser, if it has been downloaded. Playwright itself is only installed for the tests. */
export function downloadedBrowser(): string | undefined {
  const script = 'import("playwright-core").then((p) => console.log(p.chromium.executablePath()))';
  const { stdout } = spawnSync(process.execPath, ["-e", script], { encoding: "utf8" });
  return existsSync(stdout.trim()) ? stdout.trim() : undefined;
}
