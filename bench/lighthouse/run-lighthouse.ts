import lighthouse, { desktopConfig, type Flags, type Result } from "lighthouse";

/** A simulated telephone on slow 4G with a slowed processor, or a computer on cable. */
export type Device = "mobile" | "desktop";

/** On a busy machine a trace may lack its beginning; Lighthouse then says so and measures nothing. */
const MOST_ATTEMPTS = 3;

/**
 * Runs Lighthouse with its simulated throttling until it has measured a page once.
 *
 * @param port the browser's debugging port
 * @param options which categories or audits count
 * @throws Error when the page could not be measured in three attempts
 */
export async function runLighthouse(
  url: string,
  port: number,
  device: Device,
  options: Pick<Flags, "onlyCategories" | "skipAudits">,
): Promise<Result> {
  const flags: Flags = {
    ...options,
    port,
    logLevel: "error",
    output: "json",
    locale: "en-GB",
    disableFullPageScreenshot: true,
    // The not-found page is to be measured like any other.
    ignoreStatusCode: true,
  };
  let problem: string | undefined;
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    const run = await lighthouse(url, flags, device === "desktop" ? desktopConfig : undefined);
    const report = run?.lhr;
    if (report && !report.runtimeError) return report;
    problem = report?.runtimeError?.message;
  }
  throw new Error(`Lighthouse has not measured ${url}: ${problem ?? "it gives no report"}`);
}

/** @returns the number behind an audit: milliseconds, or the audit's own unit */
export function numberOf({ audits, requestedUrl }: Result, audit: string): number {
  const value = audits[audit]?.numericValue;
  if (value === undefined) throw new Error(`Lighthouse has no ${audit} for ${requestedUrl}`);
  return value;
}
