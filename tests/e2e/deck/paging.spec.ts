import { expect, test } from "../fixtures.ts";
import { DECK_LENGTH, expectSlide, next, openDeck, previous, slides } from "./open-deck.ts";

test("section 4, Deck: starts at the first slide; Previous is disabled there", {
  tag: "@both",
}, async ({ page }) => {
  await openDeck(page);
  await expectSlide(page, 1);
  await expect(previous(page)).toBeDisabled();
  await expect(next(page)).toBeEnabled();
});

test("section 4, Deck: Next advances by one up to the last slide, Previous goes back", async ({
  page,
}) => {
  await openDeck(page);
  for (let number = 2; number <= DECK_LENGTH; number += 1) {
    await next(page).click();
    await expectSlide(page, number);
  }
  await expect(next(page)).toBeDisabled();
  await previous(page).click();
  await expectSlide(page, DECK_LENGTH - 1);
  await expect(next(page)).toBeEnabled();
});

test("the focus is not lost when a button becomes disabled at an end", async ({ page }) => {
  await openDeck(page, "?slide=14");
  await next(page).focus();
  await page.keyboard.press("Enter");
  await expectSlide(page, DECK_LENGTH);
  await expect(previous(page)).toBeFocused();

  await page.keyboard.press("Home");
  await expectSlide(page, 1);
  await expect(next(page)).toBeFocused();
});

test("the counter is announced politely", async ({ page }) => {
  await openDeck(page, "?slide=3");
  await expect(page.getByRole("status").filter({ hasText: "Slide 3 of 15" })).toBeVisible();
});

test("arrows, PageUp, PageDown, Home and End page, and hold at the ends", async ({ page }) => {
  await openDeck(page, "?slide=4");
  for (const { key, to } of [
    { key: "ArrowRight", to: 5 },
    { key: "ArrowLeft", to: 4 },
    { key: "PageDown", to: 5 },
    { key: "PageUp", to: 4 },
    { key: "End", to: 15 },
    { key: "ArrowRight", to: 15 },
    { key: "Home", to: 1 },
    { key: "ArrowLeft", to: 1 },
  ]) {
    await page.keyboard.press(key);
    await expectSlide(page, to);
  }
});

test("fast presses each count", async ({ page }) => {
  await openDeck(page);
  for (let press = 0; press < 6; press += 1) await page.keyboard.press("ArrowRight");
  await expectSlide(page, 7);
});

test("keys with a modifier, and keys in the header, are left alone", async ({ page }) => {
  await openDeck(page, "?slide=4");
  await page.keyboard.press("Control+End");
  await page.keyboard.press("Shift+ArrowRight");
  await page.getByRole("banner").getByRole("link").first().focus();
  await page.keyboard.press("ArrowRight");
  await expectSlide(page, 4);
});

test("the address names the slide; paging asks the server for nothing and leaves no trail", async ({
  page,
}) => {
  await page.goto("/about");
  await openDeck(page);
  const requests: string[] = [];
  page.on("request", (request) => {
    // Chromium asks for the icon again whenever the address changes.
    if (!request.url().includes("favicon")) requests.push(request.url());
  });
  await next(page).click();
  await expect(page).toHaveURL(/\/presentation\?slide=2$/);
  await page.keyboard.press("End");
  await expect(page).toHaveURL(/\/presentation\?slide=15$/);
  await expectSlide(page, 15);
  expect(requests).toEqual([]);
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
});

test("?slide=7 opens the seventh slide", { tag: "@both" }, async ({ page }) => {
  await openDeck(page, "?slide=7");
  await expectSlide(page, 7);
  await expect(slides(page).nth(6)).toContainText("Operations Excellence");
});

for (const value of ["16", "seven"]) {
  test(`?slide=${value} names no slide and opens the first`, async ({ page }) => {
    await openDeck(page, `?slide=${value}`);
    await expectSlide(page, 1);
  });
}

test("the deck works when it is reached by a link inside the site", async ({ page }) => {
  await page.goto("/about");
  await page.getByRole("contentinfo").getByRole("link", { name: "Corporate presentation" }).click();
  await expectSlide(page, 1);
  await next(page).click();
  await expectSlide(page, 2);
  const frame = await slides(page).nth(1).boundingBox();
  expect(frame && frame.width / frame.height).toBeCloseTo(16 / 9, 1);
});
