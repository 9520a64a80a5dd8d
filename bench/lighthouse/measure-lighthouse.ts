import type { Result } from "lighthouse";
import { isHidden, type Page } from "../../checks/built/page.ts";
import { serveSite } from "../../tests/set-up/serve-site.ts";
import { type Figure, isMet, type Measure, median } from "../figure.ts";
import { alteredSite } from "../site/altered-site.ts";
import { canonicalPages, pagesOfKinds } from "../site/built-pages.ts";
import { openLab } from "../site/lab-browser.ts";

const devices = ["mobile", "desktop"] as const;
/** The categories whose scores do not vary with the machine. Performance does. */
const fixed = ["accessibility", "best-practices", "seo"] as const;
/** A page that misses a goal is measured again, this many times in all: the machine may have been busy for a moment. */
const MOST_RUNS = 3;

/** The longest task of a page includes the time that the browser takes to open any document. An empty page shows it. */
const EMPTY_RUNS = 15;
const EMPTY_PAGE = `<!DOCTYPE html><html lang="en"><title>Empty</title><p>Nothing</p></html>`;

/** A number that each report has. */
interface Reading extends Pick<Figure, "name" | "unit" | "atMost" | "atLeast"> {
  read: (report: Result) => number;
  /** Combines the numbers of several runs. */
  combine: (numbers: readonly number[]) => number;
}

/** Of numbers that vary with the machine the median counts, of scores that do not vary the lowest. */
const readings: readonly Reading[] = [
  { name: "lowest performance", atLeast: 100, read: score("performance"), combine: median },
  {
    name: "longest total blocking time",
    unit: "ms",
    atMost: 0,
    read: blockingTime,
    combine: median,
  },
  { name: "longest task above 50 ms", unit: "ms", atMost: 50, read: longestTask, combine: median },
  ...fixed.map((category) => ({
    name: `lowest ${category}`,
    atLeast: 100,
    read: score(category),
    combine: (numbers: readonly number[]) => Math.min(...numbers),
  })),
];

/** Measures every page of the built site on both devices, and the longest task of an empty page. */
export const measureLighthouse: Measure = async ({ isQuick, resources }) => {
  const site = resources.use(await serveSite("dist"));
  const empty = resources.use(await alteredSite({ alter: () => EMPTY_PAGE }));
  const { audit } = resources.use(await openLab());
  const pages = isQuick ? pagesOfKinds().slice(0, 3) : canonicalPages();
  const worst = new Map<string, Figure>();
  for (const device of devices) {
    for (const page of pages) {
      const options = { onlyCategories: ["performance", ...fixed], skipAudits: exceptions(page) };
      const url = `${site.origin}${encodeURI(page.address)}`;
      const auditOnce = () => audit(url, device, options);
      const { figures, failed } = await auditPage(auditOnce, isQuick ? 1 : MOST_RUNS);
      console.log(device, page.address, ...figures.map(({ value }) => value), failed);
      for (const figure of figures) {
        const name = `${device}, ${figure.name} of ${pages.length} pages`;
        const note = isMet(figure) ? "" : `${page.address} ${failed}`.trim();
        keepWorst(worst, { ...figure, name, note });
      }
    }
    const tasks = await Array.fromAsync({ length: EMPTY_RUNS }, async () =>
      longestTask(await audit(empty.origin, device, { onlyAudits: ["long-tasks"] })),
    );
    const name = `${device}, longest task above 50 ms of an empty page`;
    const note = `above 50 ms in ${tasks.filter((time) => time > 50).length} of ${EMPTY_RUNS} runs`;
    worst.set(name, { name, unit: "ms", value: Math.round(Math.max(...tasks)), note });
  }
  return [...worst.values()];
};

/** Audits a page until it meets every goal. @returns its figures, and the ids of the audits that it has failed */
async function auditPage(auditOnce: () => Promise<Result>, mostRuns: number) {
  const reports: Result[] = [];
  let figures: Figure[] = [];
  while (reports.length < mostRuns) {
    reports.push(await auditOnce());
    figures = readings.map(({ read, combine, ...figure }) => ({
      ...figure,
      value: Math.round(combine(reports.map(read))),
    }));
    if (figures.every(isMet)) break;
  }
  return { figures, failed: [...new Set(reports.flatMap(failedAudits))].join(" ") };
}

/** Keeps a figure under its name if it is worse than the figure that is kept there. */
function keepWorst(worst: Map<string, Figure>, figure: Figure): void {
  const { value = NaN, atMost } = figure;
  const { value: kept = NaN } = worst.get(figure.name) ?? {};
  const isAsGood = atMost === undefined ? value >= kept : value <= kept;
  // A comparison with a missing number (NaN) is false, so the figure is kept.
  if (!isAsGood) worst.set(figure.name, figure);
}

function score(category: string) {
  return ({ categories }: Result) => (categories[category]?.score ?? NaN) * 100;
}

function blockingTime({ audits }: Result): number {
  return audits["total-blocking-time"]?.numericValue ?? NaN;
}

function longestTask({ audits }: Result): number {
  const details = audits["long-tasks"]?.details;
  const tasks = details?.type === "table" ? details.items : [];
  return Math.max(0, ...tasks.map(({ duration }) => Number(duration)));
}

/** Audits that a page fails because of what it is: hidden from search engines, or an answer with status 404. */
function exceptions(page: Page): string[] {
  const skipped: string[] = [];
  if (isHidden(page)) skipped.push("is-crawlable");
  // The browser reports a document with status 404 as an error in its console.
  if (page.address === "/404") skipped.push("http-status-code", "errors-in-console");
  return skipped;
}

function failedAudits({ categories, audits }: Result): string[] {
  return fixed
    .flatMap((category) => categories[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);
}
