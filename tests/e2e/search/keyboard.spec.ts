import { expect, test } from "../fixtures.ts";
import { open } from "../open-page.ts";
import { openSearch, searchIn } from "./open-search.ts";

test("/ opens the search, Escape closes it at once and the focus returns", async ({ page }) => {
  await open(page, "/about");
  const link = page.getByRole("banner").getByRole("link", { name: "Contact" });
  await link.focus();
  await page.keyboard.press("/");
  const { field } = searchIn(page.getByRole("dialog"));
  await expect(field).toBeFocused();
  await expect(field).toHaveValue("");
  await page.keyboard.type("sales/marketing");
  await expect(field).toHaveValue("sales/marketing");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(link).toBeFocused();
});

test("what is typed while the dialog is on its way is not lost", async ({ page }) => {
  await page.route("**/search-dialog-*.js", async (route) => {
    await page.keyboard.type("econ/");
    await route.continue();
  });
  await open(page, "/about");
  await page.keyboard.press("/");
  const { field } = searchIn(page.getByRole("dialog"));
  await expect(field).toHaveValue("econ/");
  await page.keyboard.type("x");
  await expect(field).toHaveValue("econ/x");
});

test("in a field / is a character and Ctrl K opens the search", async ({ page }) => {
  await open(page, "/contact");
  const message = page.getByRole("textbox", { name: "Message" });
  await message.fill("and");
  await message.press("/");
  await expect(message).toHaveValue("and/");
  await expect(page.getByRole("dialog")).toBeHidden();
  await message.press("Control+k");
  await expect(searchIn(page.getByRole("dialog")).field).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(message).toBeFocused();
  await message.press("Meta+K");
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("the arrows lead through the results, Enter opens one", async ({ page }) => {
  await open(page, "/about");
  await page.keyboard.press("/");
  const { field, links } = searchIn(page.getByRole("dialog"));
  await page.keyboard.type("strategy");
  await expect(links.first()).toHaveText("Strategy & Innovation");
  await page.keyboard.press("ArrowDown");
  await expect(links.first()).toBeFocused();
  await page.keyboard.press("End");
  await expect(links.last()).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(links.last()).toBeFocused();
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowUp");
  await expect(field).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/services/strategy-innovation");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("a letter typed on a result goes on in the field", async ({ page }) => {
  await open(page, "/about");
  await page.keyboard.press("/");
  const { field, links } = searchIn(page.getByRole("dialog"));
  await page.keyboard.type("econ");
  await expect(links.first()).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.type("omist");
  await expect(field).toHaveValue("economist");
  await expect(links).toHaveText(["Economist"]);
});

test("Enter in the field leads to all results", async ({ page }) => {
  await open(page, "/about");
  await page.keyboard.press("/");
  await expect(searchIn(page.getByRole("dialog")).field).toBeFocused();
  await page.keyboard.type("growth");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/search?q=growth");
  await expect(page.getByRole("dialog")).toBeHidden();
});

test("what was searched stands there again, ready to be written over", async ({ page }) => {
  await open(page, "/about");
  const { dialog, field, links } = await openSearch(page);
  await field.fill("economist");
  await links.first().click();
  await expect(page).toHaveURL("/careers/economist");
  await expect(dialog).toBeHidden();
  await page.keyboard.press("/");
  await expect(field).toHaveValue("economist");
  await page.keyboard.type("privacy");
  await expect(field).toHaveValue("privacy");
});

test("opened between a new address and its page, the search stays", async ({ page }) => {
  await open(page, "/about");
  const { dialog, field, links } = await openSearch(page);
  await field.fill("economist");
  await expect(links.first()).toBeVisible();
  // The page follows its address within milliseconds, too soon for a key from outside.
  const pressed = page.evaluate(
    () =>
      new Promise<string | undefined>((resolve) => {
        const press = () => {
          if (location.pathname === "/about") return setTimeout(press);
          const shown = document.querySelector("h1")?.textContent;
          document.dispatchEvent(new KeyboardEvent("keydown", { key: "/", bubbles: true }));
          return resolve(shown);
        };
        press();
      }),
  );
  await links.first().click();
  expect(await pressed, "the page that still stands").not.toBe("Economist");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Economist");
  await expect(dialog).toBeVisible();
  await expect(field).toHaveValue("economist");
});

test("the way back closes the search", async ({ page }) => {
  await open(page, "/about");
  await page.getByRole("banner").getByRole("link", { name: "Contact" }).click();
  await expect(page).toHaveURL("/contact");
  const { dialog } = await openSearch(page);
  await page.goBack();
  await expect(page).toHaveURL("/about");
  await expect(dialog).toBeHidden();
});

test("the key / can be switched off, for good", async ({ page }) => {
  await open(page, "/about");
  const { dialog } = await openSearch(page);
  await dialog.getByRole("checkbox", { name: "Open with /" }).uncheck();
  await page.keyboard.press("Escape");
  await page.keyboard.press("/");
  await expect(dialog).toBeHidden();
  await open(page, "/contact");
  await page.keyboard.press("/");
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("checkbox", { name: "Open with /" })).not.toBeChecked();
});
