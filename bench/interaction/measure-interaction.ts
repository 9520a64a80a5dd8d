import { setTimeout as wait } from "node:timers/promises";
import type { Browser } from "@playwright/test";
import { serveSite } from "../../tests/set-up/serve-site.ts";
import { type Figure, type Measure, median } from "../figure.ts";
import { openLab } from "../site/lab-browser.ts";

const RUNS = 10;
/** Makes this machine about as slow as a mid-range telephone. */
const CPU_SLOWDOWN = 4;
/** Milliseconds. 200 is "good" (https://web.dev/articles/inp); the goal of this site is half of that. */
const MOST = 100;
/** Milliseconds for the page to come to rest, and for the browser to report its timings. */
const REST = 500;
/** Milliseconds between press and release. Without a delay, hover, press and release share one frame. */
const PRESS = { delay: 80 };

interface Journey {
  name: string;
  address: string;
  /** Selector of the element that is pressed. */
  press: string;
  /** Typed into that element. */
  type?: string;
  /** Selector of what the page shows afterwards. */
  shows: string;
  isPhone?: boolean;
}

const JOURNEYS: readonly Journey[] = [
  {
    name: "open a panel of the menu",
    address: "/",
    press: "header nav [role=button]",
    shows: "nav [aria-expanded=true]",
  },
  {
    name: "open the drawer of a telephone",
    address: "/",
    press: "role=button[name='Open menu']",
    shows: "role=dialog",
    isPhone: true,
  },
  {
    name: "open the search, for which React comes",
    address: "/about",
    press: "role=button[name='Search']",
    shows: "role=dialog[name='Search']",
  },
  {
    name: "next slide of the deck",
    address: "/presentation",
    press: "role=button[name='Next']",
    shows: "text=/^Slide 2 of/",
  },
  {
    name: "choose a category of insights",
    address: "/insights",
    press: "main [href*='?c']",
    shows: "[href*='?c'][aria-current]",
  },
  {
    name: "type into the contact form",
    address: "/contact",
    press: "[name=subject]",
    type: "Ada",
    shows: "main form",
  },
];

/** Measures each journey on freshly loaded pages: interaction to next paint, by the browser's own Event Timing. */
export const measureInteraction: Measure = async ({ isQuick, resources }) => {
  const site = resources.use(await serveSite("dist"));
  const { browser } = resources.use(await openLab());
  const figures: Figure[] = [];
  for (const journey of JOURNEYS) {
    const times: number[] = [];
    while (times.length < (isQuick ? 2 : RUNS))
      times.push(await timeJourney(browser, site.origin, journey));
    console.log(`${journey.name}: ${times.join(" ")} ms`);
    figures.push({
      name: journey.name,
      value: Math.max(...times),
      unit: "ms",
      atMost: MOST,
      note: `worst of ${times.length}; median ${median(times)} ms`,
    });
  }
  return figures;
};

/** @returns milliseconds of the longest interaction */
async function timeJourney(browser: Browser, origin: string, journey: Journey): Promise<number> {
  const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
  const desktop = { viewport: { width: 1440, height: 900 } };
  const page = await browser.newPage(journey.isPhone ? phone : desktop);
  await page.goto(`${origin}${journey.address}`);
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
  await wait(REST);
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  const longest = await page.evaluateHandle(() => {
    // The browser reports nothing shorter than 16 ms.
    const found = { time: 16 };
    new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[]) {
        // 0 means that the event is no interaction, for example a movement of the pointer.
        if (interactionId > 0) found.time = Math.max(found.time, duration);
      }
    }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
    return found;
  });
  const element = page.locator(journey.press).first();
  await element.click(PRESS);
  if (journey.type) await element.pressSequentially(journey.type, { delay: 100 });
  await page.locator(journey.shows).first().waitFor();
  await wait(REST);
  const time = await longest.evaluate((found) => found.time);
  await page.close();
  return time;
}
