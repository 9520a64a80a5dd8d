import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { cutOff, setTextSpacing } from "../text-spacing.ts";
import { button, DECK_LENGTH, expectSlide, openDeck, slides } from "./open-deck.ts";

// Slides as posters where they can be read, as pages to read elsewhere: WCAG 2.2, 1.4.4, 1.4.12 and 2.5.8.

const POSTERS = [
  [1080, 560],
  [1366, 650],
  [1440, 600],
  [1440, 900],
  [1920, 1080],
  [2560, 1300],
] as const;
const PAGES = [
  [320, 256],
  [320, 568],
  [390, 844],
  [667, 375],
  [768, 1024],
  [1024, 768],
  [1440, 500],
] as const;

/** Every text of every slide, displayed or not, with the size of its letters in pixels. */
const textSizes = (page: Page) =>
  slides(page).evaluateAll((frames) =>
    frames.flatMap((frame) =>
      [...frame.querySelectorAll("h2, h3, p, li, dt, dd, div")]
        .filter(({ childNodes }) =>
          [...childNodes].some(
            (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
          ),
        )
        .filter((element) => getComputedStyle(element).display !== "none")
        .map((element) => ({
          text: element.textContent,
          size: Number.parseFloat(getComputedStyle(element).fontSize),
        })),
    ),
  );

test("a poster is 16:9 and all in the window, whatever its text", async ({ page }) => {
  await openDeck(page);
  for (const [width, height] of POSTERS) {
    await page.setViewportSize({ width, height });
    for (let number = 1; number <= DECK_LENGTH; number += 1) {
      const frame = slides(page).nth(number - 1);
      const box = await frame.evaluate((element) => element.getBoundingClientRect().toJSON());
      const at = `slide ${number} at ${width} x ${height}`;
      expect.soft(box.width / box.height, at).toBeCloseTo(16 / 9, 2);
      expect.soft(box.bottom, at).toBeLessThanOrEqual(height);
      expect.soft(box.right, at).toBeLessThanOrEqual(width);
      await page.keyboard.press("ArrowRight");
    }
    await page.keyboard.press("Home");
  }
});

test.describe("without JavaScript, all slides below each other", () => {
  test.use({ javaScriptEnabled: false });

  for (const [width, height] of [...POSTERS, ...PAGES]) {
    test(`at ${width} x ${height} texts have 16 px and room for spacing, links 24 px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await page.goto("/presentation");
      expect.soft((await textSizes(page)).filter(({ size }) => size < 16)).toEqual([]);
      for (const link of await slides(page).getByRole("link").all()) {
        expect.soft((await link.boundingBox())?.height).toBeGreaterThanOrEqual(24);
      }
      await setTextSpacing(page);
      expect.soft(await cutOff(page)).toEqual([]);
    });
  }

  for (const [width, zoom] of [
    [1280, 2],
    [1440, 2],
    [1440, 4],
    [1920, 2],
    [2560, 3],
  ] as const) {
    test(`zooming ${width} px to ${zoom}00 % makes every text of the slides twice as large`, async ({
      page,
    }) => {
      const sizesAt = async (factor: number) => {
        const height = Math.round((width * 9) / 16 / factor);
        await page.setViewportSize({ width: Math.round(width / factor), height });
        await page.goto("/presentation");
        const sizes = await textSizes(page);
        return new Map(sizes.map(({ text, size }) => [text, size * factor]));
      };
      const [before, zoomed] = [await sizesAt(1), await sizesAt(zoom)];
      // The numbers in the corners of posters have no place in pages to read.
      const texts = [...before].filter(([text]) => zoomed.has(text));
      expect(texts.length).toBeGreaterThan(60);
      const tooSmall = texts.filter(([text, size]) => (zoomed.get(text) ?? 0) < 1.95 * size);
      expect(tooSmall).toEqual([]);
    });
  }
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
