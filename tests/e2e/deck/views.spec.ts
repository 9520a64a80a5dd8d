import type { CDPSession } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { button, DECK_LENGTH, expectSlide, openDeck, slides } from "./open-deck.ts";

// What the deck shows: specification, sections 2, 4 and 9.

test("there are 15 slides, dated April 2025; the frame is 16:9 and each fits into it", {
  tag: "@both",
}, async ({ page }) => {
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
  await expect(slides(page).last()).toContainText("Thank You");
  await expect(page.getByText("Slide type not supported")).toHaveCount(0);

  for (let number = 1; number <= DECK_LENGTH; number += 1) {
    await expectSlide(page, number);
    const frame = slides(page).nth(number - 1);
    const { ratio, outside } = await frame.evaluate((element) => {
      const { width, height, bottom, right } = element.getBoundingClientRect();
      const texts = [...element.querySelectorAll("h2, h3, p, li, dt, dd")];
      const isOutside = (text: Element) => {
        const box = text.getBoundingClientRect();
        return box.bottom > bottom + 1 || box.right > right + 1;
      };
      return { ratio: width / height, outside: texts.filter(isOutside).map((t) => t.textContent) };
    });
    expect(ratio).toBeCloseTo(16 / 9, 1);
    expect(outside, `slide ${number}`).toEqual([]);
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
