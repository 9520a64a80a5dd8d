import { setTimeout as wait } from "node:timers/promises";
import type { Browser, Page } from "@playwright/test";
import { type Figure, type Measure, median } from "../figure.ts";
import { labBrowser } from "../site/lab-browser.ts";
import { serveSite } from "../site/serve-site.ts";

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
/** How long a finger or a button stays down; without it hovering, pressing and letting go share one frame. */
const PRESS = { delay: 80 };

/** What a visitor does; ends when the page shows what it should. */
type Act = (page: Page) => Promise<void>;

/** By name: where it begins, and the act. */
const journeys: Readonly<Record<string, readonly [address: string, act: Act]>> = {
  "open a panel of the menu": [
    "/",
    async (page) => {
      const menu = page.getByRole("navigation", { name: "Main", exact: true });
      await menu.getByRole("button").first().click(PRESS);
      await menu.locator("[aria-expanded=true]").waitFor();
    },
  ],
  "open the drawer of a telephone": [
    "/",
    async (page) => {
      await page.getByRole("button", { name: "Open menu" }).click(PRESS);
      await page.getByRole("dialog", { name: "Menu" }).waitFor();
    },
  ],
  "next slide of the deck": [
    "/presentation",
    async (page) => {
      await page.getByRole("button", { name: "Next" }).click(PRESS);
      await page
        .getByText(/^Slide 2 of/)
        .first()
        .waitFor();
    },
  ],
  "choose a category of the insights": [
    "/insights",
    async (page) => {
      const filter = page.getByRole("navigation", { name: "Filter by category" });
      const category = filter.getByRole("link").nth(1);
      await category.click(PRESS);
      await category.and(page.locator("[aria-current=true]")).waitFor();
    },
  ],
  "type into the contact form": [
    "/contact",
    async (page) => {
      const field = page.getByRole("main").getByRole("textbox").first();
      await field.pressSequentially("Ada", { delay: 100 });
    },
  ],
};

/** Measures each journey on freshly loaded pages: interaction to next paint, by the browser's own Event Timing. */
export const measureInteraction: Measure = async ({ isQuick, print, resources }) => {
  const site = resources.use(await serveSite());
  const { browser } = await labBrowser();
  resources.use(browser);
  const figures: Figure[] = [];
  for (const name of Object.keys(journeys)) {
    const times: number[] = [];
    while (times.length < (isQuick ? QUICK_RUNS : RUNS)) {
      times.push(await timeOf(name, site.origin, browser));
    }
    print(`${name}: ${times.join(" ")} ms`);
    const note = `worst of ${times.length}; median ${median(times)} ms`;
    figures.push({ name, value: Math.max(...times), unit: "ms", atMost: MOST, note });
  }
  return figures;
};

async function timeOf(name: string, origin: string, browser: Browser): Promise<number> {
  const [address, act] = journeys[name] ?? ["/", async () => {}];
  const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
  const desktop = { viewport: { width: 1440, height: 900 } };
  const page = await browser.newPage(name.includes("telephone") ? phone : desktop);
  await page.goto(`${origin}${address}`);
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
  await wait(REST);
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  const longest = await page.evaluateHandle((least) => {
    const found = { time: least };
    new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[]) {
        // 0 stands for events that are no interaction, such as pointing.
        if (interactionId > 0) found.time = Math.max(found.time, duration);
      }
    }).observe({ type: "event", durationThreshold: least } as PerformanceObserverInit);
    return found;
  }, SHORTEST);
  await act(page);
  await wait(REST);
  const time = await longest.evaluate((found) => found.time);
  await page.close();
  return time;
}
