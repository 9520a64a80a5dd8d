import { setTimeout as wait } from "node:timers/promises";
import type { Browser } from "@playwright/test";
import { serveSite } from "../../tests/set-up/serve-site.ts";
import { type Figure, type Measure, median } from "../figure.ts";
import { openLab } from "../site/lab-browser.ts";

const RUNS = 10;
/** A middling telephone beside the machine that measures. */
const CPU_SLOWDOWN = 4;
/** "Good" begins at 200 ms (https://web.dev/articles/inp); this site asks for half of it. */
const MOST = 100;
/** Time for the page to come to rest after its start, and for the browser to tell what it has timed; ms. */
const REST = 500;
/** How long a finger or a button stays down; without it hovering, pressing and letting go share one frame. */
const PRESS = { delay: 80 };

/** Where it begins, what is pressed (and typed into), and what the page then shows. */
const JOURNEYS = [
  ["open a panel of the menu", "/", "header nav [role=button]", "nav [aria-expanded=true]"],
  ["open the drawer of a telephone", "/", "role=button[name='Open menu']", "role=dialog"],
  ["next slide of the deck", "/presentation", "role=button[name='Next']", "text=/^Slide 2 of/"],
  ["choose a category of insights", "/insights", "main [href*='?c']", "[href*='?c'][aria-current]"],
  ["type into the contact form", "/contact", "[name=subject]", "main form"],
];

/** Measures each journey on freshly loaded pages: interaction to next paint, by the browser's own Event Timing. */
export const measureInteraction: Measure = async ({ isQuick, resources }) => {
  const site = resources.use(await serveSite("dist"));
  const { browser } = resources.use(await openLab());
  const figures: Figure[] = [];
  for (const [name = "", address, press = "", shows = ""] of JOURNEYS) {
    const times: number[] = [];
    while (times.length < (isQuick ? 2 : RUNS))
      times.push(await timeOf(browser, name, `${site.origin}${address}`, press, shows));
    console.log(`${name}: ${times.join(" ")} ms`);
    const note = `worst of ${times.length}; median ${median(times)} ms`;
    figures.push({ name, value: Math.max(...times), unit: "ms", atMost: MOST, note });
  }
  return figures;
};

async function timeOf(browser: Browser, name: string, url: string, press: string, shows: string) {
  const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
  const desktop = { viewport: { width: 1440, height: 900 } };
  const page = await browser.newPage(name.includes("telephone") ? phone : desktop);
  await page.goto(url);
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
  await wait(REST);
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  const longest = await page.evaluateHandle(() => {
    // The browser tells of nothing shorter: it counts as this long.
    const found = { time: 16 };
    new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[]) {
        // 0 stands for events that are no interaction, such as pointing.
        if (interactionId > 0) found.time = Math.max(found.time, duration);
      }
    }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
    return found;
  });
  const first = page.locator(press).first();
  await first.click(PRESS);
  if (name.startsWith("type")) await first.pressSequentially("Ada", { delay: 100 });
  await page.locator(shows).first().waitFor();
  await wait(REST);
  const time = await longest.evaluate((found) => found.time);
  await page.close();
  return time;
}
