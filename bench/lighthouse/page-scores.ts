import type { Result } from "lighthouse";
import { median } from "../statistics.ts";
import { type Category, categories, type Device, numberOf } from "./run-lighthouse.ts";

/** What Lighthouse says of one page on one device. */
export interface PageScores extends Record<Category, number> {
  /** Decoded. */
  address: string;
  device: Device;
  /** Whether the page asks search engines to leave it out. */
  isLeftOut: boolean;
  /** Total blocking time in milliseconds. */
  tbt: number;
  cls: number;
  /** Ids of the audits that a score below 100 comes from, with spaces between; performance apart. */
  failed: string;
  /** How often it was measured: performance is the median. */
  runs: number;
}

/** What a page is, that its scores do not tell. */
type Subject = Pick<PageScores, "address" | "device" | "isLeftOut">;

/**
 * The scores of a page, 0 to 100.
 *
 * @param reports one or more of the same page: what varies with the machine counts as the median, of the other
 *   scores the lowest, since what a page fails once is a fault
 */
export function scoresOf(subject: Subject, reports: readonly Result[]): PageScores {
  const lowest = (category: Category) =>
    Math.min(...reports.map((report) => scoreOf(report, category)));
  const failed = reports.flatMap((report) =>
    categories
      .filter((category) => category !== "performance")
      .flatMap((category) => failedAudits(report, category)),
  );
  return {
    ...subject,
    performance: median(reports.map((report) => scoreOf(report, "performance"))),
    accessibility: lowest("accessibility"),
    "best-practices": lowest("best-practices"),
    seo: lowest("seo"),
    tbt: Math.round(median(reports.map((report) => numberOf(report, "total-blocking-time")))),
    cls: median(reports.map((report) => numberOf(report, "cumulative-layout-shift"))),
    failed: [...new Set(failed)].join(" "),
    runs: reports.length,
  };
}

/**
 * The audits that a page fails because of what it is, not because of a fault: one that search engines shall
 * leave out says so, and the not-found page answers with its status.
 */
export function failsByDefinition({ isLeftOut, address }: PageScores, audit: string): boolean {
  if (audit === "is-crawlable") return isLeftOut;
  return audit === "http-status-code" && address === "/404";
}

function scoreOf({ categories: found, requestedUrl }: Result, category: Category): number {
  const score = found[category]?.score;
  if (score === undefined || score === null) {
    throw new Error(`Lighthouse has no score for ${category} of ${requestedUrl}`);
  }
  return Math.round(score * 100);
}

function failedAudits({ categories: found, audits }: Result, category: Category): string[] {
  return (found[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);
}
