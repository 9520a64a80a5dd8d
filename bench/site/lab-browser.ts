import { type Browser, chromium } from "@playwright/test";
import lighthouse, { desktopConfig, type Flags, type Result } from "lighthouse";
import { launchOptions } from "../../tests/set-up/browser-flags.ts";
import { findFreePort } from "../../tests/set-up/free-port.ts";

/** The Chromium that also drives the browser tests (tests/browser.mjs). */
export const browserPath = process.env.CHROME_PATH ?? chromium.executablePath();

/** A simulated telephone on slow 4G with a slowed processor, or a computer on cable. */
export type Device = "mobile" | "desktop";

/** On a busy machine a trace may lack its beginning; Lighthouse then says so and measures nothing. */
const MOST_ATTEMPTS = 3;

/** A browser without a window, and Lighthouse in it. */
export interface Lab extends AsyncDisposable {
  browser: Browser;
  /**
   * Measures a page once, with simulated throttling.
   *
   * @throws Error when that has failed three times
   */
  audit: (url: string, device: Device, options: Flags) => Promise<Result>;
}

export async function openLab(): Promise<Lab> {
  const port = await findFreePort();
  const options = launchOptions(browserPath);
  const args = [...options.args, `--remote-debugging-port=${port}`];
  const browser = await chromium.launch({ ...options, args });
  // The not-found page is to be measured like any other.
  const always: Flags = { port, logLevel: "error", output: "json", ignoreStatusCode: true };
  const audit: Lab["audit"] = async (url, device, flags) => {
    const config = device === "desktop" ? desktopConfig : undefined;
    let fault: string | undefined;
    for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
      const all = { ...always, ...flags, disableFullPageScreenshot: true };
      const { lhr } = (await lighthouse(url, all, config)) ?? {};
      if (lhr && !lhr.runtimeError) return lhr;
      fault = lhr?.runtimeError?.message;
    }
    throw new Error(`Lighthouse has not measured ${url}: ${fault}`);
  };
  return { browser, audit, [Symbol.asyncDispose]: () => browser.close() };
}
