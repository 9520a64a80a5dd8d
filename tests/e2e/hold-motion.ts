import type { Locator, Page } from "@playwright/test";

/** How much of an element is seen, from 0 to 1, and where it stands in the window, in pixels. */
export interface Look {
  opacity: number;
  left: number;
  top: number;
}

/**
 * Stops the motions of an element and of its parts a number of milliseconds after their beginning. Motions that follow
 * the scroll position go on.
 *
 * @returns how many motions were under way
 */
export function holdMotion(element: Locator, milliseconds: number): Promise<number> {
  return element.evaluate((found, time) => {
    const motions = found
      .getAnimations({ subtree: true })
      .filter(({ timeline }) => timeline === document.timeline);
    for (const motion of motions) {
      motion.pause();
      motion.currentTime = time;
    }
    return motions.length;
  }, milliseconds);
}

/** Makes the motions of a page so slow that a test can hold each at its beginning, also on a busy machine. */
export async function slowMotions(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Animation.enable");
  await session.send("Animation.setPlaybackRate", { playbackRate: 0.001 });
}

/** How an element looks at this moment. */
export function lookOf(element: Locator): Promise<Look> {
  return element.evaluate((found) => {
    const { left, top } = found.getBoundingClientRect();
    return { opacity: Number(getComputedStyle(found).opacity), left, top };
  });
}
