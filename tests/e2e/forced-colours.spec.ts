import { expect, test } from "./fixtures.ts";
import { open } from "./open-page.ts";

test.describe("in forced colours", () => {
  test.use({ contextOptions: { forcedColors: "active", reducedMotion: "reduce" } });

  test("controls keep an outline, the current ones a mark, the focus a ring", async ({ page }) => {
    await open(page, "/");
    const border = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => {
          const { borderTopWidth, borderTopStyle } = getComputedStyle(element);
          return borderTopStyle === "none" ? 0 : Number.parseFloat(borderTopWidth);
        });
    expect(await border(".hero-actions a")).toBeGreaterThan(0);
    const other = await border(".hero-bar:not([aria-current])");
    expect(other).toBeGreaterThan(0);
    expect(await border(".hero-bar[aria-current]")).toBeGreaterThan(other);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    const ring = await page.evaluate(() => {
      const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement as Element);
      return `${outlineStyle} ${outlineWidth}`;
    });
    expect(ring).toBe("solid 3px");
  });

  test("the circles keep their colours, the current entry of the menu its mark", async ({
    page,
  }) => {
    await open(page, "/");
    const fills = await page
      .locator(".hero-circles > circle")
      .evaluateAll((circles) => circles.map((circle) => getComputedStyle(circle).fill));
    expect(fills).toEqual(["rgb(255, 182, 26)", "rgb(43, 75, 255)", "rgb(255, 74, 50)"]);
    const mark = await page.locator("header .menu [aria-current]").evaluate((entry) => {
      const { opacity, borderBottomWidth } = getComputedStyle(entry, "::after");
      return { opacity, borderBottomWidth };
    });
    expect(mark).toEqual({ opacity: "1", borderBottomWidth: "2px" });
  });
});
