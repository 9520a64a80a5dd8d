import { expect, test } from "../fixtures.ts";
import { button, DECK_LENGTH, expectSlide, openDeck, POSTER_WINDOWS, slides } from "./open-deck.ts";

test("a poster is 16:9 and all in the window, whatever its text", async ({ page }) => {
  await openDeck(page);
  for (const [width, height] of POSTER_WINDOWS) {
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
