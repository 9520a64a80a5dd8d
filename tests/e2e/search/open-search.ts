import type { Locator, Page } from "@playwright/test";
import { expect } from "../fixtures.ts";

export const INDEX = "**/search-index.json";

/** The parts of the search, in the dialog or on its page. */
export function searchIn(root: Page | Locator) {
  return {
    field: root.getByRole("searchbox", { name: "Search this site" }),
    links: root.locator("[data-results] a"),
    said: root.getByRole("status"),
  };
}

/** Opens the dialog by its button. */
export async function openSearch(page: Page) {
  await page.getByRole("banner").getByRole("button", { name: "Search", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Search" });
  await expect(dialog).toBeVisible();
  return { dialog, ...searchIn(dialog) };
}
