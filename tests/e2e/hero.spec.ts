import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { headline, hero, heroMessages, message, openAtStart, press } from "./hero-page.ts";
import { holdMotion, lookOf, slowMotions } from "./hold-motion.ts";
import { openFrozen } from "./open-page.ts";

/** Milliseconds (product 5.3). */
const SHOWN = 3000;
const LAST_SHOWN = 5000;
const FADE = 500;

/** Lets time pass until the next message is shown, and checks each step. */
async function expectTurn(page: Page, time: number, next: number): Promise<void> {
  const shown = page.locator(".hero-message[data-state=shown]");
  await page.clock.runFor(time - 1);
  await expect(shown).toHaveCount(1);
  await page.clock.runFor(1);
  await expect(page.locator(".hero-message[data-state=fading]")).toHaveCount(1);
  await page.clock.runFor(FADE - 1);
  await expect(shown).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(shown).toHaveCount(1);
  await expect(headline(page)).toHaveText(heroMessages[next]?.headline ?? "");
  await expect(message(page, next + 1)).toHaveAttribute("aria-current", "true");
}

test.describe("rotating hero (product 5.2 to 5.5)", () => {
  test("each message shows 3 s, the last 5 s, each change fades 500 ms, then the first comes", async ({
    page,
  }) => {
    expect(heroMessages).toHaveLength(5);
    await openAtStart(page);
    for (const next of [1, 2, 3, 4]) await expectTurn(page, SHOWN, next);
    await expectTurn(page, LAST_SHOWN, 0);
    await expectTurn(page, SHOWN, 1);
  });

  test("a message fades out in 500 ms, and the next message fades in", async ({ page }) => {
    await openAtStart(page);
    await slowMotions(page);
    const messages = page.locator(".hero-message");
    const fades = [
      { fading: messages.nth(0), until: SHOWN, from: 1, to: 0 },
      { fading: messages.nth(1), until: FADE, from: 0, to: 1 },
    ];
    for (const { fading, until, from, to } of fades) {
      await page.clock.runFor(until);
      await expect.poll(() => holdMotion(fading, 0)).toBe(1);
      expect((await lookOf(fading)).opacity).toBe(from);
      await holdMotion(fading, FADE / 2);
      expect((await lookOf(fading)).opacity).toBeCloseTo(0.5, 1);
      await holdMotion(fading, FADE);
      expect((await lookOf(fading)).opacity).toBe(to);
    }
  });

  test("Pause stops the rotation, Play continues it, and the button is the first control", async ({
    page,
  }) => {
    await openAtStart(page);
    await press(page, "Pause");
    await page.clock.runFor(20_000);
    await expect(headline(page)).toHaveText(heroMessages[0]?.headline ?? "");
    await press(page, "Play");
    await expectTurn(page, SHOWN, 1);
    const first = hero(page).locator("a, button").first();
    await expect(first).toHaveText("Pause");
  });

  test("five buttons show the five messages and stop the rotation", async ({ page }) => {
    await openAtStart(page);
    await expect(hero(page).getByRole("button", { name: /^Message/ })).toHaveCount(5);
    for (const number of [5, 2, 4, 1, 3]) {
      await message(page, number).click();
      await expect(headline(page)).toHaveText(heroMessages[number - 1]?.headline ?? "");
      await expect(hero(page).getByText(heroMessages[number - 1]?.subtitle ?? "")).toBeVisible();
      await expect(hero(page).getByRole("heading", { level: 1 })).toHaveCount(1);
    }
    await page.mouse.move(700, 20);
    await page.clock.runFor(20_000);
    await expect(headline(page)).toHaveText(heroMessages[2]?.headline ?? "");
    await expect(hero(page).getByRole("button", { name: "Play" })).toBeVisible();
  });

  const reasonsToRest: Record<string, (page: Page) => Promise<() => Promise<void>>> = {
    "the pointer is in it": async (page) => {
      await headline(page).hover();
      return () => page.mouse.move(700, 20);
    },
    "the focus is in it": async (page) => {
      await page.keyboard.press("Tab");
      await hero(page).getByRole("link", { name: "Let's Talk" }).focus();
      return () => page.getByRole("link", { name: "About" }).first().focus();
    },
    "the tab is hidden": async (page) => {
      const setHidden = (isHidden: boolean) =>
        page.evaluate((value) => {
          Object.defineProperty(document, "hidden", { value, configurable: true });
          document.dispatchEvent(new Event("visibilitychange"));
        }, isHidden);
      await setHidden(true);
      return () => setHidden(false);
    },
  };
  for (const [reason, begin] of Object.entries(reasonsToRest)) {
    test(`it rests while ${reason}`, async ({ page }) => {
      await openAtStart(page);
      const end = await begin(page);
      await page.clock.runFor(20_000);
      await expect(headline(page)).toHaveText(heroMessages[0]?.headline ?? "");
      await end();
      await expectTurn(page, SHOWN, 1);
    });
  }

  test("it rests if the pointer was in the hero before the scripts arrived", {
    tag: "@whole-browser",
  }, async ({ page }) => {
    await page.clock.install();
    const { promise: isInside, resolve: enter } = Promise.withResolvers<void>();
    await page.route(/\/assets\/start-/, (route) => isInside.then(() => route.continue()));
    await page.goto("/", { waitUntil: "commit" });
    await page.locator(".hero").waitFor();
    await page.mouse.move(300, 400);
    await expect(page.locator(".hero:hover")).toBeAttached();
    enter();
    await expect(page.locator("html[data-hydrated]")).toBeAttached();
    await page.clock.runFor(20_000);
    await expect(headline(page)).toHaveText(heroMessages[0]?.headline ?? "");
  });

  test("a change is announced only if the visitor has requested it", async ({ page }) => {
    await openAtStart(page);
    const region = page.locator(".hero-messages");
    await expect(region).toHaveAttribute("aria-live", "off");
    await press(page, "Pause");
    await expect(region).toHaveAttribute("aria-live", "polite");
  });

  test("'Let's Talk' calls", async ({ page }) => {
    await page.goto("/");
    const link = hero(page).getByRole("link", { name: "Let's Talk" });
    await expect(link).toHaveAttribute("href", "tel:+14155550132");
  });
});

test.describe("under reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });
  test("it starts paused, the first message stands, all five can be reached", async ({ page }) => {
    await openFrozen(page, "/");
    await expect(hero(page).getByRole("button", { name: "Play" })).toBeVisible();
    await page.clock.runFor(20_000);
    await expect(headline(page)).toHaveText(heroMessages[0]?.headline ?? "");
    for (const number of [2, 3, 4, 5]) {
      await message(page, number).click();
      await expect(headline(page)).toHaveText(heroMessages[number - 1]?.headline ?? "");
    }
  });
});
