import lighthouse, { desktopConfig, type Flags, type Result } from "lighthouse";

/** A simulated telephone on slow 4G with a slowed processor, or a computer on cable. */
export type Device = "mobile" | "desktop";

/** On a busy machine a trace may lack its beginning; Lighthouse then says so and measures nothing. */
const MOST_ATTEMPTS = 3;

/**
 * Runs Lighthouse with its simulated throttling until it has measured a page once.
 *
 * @param port the browser's debugging port
 * @throws Error when the page could not be measured in three attempts
 */
export async function runLighthouse(
  url: string,
  port: number,
  device: Device,
  options: Pick<Flags, "onlyCategories" | "skipAudits">,
  attempts = MOST_ATTEMPTS,
): Promise<Result> {
  // The not-found page is to be measured like any other.
  const always: Flags = { port, logLevel: "error", output: "json", ignoreStatusCode: true };
  const flags = { ...always, ...options, disableFullPageScreenshot: true };
  const run = await lighthouse(url, flags, device === "desktop" ? desktopConfig : undefined);
  if (run && !run.lhr.runtimeError) return run.lhr;
  if (attempts > 1) return runLighthouse(url, port, device, options, attempts - 1);
  throw new Error(`Lighthouse has not measured ${url}: ${run?.lhr.runtimeError?.message}`);
}
