import { setTimeout as wait } from "node:timers/promises";
import { type Browser, chromium } from "@playwright/test";
import type { Figure } from "../figure.ts";
import type { Measure } from "../part.ts";
import { browserPath, measuringFlags } from "../site/browser-path.ts";
import { type ServedSite, serveSite } from "../site/serve-site.ts";
import { median } from "../statistics.ts";
import { forgetEvents, longestInteraction, readEvents, recordEvents } from "./event-timing.ts";
import { type Journey, journeys, type Screen } from "./journeys.ts";

/** One interaction: milliseconds from the input to the next paint. */
export interface TimedJourney {
  name: string;
  median: number;
  worst: number;
  runs: number;
}

const RUNS = 10;
const QUICK_RUNS = 2;
/** A middling telephone beside the machine that measures. */
const CPU_SLOWDOWN = 4;
/** "Good" begins at 200 ms (https://web.dev/articles/inp); this site asks for half of it. */
const MOST = 100;
/** Time for the page to come to rest after its start, and for the browser to tell what it has timed; ms. */
const REST = 500;

const screens: Readonly<Record<Screen, object>> = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
};

/** Measures each journey on freshly loaded pages. */
export const measureInteraction: Measure<TimedJourney[]> = async ({ isQuick, print }) => {
  const site = await serveSite();
  const browser = await chromium.launch({
    executablePath: browserPath(),
    args: [...measuringFlags],
  });
  const data: TimedJourney[] = [];
  try {
    for (const journey of journeys) {
      const times: number[] = [];
      for (let run = 0; run < (isQuick ? QUICK_RUNS : RUNS); run += 1) {
        times.push(await timeOf(journey, site, browser));
      }
      const { name } = journey;
      data.push({ name, median: median(times), worst: Math.max(...times), runs: times.length });
      print(`${name}: ${times.join(" ")} ms`);
    }
  } finally {
    await browser.close();
    await site.stop();
  }
  return { figures: data.flatMap(figuresOf), data };
};

async function timeOf(journey: Journey, site: ServedSite, browser: Browser): Promise<number> {
  const context = await browser.newContext(screens[journey.screen]);
  try {
    const page = await context.newPage();
    await recordEvents(page);
    await page.goto(site.urlOf(journey.address));
    await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
    await wait(REST);
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
    await forgetEvents(page);
    await journey.act(page);
    await wait(REST);
    return longestInteraction(await readEvents(page));
  } finally {
    await context.close();
  }
}

function figuresOf({ name, runs, ...times }: TimedJourney): Figure[] {
  const goal = { atMost: MOST };
  return [
    { name: `${name}, median of ${runs}`, value: times.median, unit: "ms", goal },
    { name: `${name}, worst of ${runs}`, value: times.worst, unit: "ms", goal },
  ];
}
