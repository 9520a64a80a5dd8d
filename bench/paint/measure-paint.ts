import type { Figure } from "../figure.ts";
import { type LabBrowser, startLabBrowser } from "../lighthouse/lab-browser.ts";
import { numberOf, runLighthouse } from "../lighthouse/run-lighthouse.ts";
import type { Measure } from "../part.ts";
import { type PageOfKind, pagesOfKinds } from "../site/page-kinds.ts";
import { type ServedSite, serveSite } from "../site/serve-site.ts";
import { median } from "../statistics.ts";
import { copyWithoutScripts } from "./without-scripts.ts";

/** Milliseconds from the start of the navigation: medians. */
interface PaintTimes {
  /** First contentful paint. */
  fcp: number;
  /** Largest contentful paint. */
  lcp: number;
}

/** One page as it is beside the same page without scripts. */
export interface PaintedPage extends PageOfKind {
  withScripts: PaintTimes;
  withoutScripts: PaintTimes;
  /** With scripts by without, of the largest paint. */
  ratio: number;
}

const RUNS = 5;
/** The scripts may cost the first sight of a page nothing; what is left is for the spread of the medians. */
const MOST_RATIO = 1.05;
const QUICK = { runs: 1, pages: 3 };

/** Measures one page of every kind with and without its scripts, in turns, so that both meet the same machine. */
export const measurePaint: Measure<PaintedPage[]> = async ({ root, isQuick, print }) => {
  const pages = isQuick ? pagesOfKinds().slice(0, QUICK.pages) : pagesOfKinds();
  const copy = await copyWithoutScripts(`${root}/build`);
  const sites = [await serveSite(), await serveSite(copy.folder)] as const;
  const browser = await startLabBrowser();
  const data: PaintedPage[] = [];
  try {
    for (const page of pages) {
      const painted = await compare(page, sites, browser, isQuick ? QUICK.runs : RUNS);
      data.push(painted);
      print(lineOf(painted));
    }
  } finally {
    await browser.stop();
    await Promise.all(sites.map((site) => site.stop()));
    copy.remove();
  }
  return { figures: figuresOf(data), data };
};

async function compare(
  page: PageOfKind,
  [whole, plain]: readonly [ServedSite, ServedSite],
  { port }: LabBrowser,
  runs: number,
): Promise<PaintedPage> {
  const times = { whole: [] as PaintTimes[], plain: [] as PaintTimes[] };
  for (let run = 0; run < runs; run += 1) {
    times.whole.push(await paintTimes(whole.urlOf(page.address), port));
    times.plain.push(await paintTimes(plain.urlOf(page.address), port));
  }
  const [withScripts, withoutScripts] = [medians(times.whole), medians(times.plain)];
  return { ...page, withScripts, withoutScripts, ratio: withScripts.lcp / withoutScripts.lcp };
}

async function paintTimes(url: string, port: number): Promise<PaintTimes> {
  const report = await runLighthouse(url, port, "mobile", ["performance"]);
  return {
    fcp: numberOf(report, "first-contentful-paint"),
    lcp: numberOf(report, "largest-contentful-paint"),
  };
}

function medians(times: readonly PaintTimes[]): PaintTimes {
  return {
    fcp: Math.round(median(times.map(({ fcp }) => fcp))),
    lcp: Math.round(median(times.map(({ lcp }) => lcp))),
  };
}

function figuresOf(pages: readonly PaintedPage[]): Figure[] {
  return pages.map(({ kind, withScripts, withoutScripts, ratio }) => ({
    name: `${kind}, largest paint with scripts by without`,
    value: ratio,
    unit: "",
    digits: 3,
    goal: { atMost: MOST_RATIO },
    note: `FCP ${withScripts.fcp} and ${withoutScripts.fcp} ms, LCP ${withScripts.lcp} and ${withoutScripts.lcp} ms`,
  }));
}

function lineOf({ kind, address, withScripts, withoutScripts, ratio }: PaintedPage): string {
  const pair = (a: number, b: number) => `${String(a).padStart(5)} ${String(b).padStart(5)}`;
  const times = `FCP${pair(withScripts.fcp, withoutScripts.fcp)}  LCP${pair(withScripts.lcp, withoutScripts.lcp)}`;
  return `${times}  ${ratio.toFixed(3)}  ${kind} (${address})`;
}
