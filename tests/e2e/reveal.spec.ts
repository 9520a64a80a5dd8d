import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { holdMotion, lookOf } from "./hold-motion.ts";
import { open, openFrozen } from "./open-page.ts";

/** How long a block takes to appear, in milliseconds (product 4.15). */
const DURATION = 700;

const waiting = (page: Page) => page.locator("[data-reveal=waiting]");

/** Marks the first hidden block, so that the test finds it when it is shown. */
async function firstWaiting(page: Page): Promise<Locator> {
  await waiting(page)
    .first()
    .evaluate((block) => block.setAttribute("data-test", "block"));
  return page.locator("[data-test=block]");
}

/** Scrolls until this share of an element's height is in view at the bottom of the screen. */
async function showShare(block: Locator, share: number): Promise<void> {
  await block.evaluate((element, part) => {
    const { top, height } = element.getBoundingClientRect();
    // A hidden block is 28 px lower than its final place.
    scrollBy({ top: top + height * part - innerHeight, behavior: "instant" });
  }, share);
}

/** The direction in which a hidden block will move. */
async function pathOf(block: Locator): Promise<{ right: boolean; up: boolean }> {
  const before = await lookOf(block);
  // The final place of the block, without its motion.
  const { left, top } = await block.evaluate((element) => {
    const style = (element as HTMLElement).style;
    style.transform = "none";
    const box = element.getBoundingClientRect();
    style.removeProperty("transform");
    return { left: box.left, top: box.top };
  });
  return { right: left > before.left, up: top < before.top };
}

test.describe("reveal on scroll (product 4.15 and 4.16)", () => {
  test("a block waits below the fold until a tenth of it is in view, then takes 700 ms", async ({
    page,
  }) => {
    await open(page, "/");
    const block = await firstWaiting(page);
    await showShare(block, 0.05);
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50))),
    );
    expect((await lookOf(block)).opacity).toBe(0);
    await showShare(block, 0.15);
    await expect.poll(() => holdMotion(block, 0)).toBeGreaterThan(0);
    expect((await lookOf(block)).opacity).toBe(0);
    await holdMotion(block, DURATION - 100);
    const { opacity } = await lookOf(block);
    expect(opacity).toBeGreaterThan(0);
    expect(opacity).toBeLessThan(1);
    await holdMotion(block, DURATION);
    expect((await lookOf(block)).opacity).toBe(1);
  });

  test("once only: after scrolling away and back the block is still shown", async ({ page }) => {
    await open(page, "/");
    const handle = await waiting(page).first().elementHandle();
    await handle?.scrollIntoViewIfNeeded();
    await expect.poll(() => handle?.getAttribute("data-reveal")).toBe("shown");
    await page.evaluate(() => scrollTo(0, 0));
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
    expect(await handle?.getAttribute("data-reveal")).toBe("shown");
  });

  test("cards appear 200 ms after each other on the home page", async ({ page }) => {
    await openFrozen(page, "/");
    const cards = page.locator("#articles [data-reveal]");
    await cards.first().scrollIntoViewIfNeeded();
    await page.evaluate(() => document.querySelector("#articles")?.scrollIntoView());
    const states = () =>
      cards.evaluateAll((found) => found.map((card) => (card as HTMLElement).dataset.reveal));
    // The browser decides when it reports that the cards are in view.
    await expect
      .poll(async () => {
        await page.clock.runFor(1);
        return states();
      })
      .toEqual(["shown", "waiting", "waiting"]);
    await page.clock.runFor(200);
    expect(await states()).toEqual(["shown", "shown", "waiting"]);
    await page.clock.runFor(200);
    expect(await states()).toEqual(["shown", "shown", "shown"]);
  });

  for (const [path, count] of [
    ["/services", 3],
    ["/careers", 4],
  ] as const) {
    test(`cards of ${path} appear 150 ms after each other`, async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 300 });
      await openFrozen(page, path);
      await waiting(page).evaluateAll((found, number) => {
        for (const card of found.slice(0, number)) card.setAttribute("data-test", "card");
      }, count);
      const cards = page.locator("[data-test=card]");
      await expect(cards).toHaveCount(count);
      // All of them come into view at the same time.
      await page.setViewportSize({ width: 1440, height: 3000 });
      const shown = page.locator("[data-test=card][data-reveal=shown]");
      const oneMillisecondLater = async () => {
        await page.clock.runFor(1);
        return shown.count();
      };
      // The first of them waits, too.
      await expect.poll(oneMillisecondLater, { intervals: [1] }).toBe(1);
      for (let number = 2; number <= count; number += 1) {
        await page.clock.runFor(149);
        await expect(shown).toHaveCount(number - 1);
        await page.clock.runFor(1);
        await expect(shown).toHaveCount(number);
      }
    });
  }

  test("blocks slide up, and the featured one to the right", async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 500 });
    await open(page, "/");
    const featured = page.locator("#services [data-reveal=waiting]").first();
    const other = page.locator("#services [data-reveal=waiting]").nth(1);
    expect(await pathOf(featured)).toEqual({ right: true, up: false });
    expect(await pathOf(other)).toEqual({ right: false, up: true });
  });

  test("nothing that the visitor has seen is hidden again", async ({ page }) => {
    // The scripts come after the visitor has scrolled.
    const scrolled = Promise.withResolvers<void>();
    await page.route("**/assets/start-*.js", async (route) => {
      await scrolled.promise;
      await route.continue();
    });
    await page.goto("/");
    await page.evaluate(() => scrollTo(0, 1200));
    const seen = await page.evaluate(() => {
      const blocks = [...document.querySelectorAll<HTMLElement>("[data-reveal-from]")];
      const inView = blocks.filter((block) => {
        const { top, bottom } = block.getBoundingClientRect();
        return top < innerHeight - 28 && bottom > 0 && block.dataset.reveal !== "waiting";
      });
      for (const block of inView) block.dataset.seen = "";
      return inView.length;
    });
    expect(seen).toBeGreaterThan(0);
    scrolled.resolve();
    await expect(page.locator("html[data-hydrated]")).toBeAttached();
    await expect(page.locator("[data-seen][data-reveal=waiting]")).toHaveCount(0);
  });
});

test.describe("under reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });
  test("every block is visible at once", async ({ page }) => {
    await open(page, "/");
    await expect(waiting(page)).toHaveCount(0);
  });
});
