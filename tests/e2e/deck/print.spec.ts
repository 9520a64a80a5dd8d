import { expect, test } from "../fixtures.ts";
import { pagesOf } from "../pdf.ts";
import { DECK_LENGTH, expectSlide, openDeck, slides } from "./open-deck.ts";

/** One slide a page: 1280 × 720 pixels in points. */
const SLIDE_PAGE = { width: 960, height: 540 };

test("sections 4 and 9, Deck: Print shows all slides, opens the dialog after 300 ms and clears", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const seen = window as unknown as { clicked: number; dialog?: object };
    document.addEventListener("click", () => {
      seen.clicked = performance.now();
    });
    window.print = () => {
      const frames = [...document.querySelectorAll(".slide-frame")];
      seen.dialog = {
        displayed: frames.filter((frame) => frame.checkVisibility()).length,
        after: performance.now() - seen.clicked,
      };
    };
  });
  await openDeck(page, "?slide=3");
  await page.getByRole("button", { name: "Print / Save as PDF" }).click();
  await expect(slides(page).filter({ visible: true })).toHaveCount(DECK_LENGTH);
  const dialog = await page.waitForFunction(
    () => (window as unknown as { dialog?: { displayed: number; after: number } }).dialog,
  );
  const { displayed, after } = (await dialog.jsonValue()) ?? { displayed: 0, after: 0 };
  expect(displayed).toBe(DECK_LENGTH);
  expect(after).toBeGreaterThanOrEqual(295);
  expect(after).toBeLessThan(1500);
  await expectSlide(page, 3);
});

test("the browser's own print command prints all slides too, one a page", async ({ page }) => {
  await openDeck(page, "?slide=3");
  const pages = pagesOf(await page.pdf({ preferCSSPageSize: true }));
  expect(pages).toEqual(Array(DECK_LENGTH).fill(SLIDE_PAGE));
});

test("on paper the slides keep their colours and everything else is gone", async ({ page }) => {
  await openDeck(page);
  await page.emulateMedia({ media: "print" });
  await expect(slides(page).filter({ visible: true })).toHaveCount(DECK_LENGTH);
  await expect(slides(page).last()).toHaveCSS("print-color-adjust", "exact");
  for (const gone of [page.getByRole("banner"), page.getByRole("contentinfo")]) {
    await expect(gone).toBeHidden();
  }
  await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
  await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the deck prints one slide a page", async ({ page }) => {
    await page.goto("/presentation");
    const pages = pagesOf(await page.pdf({ preferCSSPageSize: true }));
    expect(pages).toEqual(Array(DECK_LENGTH).fill(SLIDE_PAGE));
  });
});
