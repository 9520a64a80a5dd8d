import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { open, openFrozen } from "./open-page.ts";

const waiting = (page: Page) => page.locator("[data-reveal=waiting]");
const opacity = (block: Locator) =>
  block.evaluate((element) => Number(getComputedStyle(element).opacity));

/** Scrolls until this share of an element's height is in view at the bottom of the screen. */
async function showShare(block: Locator, share: number): Promise<void> {
  await block.evaluate((element, part) => {
    const { top, height } = element.getBoundingClientRect();
    // What waits stands 28 px lower than it will.
    scrollBy({ top: top + height * part - innerHeight, behavior: "instant" });
  }, share);
}

test.describe("reveal on scroll (specification, sections 2, 4 and 9)", () => {
  test("a block waits below the fold until a tenth of it is in view, then takes 700 ms", async ({
    page,
  }) => {
    await open(page, "/");
    const block = waiting(page).first();
    expect(await opacity(block)).toBe(0);
    const handle = await block.elementHandle();
    await showShare(block, 0.05);
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50))),
    );
    expect(await handle?.getAttribute("data-reveal")).toBe("waiting");
    await showShare(block, 0.15);
    await expect.poll(() => handle?.getAttribute("data-reveal")).toBe("shown");
    const { transitionDuration, transitionProperty } = await page.evaluate(
      (element) => ({ ...getComputedStyle(element as Element) }),
      handle,
    );
    expect(transitionDuration).toBe("0.7s, 0.7s");
    expect(transitionProperty).toBe("opacity, transform");
    await expect
      .poll(() => page.evaluate((element) => getComputedStyle(element as Element).opacity, handle))
      .toBe("1");
  });

  test("once only: scrolled away and back, it stands", async ({ page }) => {
    await open(page, "/");
    const handle = await waiting(page).first().elementHandle();
    await handle?.scrollIntoViewIfNeeded();
    await expect.poll(() => handle?.getAttribute("data-reveal")).toBe("shown");
    await page.evaluate(() => scrollTo(0, 0));
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
    expect(await handle?.getAttribute("data-reveal")).toBe("shown");
  });

  test("cards come 200 ms after each other on the home page", async ({ page }) => {
    await openFrozen(page, "/");
    const cards = page.locator("#articles [data-reveal]");
    await cards.first().scrollIntoViewIfNeeded();
    await page.evaluate(() => document.querySelector("#articles")?.scrollIntoView());
    const states = () =>
      cards.evaluateAll((found) => found.map((card) => (card as HTMLElement).dataset.reveal));
    await page.clock.runFor(0);
    await expect
      .poll(async () => (await states())[0])
      .toBe("waiting")
      .catch(() => {});
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

  test("blocks slide up, and the featured one to the right", async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 500 });
    await open(page, "/");
    const transforms = await waiting(page).evaluateAll((blocks) =>
      blocks.map((block) => getComputedStyle(block).transform),
    );
    expect(transforms).toContain("matrix(1, 0, 0, 1, 0, 28)");
    expect(transforms).toContain("matrix(1, 0, 0, 1, -28, 0)");
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
