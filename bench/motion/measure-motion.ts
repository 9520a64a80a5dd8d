import type { CDPSession, Page } from "@playwright/test";
import { serveSite } from "../../tests/set-up/serve-site.ts";
import { type Figure, type Measure, median } from "../figure.ts";
import { openLab } from "../site/lab-browser.ts";

const RUNS = 5;
/** A middling telephone beside the machine that measures. */
const CPU_SLOWDOWN = 4;
/** Milliseconds of a frame at 60 Hz, and from when on a frame has let another one go by. */
const FRAME = 16.7;
const LATE = 25;
/** How many frames are measured together: one alone is shorter than what asking for its time costs. */
const STRETCH = 10;

/** What moves, and the same without it; in turns. */
export const measureMotion: Measure = async ({ isQuick, resources }) => {
  const site = resources.use(await serveSite());
  const { browser } = resources.use(await openLab());
  const onHome = async <Found>(
    reducedMotion: "reduce" | "no-preference",
    act: (page: Page, session: CDPSession) => Promise<Found>,
  ) => {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion });
    await page.addInitScript(noteFrames);
    await page.goto(site.origin);
    await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
    const found = await act(page, await page.context().newCDPSession(page));
    await page.close();
    return found;
  };
  const [moving, still, growing, fading, jumping]: number[][] = [[], [], [], [], []];
  for (let run = 0; run < (isQuick ? 1 : RUNS); run += 1) {
    moving?.push(await onHome("no-preference", longestStretch));
    still?.push(await onHome("reduce", longestStretch));
    growing?.push(await onHome("no-preference", lateFrames("main li a")));
    fading?.push(await onHome("no-preference", lateFrames("main a[href='/services']")));
    jumping?.push(await onHome("reduce", lateFrames("main li a")));
    console.log(
      `${moving?.at(-1)} ms by ${still?.at(-1)}; late frames ${growing?.at(-1)} by ${fading?.at(-1)} by ${jumping?.at(-1)}`,
    );
  }
  const figure = (name: string, own: number[] = [], note: string, rest = {}): Figure => ({
    name,
    value: median(own),
    note,
    ...rest,
  });
  const without = `${median(still ?? [])} without what moves`;
  const others = `${median(fading ?? [])} of a plain fade, ${median(jumping ?? [])} without a transition`;
  return [
    figure("scroll the home page, a frame", moving, without, { unit: "ms", atMost: FRAME }),
    figure("a picture grows into its page, late frames", growing, others, { atMost: 0 }),
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

/** Follows a link. Gives how many frames come late in the first half second of the next document. */
const lateFrames = (link: string) => async (page: Page, session: CDPSession) => {
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  await page.locator(link).first().click();
  await page.waitForURL(({ pathname }) => pathname !== "/");
  const found = await page.waitForFunction(() => (window as { frameTimes?: number[] }).frameTimes);
  return ((await found.jsonValue()) ?? []).filter((time) => time > LATE).length;
};

function noteFrames(): void {
  addEventListener("pagereveal", async ({ viewTransition }) => {
    await viewTransition?.ready;
    const times: number[] = [];
    let last = await new Promise(requestAnimationFrame);
    for (const end = last + 500; last < end; ) {
      const now = await new Promise(requestAnimationFrame);
      times.push(now - last);
      last = now;
    }
    Object.assign(window, { frameTimes: times });
  });
}
