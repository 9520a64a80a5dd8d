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

test("the overview shows all slides as links, and each leads to its slide", {
  tag: "@both",
}, async ({ page }) => {
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

/** The ways in which the deck fills the screen. */
const FULL_SCREEN_WAYS = [
  { name: "the browser gives it the screen", prepare: () => undefined },
  {
    name: "the browser has no full screen for elements",
    prepare: () => {
      Object.defineProperty(Document.prototype, "fullscreenEnabled", { value: undefined });
      Object.defineProperty(Element.prototype, "requestFullscreen", { value: undefined });
    },
  },
  {
    name: "the browser refuses",
    prepare: () => {
      Element.prototype.requestFullscreen = () => Promise.reject(new TypeError("Not allowed"));
    },
  },
];

for (const { name, prepare } of FULL_SCREEN_WAYS) {
  test(`full screen shows the whole slide alone with its controls, where ${name}`, {
    tag: "@both",
  }, async ({ page }) => {
    await page.addInitScript(prepare);
    await openDeck(page, "?slide=4");
    const enter = button(page, "Full screen");
    const leave = button(page, "Exit full screen");
    for (const [width, height] of [
      [390, 844],
      [844, 340],
      [320, 256],
      [1366, 768],
    ] as const) {
      await page.setViewportSize({ width, height });
      await enter.focus();
      await page.keyboard.press("Enter");
      await expect(leave).toBeFocused();
      const box = await page.locator("[data-current] .slide-frame").boundingBox();
      const { x = -1, y = -1, width: slideWidth = 0, height: slideHeight = 1 } = box ?? {};
      const at = `${width} x ${height}`;
      expect.soft(slideWidth / slideHeight, at).toBeCloseTo(16 / 9, 1);
      expect.soft(Math.min(x, y), at).toBeGreaterThanOrEqual(0);
      expect.soft(x + slideWidth, at).toBeLessThanOrEqual(width);
      expect.soft(y + slideHeight, at).toBeLessThanOrEqual(height);
      // Nothing else can be seen or reached.
      for (const control of ["Previous", "Next", "Exit full screen"]) {
        await expect(button(page, control), at).toBeInViewport({ ratio: 1 });
      }
      for (let press = 0; press < 5; press += 1) {
        await page.keyboard.press("Tab");
        await expect(page.locator("body > :not(main) :focus, .deck-opening :focus")).toHaveCount(0);
      }
      await page.keyboard.press("ArrowDown");
      await expectSlide(page, 5);
      await button(page, "Previous").click();
      await expectSlide(page, 4);
      await leave.click();
      await expect(enter).toBeFocused();
      await expect(page.locator("[inert]")).toHaveCount(0);
    }
    await enter.click();
    await expect(leave).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(enter).toBeVisible();
    expect(await page.evaluate(() => document.fullscreenElement)).toBeNull();
  });
}

test("a swipe to the left advances, a swipe to the right goes back, a swipe down scrolls", {
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

test("the slide and its controls end at the lines of the header", async ({ page }) => {
  for (const [width, height] of [
    [1366, 768],
    [1440, 900],
    [1440, 1200],
    [1920, 1080],
    [2560, 1300],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openDeck(page, "?slide=4");
    const at = `${width} x ${height}`;
    const columns = await page.getByRole("banner").evaluate((header) => {
      const boxes = [...header.querySelectorAll("a, button")].map((part) =>
        part.getBoundingClientRect(),
      );
      const shown = boxes.filter((box) => box.width > 0);
      return {
        left: Math.min(...shown.map(({ left }) => left)),
        right: Math.max(...shown.map(({ right }) => right)),
      };
    });
    const lefts: number[] = [];
    const rights: number[] = [];
    for (const part of [slides(page).nth(3), button(page, "Next"), button(page, "Overview")]) {
      const { x = 0, width: wide = 0 } = (await part.boundingBox()) ?? {};
      lefts.push(x);
      rights.push(x + wide);
    }
    // What stands furthest out ends at the lines of the header.
    expect.soft(Math.min(...lefts) - columns.left, at).toBeCloseTo(0, 0);
    expect.soft(Math.max(...rights) - columns.right, at).toBeCloseTo(0, 0);
  }
});
