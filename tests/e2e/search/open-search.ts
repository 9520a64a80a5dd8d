import type { Locator, Page } from "@playwright/test";
import { expect } from "../fixtures.ts";
import { open } from "../open-page.ts";

export const INDEX = "**/search-index-3.json";
/** The code of the dialog. */
export const DIALOG = "**/search-dialog-*.js";

/** The button of the search in the header. Until it is hydrated, it is a link. */
export const searchButton = (page: Page) =>
  page.getByRole("banner").getByRole("button", { name: "Search", exact: true });

/** The parts of the search, in the dialog or on its page. */
function searchIn(root: Locator) {
  return {
    root,
    field: root.getByRole("searchbox", { name: "Search this site" }),
    links: root.locator("[data-results] a"),
    announcement: root.getByRole("status"),
  };
}

/** The search on its own page. */
export const mainSearch = (page: Page) => searchIn(page.getByRole("main"));

/** Opens the search page. @returns the parts of its search */
export async function openSearchPage(page: Page, query = "") {
  await open(page, `/search${query && "?q="}${query}`);
  return mainSearch(page);
}

/** Opens a page and waits until its search button is hydrated. @returns the parts of the search dialog */
export async function openPage(page: Page, path = "/about") {
  await open(page, path);
  await expect(searchButton(page)).toBeVisible();
  const dialog = page.getByRole("dialog", { name: "Search" });
  return { dialog, ...searchIn(dialog) };
}

/** Opens a page and its search dialog, which has the focus in its field. @returns the parts of the dialog */
export async function openSearch(page: Page, path?: string) {
  const parts = await openPage(page, path);
  await page.keyboard.press("/");
  await expect(parts.field).toBeFocused();
  return parts;
}
