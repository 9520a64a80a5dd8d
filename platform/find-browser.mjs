// Plain JavaScript, because tests/browser.mjs reads it before the packages are there.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, resolve } from "node:path";

export const BROWSERS = [
  ..."chromium chromium-browser google-chrome chrome microsoft-edge".split(" "),
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];
/** Chromium without the windows that nobody sees: half the processor time for most tests. */
export const SHELLS = ["chromium-headless-shell", "chrome-headless-shell"];

/** The first program of these names that starts, from the PATH where a name is no whole path. */
export function findOnPath(names, env) {
  const folders = (env.PATH ?? "").split(delimiter);
  const paths = names.flatMap((name) => folders.map((folder) => resolve(folder, name)));
  return [...new Set(paths)].find(startsUp);
}

/** An empty wrapper (Ubuntu's, without its snap) is on the PATH too: only an answer counts. */
export const startsUp = (path) =>
  spawnSync(path, ["--version"], { timeout: 20_000, stdio: "ignore" }).status === 0;

/** Playwright's own browser, where it has been downloaded; it is there for the tests only. */
export function downloadedBrowser() {
  const script = 'import("playwright-core").then((p) => console.log(p.chromium.executablePath()))';
  const { stdout } = spawnSync(process.execPath, ["-e", script], { encoding: "utf8" });
  return existsSync(stdout.trim()) ? stdout.trim() : undefined;
}
