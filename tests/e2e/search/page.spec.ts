import { expect, test } from "../fixtures.ts";
import { open } from "../open-page.ts";
import { INDEX, openPage, searchButton, searchIn } from "./open-search.ts";

test("a shared link brings the results", { tag: "@both" }, async ({ page }) => {
  await open(page, "/search?q=helthcare");
  const { field, links, said } = searchIn(page.getByRole("main"));
  await expect(field).toHaveValue("helthcare");
  await expect(links.first()).toHaveText("Healthcare");
  await expect(links.first().locator("mark")).toHaveText("Healthcare");
  await expect(said).toHaveText(/results$/);
  await expect(page.getByRole("heading", { name: "Or start here" })).toBeHidden();
});

test("the address follows what is typed, without a step in the history", async ({ page }) => {
  await open(page, "/about");
  await openPage(page, "/search");
  const { field, links } = searchIn(page.getByRole("main"));
  await page.keyboard.press("/");
  await expect(field).toBeFocused();
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

test("the way back from a result finds the search as it was", async ({ page }) => {
  await open(page, "/search");
  const { field, links } = searchIn(page.getByRole("main"));
  await field.fill("economist");
  await expect(page).toHaveURL("/search?q=economist");
  await links.first().click();
  await expect(page).toHaveURL("/careers/economist");
  for (const comeBack of [() => page.goBack(), () => page.reload()]) {
    await comeBack();
    await expect(field).toHaveValue("economist");
    await expect(links).toHaveText(["Economist"]);
  }
});

test("the way back on the page leads to what was searched there", async ({ page }) => {
  await open(page, "/search?q=economist");
  const { field, links } = searchIn(page.getByRole("main"));
  await expect(links).toHaveText(["Economist"]);
  await page.evaluate(() => {
    location.hash = "main";
  });
  await field.fill("sales");
  await expect(page).toHaveURL("/search?q=sales#main");
  await page.goBack();
  await expect(field).toHaveValue("economist");
  await expect(links).toHaveText(["Economist"]);
});

test("the button of the header leads to the field that is there", async ({ page }) => {
  const { dialog } = await openPage(page, "/search");
  await searchButton(page).click();
  await expect(searchIn(page.getByRole("main")).field).toBeFocused();
  await expect(dialog).toBeHidden();
});

test("more results come on request, and the focus moves on to them", async ({ page }) => {
  await open(page, "/search?q=sales");
  const { links } = searchIn(page.getByRole("main"));
  await expect(links).toHaveCount(20);
  await page.getByRole("button", { name: "Show more" }).click();
  await expect(links.nth(20)).toBeFocused();
});

test("Enter leads from the field to the results", async ({ page }) => {
  await open(page, "/search");
  const { field, links } = searchIn(page.getByRole("main"));
  await field.fill("sales");
  await expect(links.first()).toBeVisible();
  await field.press("Enter");
  await expect(page.locator("[data-result-count]")).toBeFocused();
  await field.press("ArrowDown");
  await expect(links.first()).toBeFocused();
});

test("an index that does not arrive is said, and can be tried again", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/);
  await page.route(INDEX, (route) => route.fulfill({ status: 503, body: "" }));
  await open(page, "/search?q=economist");
  const main = page.getByRole("main");
  await expect(main.getByRole("alert")).toContainText("The search did not load");
  await page.unroute(INDEX);
  await main.getByRole("button", { name: "Try again" }).click();
  await expect(searchIn(main).links).toHaveText(["Economist"]);
});

test("without a query nothing is loaded, and search engines leave the page out", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await open(page, "/search");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  expect(asked.filter((url) => url.endsWith("/search-index.json"))).toEqual([]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the button is a link to a page that says so and shows ways on", async ({ page }) => {
    await page.goto("/about");
    await page.getByRole("banner").getByRole("link", { name: "Search", exact: true }).click();
    await expect(page).toHaveURL("/search");
    const main = page.getByRole("main");
    await expect(main.getByText(/needs JavaScript/)).toBeVisible();
    await expect(main.getByRole("searchbox")).toBeHidden();
    for (const name of ["Capabilities", "Industries", "Articles", "Careers", "Contact"]) {
      await expect(main.getByRole("link", { name, exact: true })).toBeVisible();
    }
  });
});
