import type { Result } from "lighthouse";
import { isHidden, type Page } from "../../checks/built/page.ts";
import { serveSite } from "../../tests/set-up/serve-site.ts";
import { type Figure, isMet, type Measure, median } from "../figure.ts";
import { ownPages, pagesOfKinds } from "../site/built-pages.ts";
import { openLab } from "../site/lab-browser.ts";

const devices = ["mobile", "desktop"] as const;
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
/** A page that is not perfect is measured this often in all: one run may have met a busy moment of the machine. */
const MOST_RUNS = 3;
const QUICK_PAGES = 3;

/** One number of a report, and what it should be. */
type Reading = Omit<Figure, "value"> & { of: (report: Result) => number };

/** What varies with the machine counts as the median of the runs; of the rest, what a page fails once is a fault. */
const varying: readonly Reading[] = [
  { name: "lowest performance", atLeast: 100, of: (report) => score(report, "performance") },
  {
    name: "longest total blocking time",
    unit: "ms",
    atMost: 0,
    of: ({ audits }) => audits["total-blocking-time"]?.numericValue ?? NaN,
  },
  { name: "longest task above 50 ms", unit: "ms", atMost: 50, of: longestTask },
];
const fixed: readonly Reading[] = categories.slice(1).map((name) => {
  return { name: `lowest ${name}`, atLeast: 100, of: (report) => score(report, name) };
});

/** Measures every page of the built site on both devices. */
export const measureLighthouse: Measure = async ({ isQuick, resources }) => {
  const site = resources.use(await serveSite());
  const { audit } = resources.use(await openLab());
  const pages = isQuick ? pagesOfKinds().slice(0, QUICK_PAGES) : ownPages();
  const worst = new Map<string, Figure>();
  for (const device of devices) {
    for (const page of pages) {
      const options = { onlyCategories: [...categories], skipAudits: exceptions(page) };
      const reports: Result[] = [];
      let found: Figure[];
      do {
        reports.push(await audit(`${site.origin}${encodeURI(page.address)}`, device, options));
        const value = (of: Reading["of"], middle: typeof median) =>
          Math.round(middle(reports.map(of)));
        found = [
          ...varying.map(({ of, ...figure }) => ({ ...figure, value: value(of, median) })),
          ...fixed.map(({ of, ...figure }) => ({
            ...figure,
            value: value(of, (all) => Math.min(...all)),
          })),
        ];
      } while (!isQuick && reports.length < MOST_RUNS && !found.every(isMet));
      const failed = [...new Set(reports.flatMap(failedAudits))].join(" ");
      console.log(
        `${found.map(({ value }) => value).join(" ")} ${device} ${page.address} ${failed}`,
      );
      for (const figure of found) {
        const name = `${device}, ${figure.name} of ${pages.length} pages`;
        const note = isMet(figure) ? "" : `${page.address} ${failed}`.trim();
        const { value: before = NaN } = worst.get(name) ?? {};
        const { value = NaN, atMost } = figure;
        const isBetter = atMost === undefined ? value >= before : value <= before;
        if (!isBetter) worst.set(name, { ...figure, name, note });
      }
    }
  }
  return [...worst.values()];
};

function score({ categories: found }: Result, name: string): number {
  return (found[name]?.score ?? NaN) * 100;
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
