import { expect, test } from "./fixtures.ts";
import { FULL_SITE } from "./full-site.ts";
import { open } from "./open-page.ts";

// In a list with several pages, the items of a category are fetched.
test.use({ baseURL: FULL_SITE });

test("if the items of a category do not arrive, the page says so, and a second choice works", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/);
  await page.route("**/insight-lists/*", (route) => route.fulfill({ status: 503 }), { times: 1 });
  await open(page, "/insights");
  const filter = page.getByRole("navigation", { name: "Filter by category" });
  const missing = page.getByRole("alert").filter({ hasText: "the others did not arrive" });
  await filter.getByRole("link", { name: "R&D" }).click();
  await expect(missing.getByRole("link", { name: "Search for R&D" })).toBeVisible();
  await filter.getByRole("link", { name: "All" }).click();
  await expect(missing).toBeHidden();
  await filter.getByRole("link", { name: "R&D" }).click();
  await expect(page.getByText(/^1\d in R&D$/)).toBeAttached();
  await expect(missing).toBeHidden();
});

test("a category is found in upper and lower case; an unknown category is named as unknown", async ({
  page,
}) => {
  const filter = page.getByRole("navigation", { name: "Filter by category" });
  const chosen = filter.locator("[aria-current]");
  const unknown = page.getByText("There is no category");
  await open(page, "/insights?category=r%26d%20");
  await expect(chosen).toHaveText("R&D");
  await expect(unknown).toBeHidden();
  await open(page, "/insights?category=Gardening");
  await expect(page.getByText("There is no category “Gardening” in this list")).toBeVisible();
  await expect(chosen).toHaveText("All");
  await filter.getByRole("link", { name: "R&D" }).click();
  await expect(unknown).toBeHidden();
});
