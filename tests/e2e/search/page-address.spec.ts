import { expect, test } from "../fixtures.ts";
import { open } from "../open-page.ts";
import { openSearchPage, searchButton } from "./open-search.ts";

test("the address follows what is typed, without a step in the history", async ({ page }) => {
  await open(page, "/about");
  const { field, links } = await openSearchPage(page);
  for (const lead of [() => searchButton(page).click(), () => page.keyboard.press("/")]) {
    await field.blur();
    await lead();
    await expect(field).toBeFocused();
    await expect(page.getByRole("dialog")).toBeHidden();
  }
  await page.keyboard.type("m&a support ");
  await expect(links.first()).toHaveText("M&A Growth Support");
  await expect(page).toHaveURL("/search?q=m%26a+support");
  await expect(field).toHaveValue("m&a support ");
  await field.fill("");
  await expect(page).toHaveURL("/search");
  await expect(page.getByRole("heading", { name: "Or start here" })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/about");
});

test("Back restores the search as it was, from a result and on the page", async ({ page }) => {
  const { field, links } = await openSearchPage(page);
  await field.fill("economist");
  await expect(page).toHaveURL("/search?q=economist");
  await links.first().click();
  await expect(page).toHaveURL("/careers/economist");
  const onPage = async () => {
    await page.evaluate(() => {
      location.hash = "main";
    });
    await field.fill("sales");
    await expect(page).toHaveURL("/search?q=sales#main");
    await page.goBack();
  };
  for (const comeBack of [() => page.goBack(), () => page.reload(), onPage]) {
    await comeBack();
    await expect(field).toHaveValue("economist");
    await expect(links).toHaveText(["Economist"]);
  }
});
