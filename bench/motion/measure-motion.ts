import type { CDPSession, Page } from "@playwright/test";
import { serveSite } from "../../tests/set-up/serve-site.ts";
import { type Measure, median } from "../figure.ts";
import { openLab } from "../site/lab-browser.ts";

const RUNS = 5;
/** A middling telephone beside the machine that measures. */
const CPU_SLOWDOWN = 4;
/** Milliseconds of a frame at 60 Hz, and from when on a frame has let another one go by. */
const FRAME = 16.7;
const LATE = 25;
/** Milliseconds after which nothing moves any more. */
const WATCHED = 1500;
/** How many frames are measured together: one alone is shorter than what asking for its time costs. */
const STRETCH = 10;

/** Times the frames of what moves. */
export const measureMotion: Measure = async ({ isQuick, resources }) => {
  const site = resources.use(await serveSite("dist"));
  const { browser } = resources.use(await openLab());
  const onHome = async (act: (page: Page, session: CDPSession) => Promise<number>) => {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.addInitScript(noteFrames);
    await page.goto(site.origin);
    await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
    const found = await act(page, await page.context().newCDPSession(page));
    await page.close();
    return found;
  };
  const [scrolling, growing]: [number[], number[]] = [[], []];
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
 * Scrolls through the page by script, 24 px a frame. Counts the processor's time of the page's main thread, so that what
 * else the machine does leaves no trace.
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
 * Follows a link whose picture grows. Gives how many frames come late while something moves between the two pages. The next
 * page is asked for them when all is over: to ask takes time itself.
 */
async function lateFrames(page: Page, session: CDPSession): Promise<number> {
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  await page.locator("main li a").first().click();
  await page.waitForURL(({ pathname }) => pathname !== "/");
  await page.waitForTimeout(WATCHED);
  const times = await page.evaluate(() => (window as { frameTimes?: number[] }).frameTimes);
  if (!times?.length) throw new Error("Nothing moves after a picture is followed");
  return times.filter((time) => time > LATE).length;
}

function noteFrames(): void {
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
    // The first frame is the page's own: the motion begins when it is there.
    while (!isMoving()) last = await nextFrame();
    while (isMoving()) {
      const now = await nextFrame();
      frameTimes.push(now - last);
      last = now;
    }
  });
}
