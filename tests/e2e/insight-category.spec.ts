import { expect, test } from "./fixtures.ts";
import { open } from "./open-page.ts";

test("a category whose items do not arrive says so, and works when it is chosen again", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/);
  // The list that ships has one page; of one with several a category is fetched.
  await page.route("/insights", async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace("&quot;count&quot;:1", "&quot;count&quot;:2");
    await route.fulfill({ response, body });
  });
  const file = "**/insight-lists/insights.strategy.json";
  await page.route(file, (route) => route.fulfill({ json: { total: 40, cards: [] } }));
  await page.route(file, (route) => route.fulfill({ status: 503 }), { times: 1 });
  await open(page, "/insights");
  const filter = page.getByRole("navigation", { name: "Filter by category" });
  const missing = page.getByRole("alert").filter({ hasText: "the others did not arrive" });
  await filter.getByRole("link", { name: "Strategy" }).click();
  await expect(missing.getByRole("link", { name: "Search for Strategy" })).toBeVisible();
  await filter.getByRole("link", { name: "All" }).click();
  await expect(missing).toBeHidden();
  await filter.getByRole("link", { name: "Strategy" }).click();
  await expect(page.getByText("40 in Strategy")).toBeAttached();
  await expect(missing).toBeHidden();
});
