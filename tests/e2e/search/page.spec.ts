import { expect, test } from "../fixtures.ts";
import { open } from "../open-page.ts";
import { mainSearch, openSearchPage, searchButton } from "./open-search.ts";

test("a shared link brings the results; search engines leave the page out", {
  tag: "@both",
}, async ({ page }) => {
  const { field, links, said } = await openSearchPage(page, "helthcare");
  await expect(field).toHaveValue("helthcare");
  await expect(links.first()).toHaveText("Healthcare");
  await expect(links.first().locator("mark")).toHaveText("Healthcare");
  await expect(said).toHaveText(/results$/);
  await expect(page.getByRole("heading", { name: "Or start here" })).toBeHidden();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
});

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

test("the way back, from a result or on the page, finds the search as it was", async ({ page }) => {
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

test("more results come on request with the focus, and Enter leads to the results", async ({
  page,
}) => {
  const { field, links } = await openSearchPage(page, "sales");
  await expect(links).toHaveCount(20);
  await page.getByRole("button", { name: "Show more" }).click();
  await expect(links.nth(20)).toBeFocused();
  await field.press("Enter");
  await expect(page.locator("[data-result-count]")).toBeFocused();
  await field.press("ArrowDown");
  await expect(links.first()).toBeFocused();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the button is a link to a page that says so and shows ways on", async ({ page }) => {
    await page.goto("/about");
    await page.getByRole("banner").getByRole("link", { name: "Search", exact: true }).click();
    await expect(page).toHaveURL("/search");
    const { root, field } = mainSearch(page);
    await expect(root.getByText(/needs JavaScript/)).toBeVisible();
    await expect(field).toBeHidden();
    for (const name of ["Capabilities", "Industries", "Articles", "Careers", "Contact"]) {
      await expect(root.getByRole("link", { name, exact: true })).toBeVisible();
    }
  });
});
