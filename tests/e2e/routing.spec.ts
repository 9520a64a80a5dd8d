import { content } from "#app/model/content.ts";
import { loadTestContent } from "../set-up/load-content.ts";
import { expect, test } from "./fixtures.ts";
import { answerAsPlainHost, holdModules } from "./open-page.ts";

await loadTestContent();

test.beforeEach(({ allowConsole }) => allowConsole(/404/));

test.describe("unknown insights (product 3.5)", () => {
  for (const path of ["/insights/nothing", "/insights/articles/nothing", "/blogs/nothing"]) {
    test(`${path} shows 'Loading...' and goes to /insights, in the browser`, async ({ page }) => {
      await answerAsPlainHost(page, path);
      const release = await holdModules(page);
      await page.goto("/about");
      await page.goto(path);
      await expect(page.getByRole("main").getByText("Loading...")).toBeVisible();
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(0);
      release();
      await expect(page).toHaveURL("/insights");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Insights");
      await page.goBack();
      await expect(page).toHaveURL("/about");
    });
  }
});

test("unknown industries go to the overview silently, and leave no trace in the history (product 3.8)", async ({
  page,
}) => {
  await answerAsPlainHost(page, "/industries/nothing");
  const release = await holdModules(page);
  await page.goto("/about");
  await page.goto("/industries/nothing");
  await expect(page.getByRole("main")).toHaveText("", { useInnerText: true });
  release();
  await expect(page).toHaveURL("/industries");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/about");
});

test("an unknown service shows the six capabilities and the six industries at once (product 3.7)", async ({
  page,
}) => {
  const release = await holdModules(page);
  const response = await page.goto("/services/nothing");
  expect(response?.status()).toBe(404);
  const { capabilities, industries, site } = content();
  // Only the script in the head has arrived.
  for (const { id } of capabilities) {
    await expect(page.locator(`main a[href="/services/${id}"]`)).toBeVisible();
  }
  for (const { id } of industries) {
    await expect(page.locator(`main a[href="/industries/${id}"]`)).toBeVisible();
  }
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  release();
  await expect(page).toHaveTitle(new RegExp(` \\| ${site.name}$`));
  await expect(page).not.toHaveTitle(/not found/i);
  await expect(page).toHaveURL("/services/nothing");
  await page.locator("main a[href='/services/risk-management']").click();
  await expect(page).toHaveURL("/services/risk-management");
});

for (const kind of ["that redirects", "that cannot redirect"]) {
  test(`/apply leads to the application, with its query, on a host ${kind} (product 3.4)`, async ({
    page,
  }) => {
    if (kind === "that cannot redirect") await answerAsPlainHost(page, "/apply");
    await page.goto("/apply?position=economist");
    await expect(page).toHaveURL("/careers/apply?position=economist");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Apply for: Economist");
  });

  test(`a feed without a type leads to the not-found screen on a host ${kind} (product 3.9)`, async ({
    page,
  }) => {
    if (kind === "that cannot redirect") await answerAsPlainHost(page, "/feeds/.xml");
    await page.goto("/feeds/.xml");
    await expect(page).toHaveURL("/404");
    await expect(page.getByRole("heading", { name: /Oops! Page not found/ })).toBeVisible();
  });
}
