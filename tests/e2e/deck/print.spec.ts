import { expect, test } from "../fixtures.ts";
import { openFrozen } from "../open-page.ts";
import { pagesOf } from "../pdf.ts";
import { button, DECK_LENGTH, expectSlide, openDeck, slides } from "./open-deck.ts";

/** One slide a page: 1280 × 720 pixels in points. */
const PAPER = Array(DECK_LENGTH).fill({ width: 960, height: 540 });

test("Print shows all slides, opens the dialog after 300 ms and clears", async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset.printed = "";
    };
  });
  await openFrozen(page, "/presentation?slide=3");
  const printed = page.locator("[data-printed]");
  await button(page, "Print / Save as PDF").click();
  await page.clock.runFor(290);
  await expect(printed).toHaveCount(0);
  await expect(slides(page).filter({ visible: true })).toHaveCount(DECK_LENGTH);
  await page.clock.runFor(10);
  await expect(printed).toHaveCount(1);
  await expectSlide(page, 3);
});

test("on paper there are all slides in their colours, one a page", async ({ page }) => {
  await openDeck(page, "?slide=3");
  expect(await pagesOf(await page.pdf({ preferCSSPageSize: true }))).toMatchObject(PAPER);
  await page.emulateMedia({ media: "print" });
  await expect(slides(page).filter({ visible: true })).toHaveCount(DECK_LENGTH);
  await expect(slides(page).last()).toHaveCSS("print-color-adjust", "exact");
  // A portrait is taller than wide, so that no head is cut off.
  const portrait = await page.locator(".slide-portrait").first().boundingBox();
  expect((portrait?.height ?? 0) / (portrait?.width ?? 1)).toBeCloseTo(26 / 20.7, 1);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("all slides stand on the page, no control, and print the same", { tag: "@both" }, async ({
    page,
  }) => {
    await page.goto("/presentation");
    await expect(slides(page).filter({ visible: true })).toHaveCount(DECK_LENGTH);
    await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
    await expect(page.getByText("Print this page to save them as a PDF.")).toBeVisible();
    expect(await pagesOf(await page.pdf({ preferCSSPageSize: true }))).toMatchObject(PAPER);
  });
});
