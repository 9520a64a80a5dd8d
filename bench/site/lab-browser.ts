import { chromium } from "@playwright/test";
import lighthouse, { desktopConfig, type Flags, type Result } from "lighthouse";
import { launchOptions } from "../../tests/set-up/browser-flags.ts";
import { findFreePort } from "../../tests/set-up/free-port.ts";

/** The Chromium that also drives the browser tests (tests/browser.ts). */
export const browserPath = process.env.CHROME_PATH ?? chromium.executablePath();

/** On a busy machine a trace may lack its beginning. Then Lighthouse reports an error and measures nothing. */
const MOST_ATTEMPTS = 3;

/** A browser without a window, and Lighthouse in it. */
export async function openLab() {
  const port = await findFreePort();
  const options = launchOptions(browserPath);
  const args = [...options.args, `--remote-debugging-port=${port}`];
  const browser = await chromium.launch({ ...options, args });
  /**
   * Measures a page with simulated throttling: a telephone with a slow processor on slow 4G, or a computer on cable.
   *
   * @throws {Error} if three attempts have failed
   */
  const audit = async (
    url: string,
    device: "mobile" | "desktop",
    flags: Flags,
  ): Promise<Result> => {
    // The not-found page is measured too, though its status is 404.
    const always: Flags = { port, logLevel: "error", output: "json", ignoreStatusCode: true };
    const all = { ...always, ...flags, disableFullPageScreenshot: true };
    let fault: string | undefined;
    for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
      const { lhr } =
        (await lighthouse(url, all, device === "desktop" ? desktopConfig : undefined)) ?? {};
      if (lhr && !lhr.runtimeError) return lhr;
      fault = lhr?.runtimeError?.message;
    }
    throw new Error(`Lighthouse could not measure ${url}: ${fault}`);
  };
  return { browser, audit, [Symbol.asyncDispose]: () => browser.close() };
}
