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

// The place of the slide: product 13.3 and 13.4.

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
  /** Where the buttons Previous and Next stand. */
  steps: string[];
}

/**
 * Measures every slide from the first to the last, with the button Next. All of this runs inside the page: an
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
    const steps = [...document.querySelectorAll("button")].filter(
      ({ textContent }) => textContent === "Previous" || textContent === "Next",
    );
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
        steps: steps.map((step) => JSON.stringify(step.getBoundingClientRect())),
      };
    };
    const measured = [measureSlide()];
    while (measured.length < count) {
      next.click();
      // The counter follows after the next frame.
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      measured.push(measureSlide());
    }
    return measured;
  }, count);
}

/** Whether a slide is 16:9, whole in the window below the header, with text of 12 px or more. */
function isWholePoster(slide: MeasuredSlide, window: Window): boolean {
  return (
    Math.abs(slide.width / slide.height - 16 / 9) < 0.005 &&
    slide.top >= slide.headerBottom &&
    slide.bottom <= window.height &&
    slide.right <= window.width &&
    slide.smallestText >= 12
  );
}

const isReadable = (slide: MeasuredSlide) => slide.smallestText >= 16;

/** The size of a window, in pixels. */
interface Window {
  width: number;
  height: number;
}

/** Pages through all slides in every window. */
async function expectSlidesInWindows(page: Page, count: number, fontSize: number): Promise<void> {
  await openDeck(page);
  // A new document would begin with the usual size again.
  await setDefaultFont(page, fontSize);
  // The limits follow the default font: with letters twice as large, they apply to a window twice as large.
  const scale = fontSize / USUAL_FONT;
  for (const [width, height] of [...POSTER_WINDOWS, ...PAGE_WINDOWS]) {
    const name = `${width} x ${height}`;
    await page.setViewportSize({ width, height });
    const isPoster = width >= 768 * scale && height >= 336 * scale;
    const measured = await measureSlides(page, count);
    const places = new Set(measured.flatMap(({ steps }) => steps));
    expect.soft([...places], `Previous and Next stay where they are at ${name}`).toHaveLength(2);
    const counters = measured.map(({ counter }) => counter);
    const expected = measured.map((_, index) => `Slide ${index + 1} of ${count}`);
    expect.soft(counters, name).toEqual(expected);
    // An expectation for each slide would take longer than the slide.
    const isRight = (slide: MeasuredSlide) =>
      isPoster ? isWholePoster(slide, { width, height }) : isReadable(slide);
    expect
      .soft(
        measured.filter((slide) => !isRight(slide)),
        name,
      )
      .toEqual([]);
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

test("each slide starts at its top, although the visitor has read to the end of the one before", async ({
  page,
}) => {
  await openDeck(page);
  for (const [width, height] of [...PAGE_WINDOWS, [768, 1024], [1366, 768]] as const) {
    await page.setViewportSize({ width, height });
    await expectSlide(page, 1);
    await slides(page)
      .first()
      .evaluate((frame) => frame.scrollIntoView({ block: "end", behavior: "instant" }));
    await page.keyboard.press("ArrowRight");
    await expectSlide(page, 2);
    const header = await page.getByRole("banner").boundingBox();
    const top = (await slides(page).nth(1).boundingBox())?.y;
    expect.soft(top, `${width} x ${height}`).toBeGreaterThanOrEqual(header?.height ?? 0);
    await page.keyboard.press("Home");
  }
});
