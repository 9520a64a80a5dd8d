import type { Result } from "lighthouse";
import { isHidden, type Page } from "../../checks/built/page.ts";
import { type Figure, isMet, type Measure, median } from "../figure.ts";
import { ownPages, pagesOfKinds } from "../site/built-pages.ts";
import { labBrowser } from "../site/lab-browser.ts";
import { serveSite } from "../site/serve-site.ts";
import { runLighthouse } from "./run-lighthouse.ts";

const devices = ["mobile", "desktop"] as const;
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
/** A page that is not perfect is measured this often in all: one run may have met a busy moment of the machine. */
const MOST_RUNS = 3;
const QUICK_PAGES = 3;

/** One number of a report, and what it should be. What varies with the machine counts as the median of the runs. */
type Reading = Omit<Figure, "value"> & { of: (report: Result) => number; varies: boolean };

const readings: readonly Reading[] = [
  ...categories.map((name): Reading => {
    const of = ({ categories: found }: Result) => Math.round((found[name]?.score ?? NaN) * 100);
    return { name: `lowest ${name}`, atLeast: 100, varies: name === "performance", of };
  }),
  {
    name: "longest total blocking time",
    unit: "ms",
    atMost: 0,
    varies: true,
    of: ({ audits }) => audits["total-blocking-time"]?.numericValue ?? NaN,
  },
  { name: "longest task above 50 ms", unit: "ms", atMost: 50, varies: true, of: longestTask },
];

/** Measures every page of the built site on both devices. */
export const measureLighthouse: Measure = async ({ isQuick, print, resources }) => {
  const site = resources.use(await serveSite());
  const { browser, port } = await labBrowser();
  resources.use(browser);
  const pages = isQuick ? pagesOfKinds().slice(0, QUICK_PAGES) : ownPages();
  const worst: Figure[] = [];
  for (const device of devices) {
    const own = readings.map(({ of: _, varies: __, ...figure }): Figure => {
      return { ...figure, name: `${device}, ${figure.name} of ${pages.length} pages` };
    });
    for (const page of pages) {
      const options = { onlyCategories: [...categories], skipAudits: exceptions(page) };
      const reports: Result[] = [];
      let found: Figure[];
      do {
        const url = `${site.origin}${encodeURI(page.address)}`;
        reports.push(await runLighthouse(url, port, device, options));
        found = own.map((figure, index) => ({
          ...figure,
          value: readingOf(reports, readings[index]),
        }));
      } while (!isQuick && reports.length < MOST_RUNS && !found.every(isMet));
      const failed = [...new Set(reports.flatMap(failedAudits))].join(" ");
      print(`${found.map(({ value }) => value).join(" ")} ${device} ${page.address} ${failed}`);
      for (const [index, figure] of found.entries()) {
        const { value = NaN, atMost } = figure;
        const before = own[index]?.value ?? (atMost === undefined ? Infinity : -Infinity);
        const isWorse = atMost === undefined ? value < before : value > before;
        const note = isMet(figure) ? "" : `${page.address} ${failed}`.trim();
        if (isWorse) Object.assign(own[index] ?? {}, { value, note });
      }
    }
    worst.push(...own);
  }
  return worst;
};

/** Of what does not vary the worst counts: what a page fails once is a fault. */
function readingOf(reports: readonly Result[], reading?: Reading): number {
  const values = reading ? reports.map(reading.of) : [];
  return Math.round(reading?.varies ? median(values) : Math.min(...values));
}

/** Audits that a page fails because of what it is: hidden from search engines, or an answer with status 404. */
function exceptions(page: Page): string[] {
  // The browser itself writes a document with status 404 to its console.
  const ofStatus = page.address === "/404" ? ["http-status-code", "errors-in-console"] : [];
  return isHidden(page) ? ["is-crawlable", ...ofStatus] : ofStatus;
}

function longestTask({ audits }: Result): number {
  const details = audits["long-tasks"]?.details;
  const tasks = details?.type === "table" ? details.items : [];
  return Math.max(0, ...tasks.map(({ duration }) => Number(duration)));
}

function failedAudits({ categories: found, audits }: Result): string[] {
  return categories
    .slice(1)
    .flatMap((category) => found[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);
}
