#!/usr/bin/env node
// Finds the Chromium that drives the browser tests, or installs one.
//
//   node tests/browser.mjs playwright test …    runs a command with CHROME_PATH set to it, and
//                                               HEADLESS_SHELL_PATH where there is one beside it
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import {
  BROWSERS,
  downloadedBrowser,
  findOnPath,
  SHELLS,
  startsUp,
} from "../platform/find-browser.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));

/**
 * Where the browsers of this machine are; installs Chromium where there is none: Debian's package where
 * apt-get may be used without a question, otherwise the one that Playwright downloads.
 *
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {{ CHROME_PATH: string, HEADLESS_SHELL_PATH?: string }}
 * @throws {Error} that says what to do by hand. A CHROME_PATH that does not start is never replaced.
 */
export function browserPaths(env = process.env) {
  if (env.CHROME_PATH) {
    if (startsUp(env.CHROME_PATH)) return { CHROME_PATH: env.CHROME_PATH };
    throw new Error(
      `CHROME_PATH is ${env.CHROME_PATH}, which does not start. Correct or unset it.`,
    );
  }
  const chrome = findOnPath(BROWSERS, env) ?? downloadedBrowser() ?? install(env);
  const shell = findOnPath(SHELLS, env);
  return { CHROME_PATH: chrome, ...(shell && { HEADLESS_SHELL_PATH: shell }) };
}

function install(env) {
  const become = aptPrefix();
  if (become) {
    console.log("── no browser found: installing Debian's chromium");
    const apt = (...args) => run([...become, "apt-get", ...args]);
    const add = (...names) => apt("install", "-y", "--no-install-recommends", ...names);
    // Without fresh lists apt asks for a version that the mirror may have dropped. An older release of
    // Debian has no headless shell, which only makes the tests faster.
    const isThere =
      apt("update") && (add("chromium", "chromium-headless-shell") || add("chromium"));
    const path = isThere && findOnPath(BROWSERS, env);
    if (path) return path;
    console.error("Debian's chromium could not be installed.");
  }
  console.log("── no browser found: downloading Playwright's Chromium");
  const playwright = join(root, "node_modules/@playwright/test/cli.js");
  const path = run([process.execPath, playwright, "install", "chromium"]) && downloadedBrowser();
  if (path) return path;
  throw new Error(
    "No browser for the tests. Install Chromium or Chrome, or set CHROME_PATH to one that is there.",
  );
}

/** What to put before apt-get ([] as root), or undefined where it may or should not be used. */
function aptPrefix() {
  const release = existsSync("/etc/os-release") ? readFileSync("/etc/os-release", "utf8") : "";
  // Ubuntu is left out: its `chromium` is a wrapper that asks for a snap.
  if (!/^(ID|ID_LIKE)=.*debian/m.test(release) || /^ID(_LIKE)?=.*ubuntu/m.test(release))
    return undefined;
  if (process.getuid?.() === 0) return [];
  return succeeds(["sudo", "-n", "true"]) ? ["sudo", "-n"] : undefined;
}

function run([command, ...args]) {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  return spawnSync(command, args, { stdio: ["ignore", "inherit", "inherit"], env }).status === 0;
}

function succeeds([command, ...args]) {
  return spawnSync(command, args, { timeout: 20_000, stdio: "ignore" }).status === 0;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const [command, ...args] = process.argv.slice(2);
  const env = { ...process.env, ...browserPaths() };
  const shell = process.platform === "win32";
  process.exitCode = spawnSync(command, args, { stdio: "inherit", env, shell }).status ?? 1;
}
