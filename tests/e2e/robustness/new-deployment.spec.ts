import { expect, test } from "../fixtures.ts";
import { hydrated, open } from "../open-page.ts";
import { countLoads, LOAD_FAILURE, moduleOf, navigationLink, notice, redeploy } from "./outage.ts";

const ABOUT = "routes/about/about";

// Issue "Found, shared, hosted anywhere, and safe", robustness of delivery: "a stale tab after a new deployment
// navigates without a broken page (old chunk gone: one full load, not an error)".
test.beforeEach(({ allowConsole }) => allowConsole(LOAD_FAILURE));

test("code that is gone: one full load of the wanted address, with its fragment", async ({
  page,
}) => {
  await open(page, "/contact");
  const loads = countLoads(page);
  await page.route(`**${await moduleOf(page, ABOUT)}`, (route) =>
    loads() === 0 ? route.fulfill({ status: 404 }) : route.continue(),
  );
  await page.evaluate(() => {
    history.pushState({ idx: 1, key: "pushed" }, "", "/about#values-heading");
    dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
  });
  await expect(page).toHaveTitle(/^About/);
  await hydrated(page);
  await expect(page).toHaveURL("/about#values-heading");
  await expect(notice(page)).toBeEmpty();
  expect(loads()).toBe(1);
});

test("a link whose code is gone, pointed at and pressed", async ({ page }) => {
  await open(page, "/contact");
  const loads = countLoads(page);
  await page.route(`**${await moduleOf(page, ABOUT)}`, (route) =>
    loads() === 0 ? route.fulfill({ status: 404 }) : route.continue(),
  );
  const failed = page.waitForResponse((response) => response.status() === 404);
  await navigationLink(page, "About").hover();
  await failed;
  // Pointing alone changes nothing.
  await expect(page).toHaveURL("/contact");
  expect(loads()).toBe(0);
  await navigationLink(page, "About").click();
  await expect(page).toHaveURL("/about");
  await hydrated(page);
  expect(loads()).toBe(1);
  await page.goBack();
  await expect(page).toHaveURL("/contact");
});

test("a deployment whose files are broken does not load for ever", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/^uncaught error/);
  await open(page, "/contact");
  const loads = countLoads(page);
  await page.route(`**${await moduleOf(page, ABOUT)}`, (route) => route.fulfill({ status: 404 }));
  // What is broken for good is reported.
  const report = page.waitForEvent("pageerror");
  await navigationLink(page, "About").click();
  await expect(page).toHaveURL("/about");
  // The page tries once more to get its code, and then stands as it is.
  await report;
  expect(loads()).toBe(2);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("data that only the new code can read: one full load", async ({ page }) => {
  await open(page, "/contact");
  await redeploy(page, "/about");
  await page.route("**/about.data*", (route) => route.fulfill({ body: "not a page" }));
  const loads = countLoads(page);
  await navigationLink(page, "About").click();
  await expect(page).toHaveURL("/about");
  await hydrated(page);
  expect(loads()).toBe(1);
});

test("data of another shape, over which the old code stumbles: one full load", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Cannot read properties/);
  await open(page, "/contact");
  await redeploy(page, "/about");
  await page.route("**/about.data*", async (route) => {
    const body = await (await route.fetch()).text();
    await route.fulfill({ body: body.replaceAll('"values"', '"worth"') });
  });
  const loads = countLoads(page);
  await navigationLink(page, "About").click();
  await hydrated(page);
  await expect.poll(loads).toBe(1);
  await expect(page).toHaveTitle(/^About/);
  await expect(page.getByText("Unexpected Application Error!")).toHaveCount(0);
});
