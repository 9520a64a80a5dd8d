import { expect, test } from "../fixtures.ts";
import { cutOff, setTextSpacing } from "../text-spacing.ts";
import { PAGE_WINDOWS, POSTER_WINDOWS, slides, textSizes } from "./open-deck.ts";

// WCAG 2.2, 1.4.4, 1.4.12 and 2.5.8. Without JavaScript all slides are displayed.
test.use({ javaScriptEnabled: false });

test("texts have room for wider spacing, and links are 24 px high, in every window", async ({
  page,
}) => {
  test.setTimeout(60_000);
  await page.goto("/presentation");
  for (const [width, height] of [...POSTER_WINDOWS, ...PAGE_WINDOWS]) {
    const at = `${width} x ${height}`;
    await page.setViewportSize({ width, height });
    const heights = await slides(page)
      .getByRole("link")
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height));
    expect.soft(Math.min(...heights), at).toBeGreaterThanOrEqual(24);
    await setTextSpacing(page);
    expect.soft(await cutOff(page), at).toEqual([]);
    await setTextSpacing(page, false);
  }
});

/** Zoom levels of browsers, as factors. */
const ZOOMS = [2, 3, 4];

test("in every window a zoom of at most 400 % makes every text of the slides twice as large", async ({
  page,
}) => {
  test.setTimeout(60_000);
  await page.goto("/presentation");
  for (const width of [1280, 1440, 1920, 2560]) {
    const sizesAt = async (factor: number) => {
      const height = Math.round((width * 9) / 16 / factor);
      await page.setViewportSize({ width: Math.round(width / factor), height });
      const sizes = await textSizes(page);
      return new Map(sizes.map(({ text, size }) => [text, size * factor]));
    };
    const before = await sizesAt(1);
    const zoomed: Map<string | null, number>[] = [];
    for (const zoom of ZOOMS) zoomed.push(await sizesAt(zoom));
    // Pages to read omit the numbers in the corners of posters.
    const texts = [...before].filter(([text]) => zoomed.at(-1)?.has(text));
    expect(texts.length).toBeGreaterThan(60);
    const tooSmall = texts.filter(([text, size]) =>
      zoomed.every((sizes) => (sizes.get(text) ?? 0) < 1.95 * size),
    );
    expect.soft(tooSmall, `${width} px`).toEqual([]);
  }
});
