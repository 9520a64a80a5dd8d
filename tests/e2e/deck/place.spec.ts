import type { Page } from "@playwright/test";
import { setDefaultFont, USUAL_FONT } from "../default-font.ts";
import { expect, test } from "../fixtures.ts";
import { FULL_SITE } from "../full-site.ts";
import { overflowing } from "../text-spacing.ts";
import {
  button,
  DECK_LENGTH,
  expectSlide,
  openDeck,
  PAGE_WINDOWS,
  POSTER_WINDOWS,
  slides,
} from "./open-deck.ts";

// Where the slide stands: product 13.3 and 13.4.

/** A slide while it is the current slide: its place in the window and its smallest text, in pixels. */
interface MeasuredSlide {
  /** What the counter says, such as "Slide 3 of 15". */
  counter: string | undefined;
  width: number;
  height: number;
  top: number;
  right: number;
  bottom: number;
  smallestText: number;
  headerBottom: number;
}

/**
 * Measures every slide from the first to the last, and leads on by the button Next. It all happens inside the page: an
 * answer to the test after each slide takes several times as long as the slide.
 */
function measureSlides(page: Page, count: number): Promise<MeasuredSlide[]> {
  return button(page, "Next").evaluate(async (next: HTMLButtonElement, count) => {
    const smallestTextIn = (frame: Element) => {
      const texts = document.createTreeWalker(frame, NodeFilter.SHOW_TEXT);
      let smallest = Number.POSITIVE_INFINITY;
      while (texts.nextNode()) {
        const { parentElement, nodeValue } = texts.currentNode;
        if (!parentElement?.checkVisibility() || !nodeValue?.trim()) continue;
        smallest = Math.min(smallest, Number.parseFloat(getComputedStyle(parentElement).fontSize));
      }
      return smallest;
    };
    const measureSlide = () => {
      const header = document.querySelector(".site-header") as Element;
      const frame = document.querySelector("[data-current] .slide-frame") as Element;
      const { width, height, top, right, bottom } = frame.getBoundingClientRect();
      return {
        counter: document.querySelector(".deck-counter span")?.textContent,
        width,
        height,
        top,
        right,
        bottom,
        smallestText: smallestTextIn(frame),
        headerBottom: header.getBoundingClientRect().bottom,
      };
    };
    const measured = [measureSlide()];
    while (measured.length < count) {
      next.click();
      // React has the next slide in place before the next task. No frame is waited for: places need no painting.
      await new Promise((resolve) => setTimeout(resolve));
      measured.push(measureSlide());
    }
    return measured;
  }, count);
}

/** Expects that a slide is 16:9, whole in the window below the header, with text of 12 px or more. */
function expectPoster(slide: MeasuredSlide, window: Window, at: string): void {
  expect.soft(slide.width / slide.height, at).toBeCloseTo(16 / 9, 2);
  expect.soft(slide.top, at).toBeGreaterThanOrEqual(slide.headerBottom);
  expect.soft(slide.bottom, at).toBeLessThanOrEqual(window.height);
  expect.soft(slide.right, at).toBeLessThanOrEqual(window.width);
  expect.soft(slide.smallestText, at).toBeGreaterThanOrEqual(12);
}

/** The size of a window, in pixels. */
interface Window {
  width: number;
  height: number;
}

/** Pages through all slides in every window. */
async function expectSlidesInWindows(page: Page, count: number, fontSize: number): Promise<void> {
  await openDeck(page);
  // Another document would begin with the usual size again.
  await setDefaultFont(page, fontSize);
  // The limits follow the default font: letters twice as large need a window of twice the size.
  const scale = fontSize / USUAL_FONT;
  for (const [width, height] of [...POSTER_WINDOWS, ...PAGE_WINDOWS]) {
    const name = `${width} x ${height}`;
    await page.setViewportSize({ width, height });
    const isPoster = width >= 768 * scale && height >= 336 * scale;
    for (const [index, slide] of (await measureSlides(page, count)).entries()) {
      const at = `slide ${index + 1} at ${name}`;
      expect.soft(slide.counter, at).toBe(`Slide ${index + 1} of ${count}`);
      if (isPoster) expectPoster(slide, { width, height }, at);
      else expect.soft(slide.smallestText, at).toBeGreaterThanOrEqual(16);
    }
    await expect.soft(button(page, "Next"), name).toBeDisabled();
    await expect.soft(button(page, "Full screen"), name).toBeVisible();
    expect.soft(await overflowing(page), name).toEqual([]);
    await page.keyboard.press("Home");
    await expect(page.getByText(`Slide 1 of ${count}`, { exact: true })).toBeVisible();
  }
}

for (const fontSize of [16, 32]) {
  test(`a slide is a whole poster or a page to read in every window, with a default font of ${fontSize} px`, async ({
    page,
  }) => {
    test.setTimeout(90_000);
    await expectSlidesInWindows(page, DECK_LENGTH, fontSize);
  });
}

test.describe("with slides as full as they may be", () => {
  test.use({ baseURL: FULL_SITE });

  test("a slide is a whole poster or a page to read in every window", async ({ page }) => {
    test.setTimeout(90_000);
    await expectSlidesInWindows(page, 25, USUAL_FONT);
  });
});

for (const [width, height] of [
  [320, 568],
  [390, 844],
  [667, 375],
  [768, 1024],
  [1440, 900],
] as const) {
  test(`at ${width} x ${height} the steps stay where they are, and each slide starts at its top`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openDeck(page);
    const [previous, next] = [button(page, "Previous"), button(page, "Next")];
    const places = new Set<string>();
    for (let number = 1; number < DECK_LENGTH; number += 1) {
      await expectSlide(page, number);
      const boxes = await Promise.all([previous.boundingBox(), next.boundingBox()]);
      places.add(JSON.stringify(boxes));
      await next.click();
    }
    expect([...places]).toHaveLength(1);
    await page.keyboard.press("Home");
    await slides(page)
      .first()
      .evaluate((frame) => frame.scrollIntoView({ block: "end", behavior: "instant" }));
    await page.keyboard.press("ArrowRight");
    await expectSlide(page, 2);
    expect((await slides(page).nth(1).boundingBox())?.y).toBeGreaterThanOrEqual(80);
  });
}
