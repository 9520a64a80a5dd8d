import type { CDPSession, Page } from "@playwright/test";
import { serveSite } from "../../tests/set-up/serve-site.ts";
import { type Measure, median } from "../figure.ts";
import { openLab } from "../site/lab-browser.ts";

const RUNS = 5;
/** Makes this machine about as slow as a mid-range telephone. */
const CPU_SLOWDOWN = 4;
/** Milliseconds of a frame at 60 Hz. */
const FRAME = 16.7;
/** Number of frames that are measured together: to read the clock takes longer than a single frame. */
const STRETCH = 10;

/** Measures the frames while a page scrolls. */
export const measureMotion: Measure = async ({ isQuick, resources }) => {
  const site = resources.use(await serveSite("dist"));
  const { browser } = resources.use(await openLab());
  const times: number[] = [];
  while (times.length < (isQuick ? 1 : RUNS)) {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(site.origin);
    await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
    times.push(await longestStretch(page, await page.context().newCDPSession(page)));
    await page.close();
    console.log(`${times.at(-1)} ms a frame`);
  }
  return [
    { name: "scroll the home page, a frame", value: median(times), unit: "ms", atMost: FRAME },
  ];
};

/**
 * Scrolls through the page by script, 24 px a frame. It counts the processor time of the page's main thread, so other work
 * of the machine does not matter.
 *
 * @returns milliseconds a frame on the slow processor, of the ten frames in a row that took longest
 */
async function longestStretch(page: Page, session: CDPSession): Promise<number> {
  await session.send("Performance.enable");
  const threadTime = async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    return metrics.find(({ name }) => name === "ThreadTime")?.value ?? NaN;
  };
  const times: number[] = [];
  for (let isEnd = false; !isEnd; ) {
    const before = await threadTime();
    isEnd = await page.evaluate(async (frames) => {
      const from = scrollY;
      for (let frame = 0; frame < frames; frame += 1) {
        scrollBy({ top: 24, behavior: "instant" });
        await new Promise(requestAnimationFrame);
      }
      return scrollY === from;
    }, STRETCH);
    times.push((((await threadTime()) - before) / STRETCH) * 1000 * CPU_SLOWDOWN);
  }
  return Math.round(Math.max(...times) * 10) / 10;
}
