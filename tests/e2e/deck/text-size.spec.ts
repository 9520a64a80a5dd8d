import { expect, test } from "../fixtures.ts";
import { cutOff, setTextSpacing } from "../text-spacing.ts";
import { PAGE_WINDOWS, POSTER_WINDOWS, slides, textSizes } from "./open-deck.ts";

// WCAG 2.2, 1.4.4, 1.4.12 and 2.5.8. Without JavaScript all slides are displayed.
test.use({ javaScriptEnabled: false });

test("texts have 16 px and room for spacing, links 24 px, in every window", async ({ page }) => {
  test.setTimeout(60_000);
  await page.goto("/presentation");
  for (const [width, height] of [...POSTER_WINDOWS, ...PAGE_WINDOWS]) {
    const at = `${width} x ${height}`;
    await page.setViewportSize({ width, height });
    expect
      .soft(
        (await textSizes(page)).filter(({ size }) => size < 16),
        at,
      )
      .toEqual([]);
    const heights = await slides(page)
      .getByRole("link")
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height));
    expect.soft(Math.min(...heights), at).toBeGreaterThanOrEqual(24);
    await setTextSpacing(page);
    expect.soft(await cutOff(page), at).toEqual([]);
    await setTextSpacing(page, false);
  }
});

test("zooming makes every text of the slides twice as large", async ({ page }) => {
  test.setTimeout(60_000);
  await page.goto("/presentation");
  for (const [width, zoom] of [
    [1280, 2],
    [1440, 2],
    [1440, 4],
    [1920, 2],
    [2560, 3],
  ] as const) {
    const sizesAt = async (factor: number) => {
      const height = Math.round((width * 9) / 16 / factor);
      await page.setViewportSize({ width: Math.round(width / factor), height });
      const sizes = await textSizes(page);
      return new Map(sizes.map(({ text, size }) => [text, size * factor]));
    };
    const [before, zoomed] = [await sizesAt(1), await sizesAt(zoom)];
    // The numbers in the corners of posters have no place in pages to read.
    const texts = [...before].filter(([text]) => zoomed.has(text));
    expect(texts.length).toBeGreaterThan(60);
    const tooSmall = texts.filter(([text, size]) => (zoomed.get(text) ?? 0) < 1.95 * size);
    expect.soft(tooSmall, `${width} px at ${zoom}00 %`).toEqual([]);
  }
});
