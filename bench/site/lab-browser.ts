import { spawnSync } from "node:child_process";
import { type Browser, chromium } from "@playwright/test";
import { launchOptions } from "../../tests/set-up/browser-flags.ts";
import { findFreePort } from "../../tests/set-up/free-port.ts";

/**
 * The Chromium that also drives the browser tests. Installs one where there is none.
 *
 * @throws Error when there is none to be had; the reason is on the error output
 */
export function browserPath(): string {
  const { status, stdout } = spawnSync(process.execPath, ["tests/browser.mjs"], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
  });
  const path = stdout.trim().split("\n").at(-1);
  if (status !== 0 || !path) throw new Error("There is no browser to measure with.");
  return path;
}

/** Starts a browser without a window. @returns it, and its debugging port for Lighthouse */
export async function labBrowser(): Promise<{ browser: Browser; port: number }> {
  const port = await findFreePort();
  const { args, ...options } = launchOptions(browserPath());
  const browser = await chromium.launch({
    ...options,
    args: [...args, `--remote-debugging-port=${port}`],
  });
  return { browser, port };
}
