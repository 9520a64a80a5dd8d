import type { Locator, Page } from "@playwright/test";
import { expect } from "../fixtures.ts";
import { open } from "../open-page.ts";

/** Slides in the deck (product 18.6). */
export const DECK_LENGTH = 15;

/** Opens the presentation and waits until it answers. */
export const openDeck = (page: Page, query = "") => open(page, `/presentation${query}`);

/** The frames of all slides, displayed or not. */
export const slides = (page: Page): Locator => page.locator(".slide-frame");

/** Expects that exactly this slide is displayed (counted from 1). */
export async function expectSlide(page: Page, number: number): Promise<void> {
  await expect(page.getByText(`Slide ${number} of ${DECK_LENGTH}`, { exact: true })).toBeVisible();
  await expect(slides(page).nth(number - 1)).toBeVisible();
  await expect(slides(page).filter({ visible: true })).toHaveCount(1);
}

export const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Widths and heights of windows in which slides are posters (product 13.3). */
export const POSTER_WINDOWS = [
  [844, 340],
  [960, 540],
  [768, 1024],
  [1024, 700],
  [1024, 768],
  [1280, 420],
  [1366, 768],
  [1440, 600],
  [1920, 1080],
  [2560, 1300],
] as const;

/** Widths and heights of windows in which slides are pages to read (product 13.4). */
export const PAGE_WINDOWS = [
  [320, 256],
  [320, 568],
  [390, 844],
  [640, 360],
  [767, 600],
  [1024, 330],
] as const;

/** Every text of every slide that is displayed, with the size of its letters in pixels. */
export const textSizes = (page: Page) =>
  slides(page)
    .locator("h2, h3, p, li, dt, dd, div")
    .evaluateAll((elements) =>
      elements
        .filter(({ childNodes }) =>
          [...childNodes].some((node) => node.nodeName === "#text" && node.nodeValue?.trim()),
        )
        .filter((element) => getComputedStyle(element).display !== "none")
        .map((element) => ({
          text: element.textContent,
          size: Number.parseFloat(getComputedStyle(element).fontSize),
        })),
    );
