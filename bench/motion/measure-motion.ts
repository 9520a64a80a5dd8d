import type { CDPSession, Page } from "@playwright/test";
import { serveSite } from "../../tests/set-up/serve-site.ts";
import { type Measure, median } from "../figure.ts";
import { openLab } from "../site/lab-browser.ts";

const RUNS = 5;
/** Makes this machine about as slow as a mid-range telephone. */
const CPU_SLOWDOWN = 4;
/** Milliseconds of a frame at 60 Hz. */
const FRAME = 16.7;
/** A frame of more milliseconds has missed the next frame. */
const LATE = 25;
/** Every motion has ended after so many milliseconds. */
const WATCHED = 1500;
/** Number of frames that are measured together: to read the clock takes longer than a single frame. */
const STRETCH = 10;

/** Measures the frames while a page scrolls and while a picture grows into the next page. */
export const measureMotion: Measure = async ({ isQuick, resources }) => {
  const site = resources.use(await serveSite("dist"));
  const { browser } = resources.use(await openLab());
  const onHome = async (act: (page: Page, session: CDPSession) => Promise<number>) => {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.addInitScript(recordFrames);
    await page.goto(site.origin);
    await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
    const found = await act(page, await page.context().newCDPSession(page));
    await page.close();
    return found;
  };
  const scrolling: number[] = [];
  const growing: number[] = [];
  while (scrolling.length < (isQuick ? 1 : RUNS)) {
    scrolling.push(await onHome(longestStretch));
    growing.push(await onHome(lateFrames));
    console.log(`${scrolling.at(-1)} ms a frame; ${growing.at(-1)} late frames`);
  }
  return [
    { name: "scroll the home page, a frame", value: median(scrolling), unit: "ms", atMost: FRAME },
    { name: "a picture grows into its page, late frames", value: median(growing), atMost: 0 },
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

/**
 * Follows a link whose picture grows into the next page. The next page is asked for its frames after the motion, because the
 * question takes time itself.
 *
 * @returns the number of late frames
 */
async function lateFrames(page: Page, session: CDPSession): Promise<number> {
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  await page.locator("main li a").first().click();
  await page.waitForURL(({ pathname }) => pathname !== "/");
  await page.waitForTimeout(WATCHED);
  const times = await page.evaluate(() => (window as { frameTimes?: number[] }).frameTimes);
  if (!times?.length) throw new Error("Nothing moves after the click on a picture");
  return times.filter((time) => time > LATE).length;
}

function recordFrames(): void {
  addEventListener("pagereveal", async ({ viewTransition }) => {
    await viewTransition?.ready;
    const isMoving = () =>
      document.getAnimations().some(({ effect, currentTime }) => {
        const { pseudoElement } = effect as KeyframeEffect;
        return pseudoElement?.startsWith("::view-transition") && Number(currentTime) > 0;
      });
    const nextFrame = () => new Promise(requestAnimationFrame);
    const frameTimes: number[] = [];
    Object.assign(window, { frameTimes });
    let last = await nextFrame();
    // The motion begins after the first frame of the page.
    while (!isMoving()) last = await nextFrame();
    while (isMoving()) {
      const now = await nextFrame();
      frameTimes.push(now - last);
      last = now;
    }
  });
}
