import { storedKey } from "#app/base/stored-values.ts";
import { expect, test } from "../fixtures.ts";
import { DIALOG, openPage, openSearch, searchButton } from "./open-search.ts";

test("/, Ctrl K, Enter and the space bar open the search; Escape returns the focus", async ({
  page,
}) => {
  const { dialog, field } = await openPage(page, "/contact");
  const link = page.getByRole("banner").getByRole("link", { name: "Contact" });
  await link.focus();
  await page.keyboard.press("/");
  await expect(field).toBeFocused();
  await page.keyboard.type("sales/marketing");
  await expect(field).toHaveValue("sales/marketing");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();
  // The last search is there again, selected.
  await page.keyboard.press("/");
  await expect(field).toHaveValue("sales/marketing");
  await page.keyboard.type("privacy");
  await expect(field).toHaveValue("privacy");
  await page.keyboard.press("Escape");
  for (const key of ["Enter", "Space"]) {
    await searchButton(page).press(key);
    await expect(dialog).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(searchButton(page)).toBeFocused();
  }
  // In a field / is a character.
  const message = page.getByRole("textbox", { name: "Message" });
  await message.press("/");
  await expect(message).toHaveValue("/");
  await expect(dialog).toBeHidden();
  for (const key of ["Control+k", "Meta+K"]) {
    await message.press(key);
    await expect(field).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(message).toBeFocused();
  }
});

test("what is typed while the dialog loads is not lost, however often it is requested", async ({
  page,
}) => {
  await page.route(DIALOG, async (route) => {
    await page.keyboard.type("econ/");
    await page.keyboard.press("Control+k");
    await route.continue();
  });
  const { field } = await openPage(page);
  await page.keyboard.press("/");
  await expect(field).toHaveValue("econ/");
  await page.keyboard.type("x");
  await expect(field).toHaveValue("econ/x");
});

test("arrow keys move through the results, a letter continues in the field, Enter opens", async ({
  page,
}) => {
  const { field, links } = await openSearch(page);
  await page.keyboard.type("strateg");
  await expect(links.first()).toHaveText("Strategy & Innovation");
  await page.keyboard.press("ArrowDown");
  await expect(links.first()).toBeFocused();
  await page.keyboard.press("y");
  await expect(field).toHaveValue("strategy");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("End");
  await expect(links.last()).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(links.last()).toBeFocused();
  await page.keyboard.press("Home");
  await expect(links.first()).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(field).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/services/strategy-innovation");
});

test("a result keeps the focus if the next search finds it again", async ({ page }) => {
  const { dialog, field, links } = await openSearch(page);
  await page.keyboard.type("strateg");
  await expect(links.first()).toHaveText("Strategy & Innovation");
  const count = dialog.locator("[data-search-outcome] > [aria-hidden]");
  const before = await count.innerText();
  await page.keyboard.press("ArrowDown");
  // Dictation changes the field in this way, and so does a slow machine after the last key.
  await field.evaluate((input: HTMLInputElement) => {
    input.setRangeText("y", 7, 7);
    input.dispatchEvent(new Event("input", { bubbles: true }));
  });
  await expect(count).not.toHaveText(before);
  await expect(links.first()).toBeFocused();
});

test("the key / can be switched off. Switched on again, it leaves nothing in the storage", async ({
  page,
}) => {
  const storedKeys = () => page.evaluate(() => Object.keys(localStorage));
  const { dialog } = await openSearch(page);
  const slash = dialog.getByRole("checkbox", { name: "Open with /" });
  await slash.uncheck();
  expect(await storedKeys()).toEqual([storedKey("search")]);
  await page.keyboard.press("Escape");
  await openPage(page, "/contact");
  await page.keyboard.press("/");
  await expect(dialog).toBeHidden();
  await page.keyboard.press("Control+k");
  await expect(slash).not.toBeChecked();
  await slash.check();
  expect(await storedKeys()).toEqual([]);
  await page.keyboard.press("Escape");
  await page.keyboard.press("/");
  await expect(dialog).toBeVisible();
});
