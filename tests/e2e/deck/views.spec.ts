import { expect, test } from "../fixtures.ts";
import { cutOff } from "../text-spacing.ts";
import { button, DECK_LENGTH, expectSlide, openDeck, slides } from "./open-deck.ts";

// What the deck shows: product 13.1, 13.3 and 13.4.

test("there are 15 slides, dated April 2025, each whole in its frame", { tag: "@both" }, async ({
  page,
}) => {
  await openDeck(page);
  const title = { level: 1, name: "Corporate Presentation" };
  await expect(page.getByRole("heading", title)).toBeVisible();
  await expect(page.getByText("Navigate through the slides using the controls")).toBeVisible();
  await expect(slides(page)).toHaveCount(DECK_LENGTH);
  await expect(slides(page).first()).toContainText("April 2025");
  await expect(slides(page).nth(8).getByRole("heading", { includeHidden: true })).toHaveText([
    /Financial Services/,
    "Challenge",
    "Solution",
    "Results",
    "Testimonial",
  ]);
  // The team is seen, each with a portrait.
  const team = slides(page).filter({ hasText: "The Team" });
  await expect(team.locator("img")).toHaveCount(await team.locator("li").count());
  await expect(slides(page).last()).toContainText("Thank You");
  await expect(page.getByText("Slide type not supported")).toHaveCount(0);
  for (let number = 1; number <= DECK_LENGTH; number += 1) {
    await expectSlide(page, number);
    expect(await cutOff(page), `slide ${number}`).toEqual([]);
    await page.keyboard.press("ArrowRight");
  }
});

test("the overview shows all slides as links; one leads to its slide", { tag: "@both" }, async ({
  page,
}) => {
  await openDeck(page, "?slide=2");
  await button(page, "Overview").click();
  await expect(slides(page).filter({ visible: true })).toHaveCount(DECK_LENGTH);
  const links = page.getByRole("link", { name: /^Slide \d+: / });
  await expect(links).toHaveCount(DECK_LENGTH);
  await expect(links.nth(1)).toHaveAttribute("aria-current", "true");
  await expect(links.nth(6)).toHaveAttribute("href", /\?slide=7$/);

  await links.nth(6).click();
  await expectSlide(page, 7);
  await expect(page).toHaveURL(/\?slide=7$/);
  await expect(page.locator(".deck-slides")).toBeFocused();

  await button(page, "Overview").click();
  await page.keyboard.press("Escape");
  await expectSlide(page, 7);
});

test("full screen shows the deck alone, with its controls", async ({ page }) => {
  await openDeck(page, "?slide=4");
  await button(page, "Full screen").click();
  await expect(button(page, "Exit full screen")).toBeVisible();
  expect(await page.evaluate(() => document.fullscreenElement?.className)).toBe("deck");
  await page.keyboard.press("ArrowDown");
  await expectSlide(page, 5);
  await button(page, "Next").click();
  await expectSlide(page, 6);
  await button(page, "Exit full screen").click();
  await expect(button(page, "Full screen")).toBeVisible();
  expect(await page.evaluate(() => document.fullscreenElement)).toBeNull();
});

test("a swipe to the left advances, to the right goes back, downwards scrolls", {
  tag: "@mobile",
}, async ({ page }) => {
  await openDeck(page, "?slide=5");
  const devtools = await page.context().newCDPSession(page);
  const touch = (
    type: "touchStart" | "touchMove" | "touchEnd",
    ...touchPoints: { x: number; y: number }[]
  ) => devtools.send("Input.dispatchTouchEvent", { type, touchPoints });
  const frame = await slides(page).nth(4).boundingBox();
  const middle = (frame?.y ?? 0) + (frame?.height ?? 0) / 2;
  for (const [from, to, down, slide] of [
    [320, 90, 12, 6],
    [90, 320, 0, 5],
    [200, 215, -90, 5],
    [200, 180, 0, 5],
  ] as const) {
    await touch("touchStart", { x: from, y: middle });
    for (const part of [0.3, 0.6, 1]) {
      await touch("touchMove", { x: from + (to - from) * part, y: middle + down * part });
    }
    await touch("touchEnd");
    await expectSlide(page, slide);
  }
});
