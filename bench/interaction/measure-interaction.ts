import { setTimeout as wait } from "node:timers/promises";
import type { Browser, Page } from "@playwright/test";
import type { Measure } from "../part.ts";
import { labBrowser } from "../site/lab-browser.ts";
import { serveSite } from "../site/serve-site.ts";
import { median } from "../statistics.ts";
import { type Journey, journeys } from "./journeys.ts";

const RUNS = 10;
const QUICK_RUNS = 2;
/** A middling telephone beside the machine that measures. */
const CPU_SLOWDOWN = 4;
/** "Good" begins at 200 ms (https://web.dev/articles/inp); this site asks for half of it. */
const MOST = 100;
/** Time for the page to come to rest after its start, and for the browser to tell what it has timed; ms. */
const REST = 500;
/** The least that the browser tells of, in milliseconds: shorter interactions count as this long. */
const SHORTEST = 16;

const screens: Readonly<Record<Journey["screen"], object>> = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
};

/** Measures each journey on freshly loaded pages: interaction to next paint, by the browser's own Event Timing. */
export const measureInteraction: Measure = async ({ isQuick, print }) => {
  await using site = await serveSite();
  const { browser } = await labBrowser();
  await using _closed = browser;
  const figures = [];
  for (const journey of journeys) {
    const times: number[] = [];
    while (times.length < (isQuick ? QUICK_RUNS : RUNS))
      times.push(await timeOf(journey, site.origin, browser));
    print(`${journey.name}: ${times.join(" ")} ms`);
    const figure = { unit: "ms", atMost: MOST };
    figures.push(
      { name: `${journey.name}, median of ${times.length}`, value: median(times), ...figure },
      { name: `${journey.name}, worst`, value: Math.max(...times), ...figure },
    );
  }
  return figures;
};

async function timeOf(
  { act, address, screen }: Journey,
  origin: string,
  browser: Browser,
): Promise<number> {
  await using context = await browser.newContext(screens[screen]);
  const page = await context.newPage();
  await page.goto(`${origin}${address}`);
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
  await wait(REST);
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  await recordInteractions(page);
  await act(page);
  await wait(REST);
  return page.evaluate((least) => Math.max(least, ...(window.interactions ?? [])), SHORTEST);
}

declare global {
  interface Window {
    /** Milliseconds from each input to the next paint, in steps of eight. */
    interactions?: number[];
  }
}

/** Lets the page write down how long its interactions take from now on (https://w3c.github.io/event-timing/). */
async function recordInteractions(page: Page): Promise<void> {
  await page.evaluate((durationThreshold) => {
    const times: number[] = [];
    window.interactions = times;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        // 0 stands for events that are no interaction, such as pointing.
        if (entry.interactionId > 0) times.push(entry.duration);
      }
    }).observe({ type: "event", durationThreshold } as PerformanceObserverInit);
  }, SHORTEST);
}
