#!/usr/bin/env node
// Finds the Chromium that drives the browser tests, or installs one.
//
//   node tests/browser.mjs                      prints its path on the last line
//   node tests/browser.mjs playwright test …    runs a command with CHROME_PATH set to it, and
//                                               HEADLESS_SHELL_PATH where there is one beside it
import { spawnSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { delimiter, join, posix } from "node:path";
import { pathToFileURL } from "node:url";
import { installBrowser } from "./set-up/install-browser.mjs";

const names = [
  "chromium",
  "chromium-browser",
  "google-chrome-stable",
  "google-chrome",
  "chrome",
  "microsoft-edge-stable",
  "microsoft-edge",
];

/** Chromium without the windows that nobody sees: half the processor time for most tests. */
const shells = ["chromium-headless-shell", "chrome-headless-shell"];

/**
 * Every place where a Chromium may stand, the best first: CHROME_PATH, then the PATH, then where the
 * installers of the system put it.
 *
 * @param {NodeJS.ProcessEnv} env
 * @param {NodeJS.Platform} platform
 * @returns {string[]} paths that need not exist
 */
export function browserCandidates(env, platform) {
  if (env.CHROME_PATH) return [env.CHROME_PATH];
  if (platform === "win32") {
    const roots = [env.PROGRAMFILES, env["PROGRAMFILES(X86)"], env.LOCALAPPDATA].filter(Boolean);
    const programs = ["Google\\Chrome", "Chromium", "Microsoft\\Edge"].map((folder) => {
      return `${folder}\\Application\\${folder.endsWith("Edge") ? "msedge" : "chrome"}.exe`;
    });
    return roots.flatMap((root) => programs.map((program) => `${root}\\${program}`));
  }
  const folders = (env.PATH ?? "").split(delimiter).filter(Boolean);
  const onPath = folders.flatMap((folder) => names.map((name) => posix.join(folder, name)));
  const apps = ["Chromium", "Google Chrome", "Microsoft Edge"].flatMap((app) =>
    ["/Applications", join(env.HOME ?? "", "Applications")].map(
      (folder) => `${folder}/${app}.app/Contents/MacOS/${app}`,
    ),
  );
  const usual = ["/usr/lib/chromium/chromium", "/opt/google/chrome/chrome", "/snap/bin/chromium"];
  return [...onPath, ...(platform === "darwin" ? apps : usual)];
}

/**
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {string | undefined} path of an installed Chromium that starts
 * @throws {Error} if CHROME_PATH names none: what was asked for is never silently replaced
 */
export function findBrowser(env = process.env) {
  const found = browserCandidates(env, process.platform).find(startsUp);
  if (env.CHROME_PATH && !found) {
    throw new Error(
      `CHROME_PATH is ${env.CHROME_PATH}, which does not start. Correct or unset it.`,
    );
  }
  return found;
}

/**
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {string | undefined} path of a headless shell that starts; none where CHROME_PATH asks for
 *   one browser and no other
 */
export function findShell(env = process.env) {
  if (env.HEADLESS_SHELL_PATH) return env.HEADLESS_SHELL_PATH;
  if (env.CHROME_PATH) return undefined;
  const folders = (env.PATH ?? "").split(delimiter).filter(Boolean);
  return folders.flatMap((folder) => shells.map((name) => join(folder, name))).find(startsUp);
}

/** An empty wrapper (Ubuntu's, without its snap) is on the PATH too: only an answer counts. */
function startsUp(path) {
  try {
    accessSync(path, constants.X_OK);
  } catch {
    return false;
  }
  // On Windows `--version` opens a window instead of answering.
  if (process.platform === "win32") return true;
  return spawnSync(path, ["--version"], { timeout: 20_000, stdio: "ignore" }).status === 0;
}

function main([command, ...args]) {
  const path = findBrowser() ?? installBrowser(findBrowser);
  if (!command) {
    console.log(path);
    return 0;
  }
  const shellPath = findShell();
  const env = {
    ...process.env,
    CHROME_PATH: path,
    ...(shellPath && { HEADLESS_SHELL_PATH: shellPath }),
  };
  const shell = process.platform === "win32";
  return spawnSync(command, args, { stdio: "inherit", env, shell }).status ?? 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  try {
    process.exitCode = main(process.argv.slice(2));
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
