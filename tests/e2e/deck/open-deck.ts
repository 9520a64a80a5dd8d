import type { Locator, Page } from "@playwright/test";
import { expect } from "../fixtures.ts";

/** Slides in the deck (specification, section 9). */
export const DECK_LENGTH = 15;

/** Opens the presentation and waits until its scripts have taken over. */
export async function openDeck(page: Page, query = ""): Promise<void> {
  await page.goto(`/presentation${query}`);
  await page.waitForFunction(() => {
    const deck = document.querySelector(".deck");
    return deck !== null && Object.keys(deck).some((key) => key.startsWith("__reactProps"));
  });
  // The keys are listened to by an effect, which runs soon after: the page is idle only then.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

/** The frames of all slides, displayed or not. */
export const slides = (page: Page): Locator => page.locator(".slide-frame");

/** Exactly one slide is displayed, and it is this one (counted from 1). */
export async function expectSlide(page: Page, number: number): Promise<void> {
  await expect(page.getByText(`Slide ${number} of ${DECK_LENGTH}`, { exact: true })).toBeVisible();
  await expect(slides(page).nth(number - 1)).toBeVisible();
  await expect(slides(page).filter({ visible: true })).toHaveCount(1);
}

export const next = (page: Page): Locator => page.getByRole("button", { name: "Next" });
export const previous = (page: Page): Locator => page.getByRole("button", { name: "Previous" });
