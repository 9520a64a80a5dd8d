// Finds the Chromium that drives the browser tests, or installs one.
//
//   node tests/browser.ts playwright test …    runs a command with CHROME_PATH set to it, and
//                                              HEADLESS_SHELL_PATH where there is one beside it
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import {
  BROWSERS,
  downloadedBrowser,
  findOnPath,
  SHELLS,
  startsUp,
} from "../platform/find-browser.ts";
import { pictureBrowser } from "./visual/picture-browser.ts";

/** Environment variables that name the browsers of this machine. */
export interface BrowserPaths {
  CHROME_PATH: string;
  HEADLESS_SHELL_PATH?: string;
}

/**
 * Finds the browsers of this machine. Where there is none it installs Chromium: Debian's package if apt-get may be used
 * without a question, otherwise the one that Playwright downloads.
 *
 * @throws Error that says what to do by hand. A CHROME_PATH that does not start is never replaced.
 */
export function browserPaths(env: NodeJS.ProcessEnv = process.env): BrowserPaths {
  if (env.CHROME_PATH) {
    if (startsUp(env.CHROME_PATH)) return namedBrowser(env.CHROME_PATH);
    throw new Error(
      `CHROME_PATH is ${env.CHROME_PATH}, which does not start. Correct or unset it.`,
    );
  }
  const shell = findOnPath(SHELLS, env);
  // The headless shell alone runs all tests except those that need the whole browser. Those are reported as skipped.
  const chrome = findOnPath(BROWSERS, env) ?? downloadedBrowser() ?? shell ?? installBrowser(env);
  return shell ? { CHROME_PATH: chrome, HEADLESS_SHELL_PATH: shell } : { CHROME_PATH: chrome };
}

/** A headless shell is also named as one, because the tests of the whole browser are skipped without that browser. */
function namedBrowser(path: string): BrowserPaths {
  const paths = { CHROME_PATH: path };
  return SHELLS.includes(basename(path)) ? { ...paths, HEADLESS_SHELL_PATH: path } : paths;
}

/** Prints a warning if reference pictures are not compared on this machine: a skipped test is easily overlooked. */
export function warnOfMissingPictures(): void {
  const browser = pictureBrowser();
  if ("reason" in browser) console.warn(`Reference pictures are not compared: ${browser.reason}.`);
}

function installBrowser(env: NodeJS.ProcessEnv): string {
  const prefix = aptPrefix();
  if (prefix) {
    console.log("── no browser found: installing Debian's chromium");
    const path = installDebianPackage(prefix) && findOnPath(BROWSERS, env);
    if (path) return path;
    console.error("Debian's chromium could not be installed.");
  }
  console.log("── no browser found: downloading Playwright's Chromium");
  const playwright = "node_modules/@playwright/test/cli.js";
  const path = run(process.execPath, playwright, "install", "chromium") && downloadedBrowser();
  if (path) return path;
  const packaged = pictureBrowser();
  if ("path" in packaged) return packaged.path;
  throw new Error(
    "No browser for the tests. Install Chromium or Chrome, or set CHROME_PATH to one that is there.",
  );
}

/** @returns whether Chromium is installed afterwards */
function installDebianPackage(prefix: readonly string[]): boolean {
  const apt = [...prefix, "apt-get"];
  // Without an update, apt may ask for a version that the mirror no longer has.
  if (!run(...apt, "update")) return false;
  const install = [...apt, "install", "-y", "--no-install-recommends"];
  // An older release of Debian has no headless shell, which only makes the tests faster.
  return run(...install, "chromium", "chromium-headless-shell") || run(...install, "chromium");
}

/** The command before apt-get (none as root), or undefined where apt-get cannot or should not be used. */
function aptPrefix(): string[] | undefined {
  const release = existsSync("/etc/os-release") ? readFileSync("/etc/os-release", "utf8") : "";
  const isDebian = /^(ID|ID_LIKE)=.*debian/m.test(release);
  // Ubuntu's package `chromium` only installs a snap.
  const isUbuntu = /^ID(_LIKE)?=.*ubuntu/m.test(release);
  if (!isDebian || isUbuntu) return undefined;
  if (process.getuid?.() === 0) return [];
  const sudo = spawnSync("sudo", ["-n", "true"], { timeout: 60_000, stdio: "ignore" });
  return sudo.status === 0 ? ["sudo", "-n"] : undefined;
}

/** Runs a program with the output of this process. @returns whether it has succeeded */
function run(...commandLine: readonly string[]): boolean {
  const [command = "", ...args] = commandLine;
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  return spawnSync(command, args, { stdio: ["ignore", "inherit", "inherit"], env }).status === 0;
}

if (import.meta.main) {
  const [, , command = "", ...args] = process.argv;
  const env = { ...process.env, ...browserPaths() };
  warnOfMissingPictures();
  const shell = process.platform === "win32";
  process.exitCode = spawnSync(command, args, { stdio: "inherit", env, shell }).status ?? 1;
}
