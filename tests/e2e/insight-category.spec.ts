import { expect, test } from "./fixtures.ts";
import { open } from "./open-page.ts";

test("a category of a list with several pages leads on to the search for the others", async ({
  page,
}) => {
  // The list that ships has one page.
  await page.route("/insights", async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace("&quot;count&quot;:1", "&quot;count&quot;:2");
    await route.fulfill({ response, body });
  });
  await open(page, "/insights");
  const filter = page.getByRole("navigation", { name: "Filter by category" });
  const others = page.getByRole("link", { name: "Search for Strategy" });
  await filter.getByRole("link", { name: "Strategy" }).click();
  await expect(page.getByText(/^\d+ in Strategy$/)).toBeAttached();
  await expect(others).toHaveAttribute("href", "/search?q=Strategy");
  await filter.getByRole("link", { name: "All" }).click();
  await expect(others).toBeHidden();
  await expect(page.getByRole("link", { name: "Older" })).toBeVisible();
});
