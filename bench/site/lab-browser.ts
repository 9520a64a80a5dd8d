import { type Browser, chromium } from "@playwright/test";
import { launchOptions } from "../../tests/set-up/browser-flags.ts";
import { findFreePort } from "../../tests/set-up/free-port.ts";

/** The Chromium that also drives the browser tests (tests/browser.mjs). */
export const browserPath = process.env.CHROME_PATH ?? chromium.executablePath();

/** Starts a browser without a window. @returns it, and its debugging port for Lighthouse */
export async function labBrowser(): Promise<{ browser: Browser; port: number }> {
  const port = await findFreePort();
  const { args, ...options } = launchOptions(browserPath);
  const browser = await chromium.launch({
    ...options,
    args: [...args, `--remote-debugging-port=${port}`],
  });
  return { browser, port };
}
