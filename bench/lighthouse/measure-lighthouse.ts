import type { Result } from "lighthouse";
import { basePath } from "#app/lib/site-href.ts";
import { readBuiltSite } from "../../checks/built/built-site.ts";
import { elementsOf, type Page } from "../../checks/built/page.ts";
import type { Measure } from "../part.ts";
import { pagesOfKinds } from "../site/page-kinds.ts";
import { serveSite } from "../site/serve-site.ts";
import { startLabBrowser } from "./lab-browser.ts";
import { type PageScores, scoresOf } from "./page-scores.ts";
import { type Device, runLighthouse } from "./run-lighthouse.ts";
import { figuresOf } from "./score-figures.ts";

const devices: readonly Device[] = ["mobile", "desktop"];
/** A page below 100 is measured this often in all: one run may have met a busy moment of the machine. */
const MOST_RUNS = 3;
const QUICK_PAGES = 3;

/** Measures every page of the built site on both devices. */
export const measureLighthouse: Measure<PageScores[]> = async ({ root, isQuick, print }) => {
  const pages = pagesToMeasure(`${root}/build/client`, isQuick);
  const [site, browser] = [await serveSite(), await startLabBrowser()];
  const data: PageScores[] = [];
  try {
    for (const page of pages) {
      for (const device of devices) {
        const run = () => runLighthouse(site.urlOf(page.address), browser.port, device);
        const reports = await runUntilPerfect(run, isQuick ? 1 : MOST_RUNS);
        const scores = scoresOf(
          { address: page.address, device, isLeftOut: isLeftOut(page) },
          reports,
        );
        data.push(scores);
        print(lineOf(scores));
      }
    }
  } finally {
    await browser.stop();
    await site.stop();
  }
  return { figures: figuresOf(data), data };
};

function pagesToMeasure(folder: string, isQuick: boolean): readonly Page[] {
  const { pages } = readBuiltSite(folder, basePath());
  if (!isQuick) return pages;
  const few = pagesOfKinds().slice(0, QUICK_PAGES);
  return pages.filter((page) => few.some(({ address }) => address === page.address));
}

function isLeftOut(page: Page): boolean {
  return elementsOf(page, "meta").some(
    ({ attributes }) =>
      attributes.get("name") === "robots" && attributes.get("content")?.includes("noindex"),
  );
}

async function runUntilPerfect(run: () => Promise<Result>, most: number): Promise<Result[]> {
  const reports: Result[] = [];
  while (reports.length < most) {
    const report = await run();
    reports.push(report);
    if (reports.length === 1 && report.categories.performance?.score === 1) break;
  }
  return reports;
}

function lineOf(scores: PageScores): string {
  const { performance, accessibility, seo, tbt, cls, device, address, failed } = scores;
  const numbers = [performance, accessibility, scores["best-practices"], seo].map((score) =>
    String(score).padStart(4),
  );
  const more = `TBT ${tbt} ms, CLS ${cls.toFixed(3)}${failed && `, fails ${failed}`}`;
  return `${numbers.join("")}  ${device.padEnd(7)}  ${address}  ${more}`;
}
