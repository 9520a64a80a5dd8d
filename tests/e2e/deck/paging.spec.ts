import { expect, test } from "../fixtures.ts";
import { alterPage } from "../robustness/alter-page.ts";
import { button, DECK_LENGTH, expectSlide, openDeck, slides } from "./open-deck.ts";

// Paging: product 13.2.

test("Next and Previous move by one slide, from the first to the last", { tag: "@both" }, async ({
  page,
}) => {
  await page.goto("/about");
  await openDeck(page);
  const status = page.getByRole("status").filter({ hasText: "Slide" });
  await button(page, "Next").click();
  const title = await slides(page).nth(1).getByRole("heading").first().innerText();
  await expect(status).toHaveText(`Slide 2 of ${DECK_LENGTH}: ${title}`);
  // A screen reader that continues after the controls reaches the slide.
  const isBeforeSlides = await status.evaluate((element) => {
    const position = element.compareDocumentPosition(
      document.querySelector(".deck-slides") as Element,
    );
    return (position & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
  });
  expect(isBeforeSlides).toBe(true);
  await button(page, "Previous").click();
  const [previous, next] = [button(page, "Previous"), button(page, "Next")];
  await expectSlide(page, 1);
  await expect(previous).toBeDisabled();
  for (let number = 2; number <= DECK_LENGTH; number += 1) {
    await next.click();
    await expectSlide(page, number);
    await expect(page).toHaveURL(new RegExp(`/presentation\\?slide=${number}$`));
  }
  await expect(next).toBeDisabled();
  // The focus is not lost when a button becomes disabled at an end.
  await expect(previous).toBeFocused();
  await previous.click();
  await expectSlide(page, DECK_LENGTH - 1);
  await next.focus();
  await page.keyboard.press("Home");
  await expect(previous).toBeDisabled();
  await expect(next).toBeFocused();
  // Paging leaves no steps in the history.
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
});

test("arrows, PageUp, PageDown, Home and End move through the slides and stop at the ends", async ({
  page,
}) => {
  await openDeck(page, "?slide=4");
  for (const [key, to] of [
    ["ArrowRight", 5],
    ["ArrowLeft", 4],
    ["PageDown", 5],
    ["PageUp", 4],
    ["End", 15],
    ["ArrowRight", 15],
    ["Home", 1],
    ["ArrowLeft", 1],
  ] as const) {
    await page.keyboard.press(key);
    await expectSlide(page, to);
  }
  // Presses within one frame count, too, though the address follows after it.
  await button(page, "Next").evaluate((next: HTMLElement) => {
    for (let press = 0; press < 6; press += 1) next.click();
  });
  await expectSlide(page, 7);
  await expect(page).toHaveURL(/\?slide=7$/);
  // Keys with a modifier and keys in the header do not move through the slides.
  await page.keyboard.press("Control+End");
  await page.keyboard.press("Shift+ArrowRight");
  await page.getByRole("banner").getByRole("link").first().focus();
  await page.keyboard.press("ArrowRight");
  await expectSlide(page, 7);
});

test("Tab reaches no link of a slide that is not displayed", async ({ page }) => {
  await openDeck(page);
  await page.locator(".deck-slides").focus();
  const footer = page.getByRole("contentinfo").locator(":focus");
  while ((await footer.count()) === 0) {
    await page.keyboard.press("Tab");
    await expect(page.locator(".deck-slide:not([data-current]) :focus")).toHaveCount(0);
  }
  await page.locator(".deck-slides").focus();
  await page.keyboard.press("End");
  await expectSlide(page, DECK_LENGTH);
  await expect(slides(page).last().getByRole("link").first()).toBeVisible();
});

test("?slide=7 opens slide 7, also in a translated page; any other value opens the first slide", {
  tag: "@both",
}, async ({ page }) => {
  await openDeck(page, "?slide=7");
  await expectSlide(page, 7);
  await expect(slides(page).nth(6)).toContainText("Operations Excellence");
  const status = page.getByRole("status").filter({ hasText: "Slide" });
  await expect(status).toHaveText("Slide 7 of 15: Operations Excellence");
  await page.evaluate(alterPage);
  for (let number = 8; number < 11; number += 1) {
    await page.keyboard.press("ArrowRight");
    await expectSlide(page, number);
  }
  await button(page, "Overview").click();
  await expect(page.getByRole("link", { name: /^Slide \d+: / })).toHaveCount(DECK_LENGTH);
  for (const value of ["16", "seven"]) {
    await openDeck(page, `?slide=${value}`);
    await expectSlide(page, 1);
  }
});
