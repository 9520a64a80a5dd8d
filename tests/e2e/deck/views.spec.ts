import type { CDPSession } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { DECK_LENGTH, expectSlide, next, openDeck, slides } from "./open-deck.ts";

test("sections 2 and 9, Presentation: 15 slides of six kinds, dated April 2025", async ({
  page,
}) => {
  await openDeck(page);
  await expect(
    page.getByRole("heading", { level: 1, name: "Corporate Presentation" }),
  ).toBeVisible();
  await expect(
    page.getByText("Navigate through the slides using the controls below."),
  ).toBeVisible();
  await expect(slides(page)).toHaveCount(DECK_LENGTH);
  await expect(slides(page).first()).toContainText("April 2025");
  await expect(slides(page).nth(8).getByRole("heading", { includeHidden: true })).toHaveText([
    /Financial Services/,
    "Challenge",
    "Solution",
    "Results",
    "Testimonial",
  ]);
  await expect(slides(page).last()).toContainText("Thank You");
  await expect(page.getByText("Slide type not supported")).toHaveCount(0);
});

test("section 9: the frame is 16:9 and every slide fits into it", { tag: "@both" }, async ({
  page,
}) => {
  await openDeck(page);
  for (let number = 1; number <= DECK_LENGTH; number += 1) {
    await expectSlide(page, number);
    const fit = await slides(page)
      .nth(number - 1)
      .evaluate((frame) => {
        const { width, height, bottom, right } = frame.getBoundingClientRect();
        const texts = [...frame.querySelectorAll("h2, h3, p, li, dt, dd")];
        const outside = texts
          .filter((text) => {
            const box = text.getBoundingClientRect();
            return box.bottom > bottom + 1 || box.right > right + 1;
          })
          .map((text) => text.textContent);
        return { ratio: width / height, outside };
      });
    expect(fit.ratio).toBeCloseTo(16 / 9, 1);
    expect(fit.outside, `slide ${number}`).toEqual([]);
    await page.keyboard.press("ArrowRight");
  }
});

test("the overview shows all slides as links; one of them leads to its slide", {
  tag: "@both",
}, async ({ page }) => {
  await openDeck(page, "?slide=2");
  const overview = page.getByRole("button", { name: "Overview" });
  await overview.click();
  await expect(slides(page).filter({ visible: true })).toHaveCount(DECK_LENGTH);
  const links = page.getByRole("link", { name: /^Slide \d+: / });
  await expect(links).toHaveCount(DECK_LENGTH);
  await expect(links.nth(1)).toHaveAttribute("aria-current", "true");
  await expect(links.nth(6)).toHaveAttribute("href", /\/presentation\?slide=7$/);

  await links.nth(6).click();
  await expectSlide(page, 7);
  await expect(page).toHaveURL(/\?slide=7$/);
  await expect(page.locator(".deck-slides")).toBeFocused();

  await overview.click();
  await page.keyboard.press("Escape");
  await expectSlide(page, 7);
});

test("full screen shows the deck alone, with its controls", async ({ page }) => {
  await openDeck(page, "?slide=4");
  await page.getByRole("button", { name: "Full screen" }).click();
  const exit = page.getByRole("button", { name: "Exit full screen" });
  await expect(exit).toBeVisible();
  expect(await page.evaluate(() => document.fullscreenElement?.className)).toBe("deck");
  await page.keyboard.press("ArrowDown");
  await expectSlide(page, 5);
  await next(page).click();
  await expectSlide(page, 6);
  await exit.click();
  await expect(page.getByRole("button", { name: "Full screen", exact: true })).toBeVisible();
  expect(await page.evaluate(() => document.fullscreenElement)).toBeNull();
});

async function swipe(session: CDPSession, from: [number, number], to: [number, number]) {
  const [x, y] = from;
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: object[]) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints: touchPoints as never });
  await touch("touchStart", [{ x, y }]);
  for (const part of [0.3, 0.6, 1]) {
    await touch("touchMove", [{ x: x + (to[0] - x) * part, y: y + (to[1] - y) * part }]);
  }
  await touch("touchEnd", []);
}

test("a swipe to the left advances, to the right goes back, downwards scrolls", {
  tag: "@mobile",
}, async ({ page }) => {
  await openDeck(page, "?slide=5");
  const session = await page.context().newCDPSession(page);
  const frame = await slides(page).nth(4).boundingBox();
  if (!frame) throw new Error("the slide is not displayed");
  const middle = frame.y + frame.height / 2;

  await swipe(session, [320, middle], [90, middle + 12]);
  await expectSlide(page, 6);
  await swipe(session, [90, middle], [320, middle]);
  await expectSlide(page, 5);
  await swipe(session, [200, middle], [215, middle - 90]);
  await swipe(session, [200, middle], [180, middle]);
  await expectSlide(page, 5);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("all slides stand on the page, and no control that could not work", {
    tag: "@both",
  }, async ({ page }) => {
    await page.goto("/presentation");
    await expect(slides(page).filter({ visible: true })).toHaveCount(DECK_LENGTH);
    await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
    await expect(page.getByText("Print this page to save them as a PDF.")).toBeVisible();
  });
});
