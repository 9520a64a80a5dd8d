import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { message, openAtStart } from "./hero-page.ts";
import { holdMotion, slowMotions } from "./hold-motion.ts";
import { openFrozen } from "./open-page.ts";

/** How long the circles take to their next arrangement, in milliseconds. */
const MOVE = 700;

const circles = (page: Page) => page.locator(".hero-circles");

/** For each pair of circles, whether they are apart a number of milliseconds after their motion has begun. */
async function circleGaps(page: Page, time: number): Promise<boolean[]> {
  await holdMotion(circles(page), time);
  return circles(page).evaluate((svg) => {
    const boxes = [...svg.querySelectorAll(":scope > circle")].map((circle) =>
      circle.getBoundingClientRect(),
    );
    const isApart = (a = new DOMRect(), b = new DOMRect()) =>
      Math.hypot(a.x + a.width / 2 - b.x - b.width / 2, a.y + a.height / 2 - b.y - b.height / 2) >
      (a.width + b.width) / 2;
    const [one, two, three] = boxes;
    return [isApart(one, two), isApart(one, three), isApart(two, three)];
  });
}

/** Position and width of each circle, in pixels. */
const arrangement = (page: Page) =>
  circles(page).evaluate((svg) =>
    [...svg.querySelectorAll(":scope > circle")]
      .map((circle) => {
        const { x, y, width } = circle.getBoundingClientRect();
        return `${Math.round(x)} ${Math.round(y)} ${Math.round(width)}`;
      })
      .join(", "),
  );

test("the circles take another arrangement for each message", async ({ page }) => {
  await openAtStart(page);
  const arrangements = new Set<string>();
  for (const number of [1, 2, 3, 4, 5]) {
    await message(page, number).click();
    await page.clock.runFor(MOVE);
    await holdMotion(circles(page), MOVE);
    arrangements.add(await arrangement(page));
  }
  expect(arrangements.size).toBe(5);
  // The circles of the fourth message move apart first.
  await message(page, 4).click();
  expect(await circleGaps(page, MOVE)).toEqual([true, true, true]);
  await page.clock.runFor(MOVE);
  expect(await circleGaps(page, MOVE)).toEqual([false, false, false]);
});

test("if the next message is requested early, the circles continue from where they are", async ({
  page,
}) => {
  await openAtStart(page);
  for (const number of [2, 3, 4, 5]) {
    await message(page, number).focus();
    const leap = await circles(page).evaluate(async (svg) => {
      const height = () => svg.querySelector(":scope > circle")?.getBoundingClientRect().y ?? NaN;
      const before = height();
      (document.activeElement as HTMLElement).click();
      await Promise.resolve();
      return Math.abs(height() - before);
    });
    expect(leap, `to message ${number}`).toBeLessThan(5);
    await circleGaps(page, 700);
  }
});

test("the circles move to their next arrangement in 700 ms", async ({ page }) => {
  await openAtStart(page);
  await slowMotions(page);
  const first = await arrangement(page);
  await message(page, 2).click();
  await holdMotion(circles(page), 0);
  expect(await arrangement(page)).toBe(first);
  await holdMotion(circles(page), MOVE / 2);
  const between = await arrangement(page);
  await holdMotion(circles(page), MOVE);
  const second = await arrangement(page);
  expect(new Set([first, between, second]).size).toBe(3);
  await holdMotion(circles(page), 10 * MOVE);
  expect(await arrangement(page)).toBe(second);
});

test("under reduced motion the circles take their next arrangement at once", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openFrozen(page, "/");
  await message(page, 4).click();
  expect(await holdMotion(circles(page), 0)).toBe(0);
  expect(await circleGaps(page, 0)).toEqual([false, false, false]);
});
