import { expect, test } from "../fixtures.ts";
import { mainSearch, openSearchPage } from "./open-search.ts";

test("a shared link brings the results; search engines leave the page out", {
  tag: "@both",
}, async ({ page }) => {
  const { field, links, announcement } = await openSearchPage(page, "helthcare");
  await expect(field).toHaveValue("helthcare");
  await expect(links.first()).toHaveText("Healthcare");
  await expect(links.first().locator("mark")).toHaveText("Healthcare");
  await expect(announcement).toHaveText(/results$/);
  await expect(page.getByRole("heading", { name: "Or start here" })).toBeHidden();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
});

test("the number of results is announced once, and is read once in the page", async ({ page }) => {
  for (const [query, outcome] of [
    ["economist", "1 result"],
    ["qqzzj", "No results for “qqzzj”"],
  ] as const) {
    const { root, announcement } = await openSearchPage(page, query);
    await expect(root.getByText(outcome).first()).toBeVisible();
    await expect(announcement).toHaveText(outcome);
    const spoken = await root.ariaSnapshot();
    expect(spoken.split(outcome)).toHaveLength(2);
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
  await expect(page.locator("[data-search-outcome]")).toBeFocused();
  await field.press("ArrowDown");
  await expect(links.first()).toBeFocused();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the button is a link to a page that explains this and offers other ways", async ({
    page,
  }) => {
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
