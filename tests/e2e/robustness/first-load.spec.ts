import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { hydrated } from "../open-page.ts";
import { countLoads, LOAD_FAILURE } from "./outage.ts";

/** The modules of React and of the pages. */
const MODULES = /\/assets\/[^/]+\.js$/;

/** Opens a page whose connection breaks off after the HTML, and waits until its scripts have failed. */
async function loseConnection(page: Page, path: string): Promise<void> {
  const failed = page.waitForEvent("requestfailed", (request) => MODULES.test(request.url()));
  let isOffline: Promise<void> | undefined;
  await page.route(MODULES, async (route) => {
    // Each waits for it: a script that failed while the site still answers would count as gone.
    isOffline ??= page.context().setOffline(true);
    await isOffline;
    await route.abort("internetdisconnected");
  });
  await page.goto(path);
  await failed;
  // The script that starts the others asks whether they are there.
  await page.waitForEvent("requestfailed", (request) => request.resourceType() === "fetch");
}

// Issue "Found, shared, hosted anywhere, and safe", robustness of delivery: "a failing chunk, offline: the visitor
// keeps the page and gets words and a retry", for the scripts of the first load.
test.beforeEach(({ allowConsole }) => allowConsole(LOAD_FAILURE));

test("without a connection right after the HTML the page can be read and left by its links", {
  tag: "@whole-browser",
}, async ({ page, context }) => {
  await loseConnection(page, "/contact");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("html[data-hydrated]")).toHaveCount(0);

  await context.setOffline(false);
  const loads = countLoads(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Leadership" }).click();
  await expect(page).toHaveURL("/leadership");
  expect(loads()).toBe(1);
});

test("the next thing that the visitor does tries again, without a new load", async ({
  page,
  context,
}) => {
  await loseConnection(page, "/contact");
  const loads = countLoads(page);
  await page.unroute(MODULES);
  await context.setOffline(false);
  await page.getByLabel("Message").fill("Half a thought");
  await hydrated(page);
  await expect(page.getByLabel("Message")).toHaveValue("Half a thought");
  expect(loads()).toBe(0);
});

test("a file that the failed try still waits for does not spoil the next", async ({ page }) => {
  let isConnected = false;
  let failLate = () => {};
  const isLate = new Promise<void>((resolve) => {
    failLate = resolve;
  });
  await page.route(/\/assets\/(root|vendor)-/, async (route) => {
    if (isConnected) return route.continue();
    const isAskedFor = route.request().resourceType() === "fetch";
    if (!isAskedFor && route.request().url().includes("/vendor-")) await isLate;
    await route.abort("internetdisconnected");
  });
  const asksInVain = page.waitForEvent(
    "requestfailed",
    (request) => request.resourceType() === "fetch",
  );
  await page.goto("/contact");
  await asksInVain;
  const loads = countLoads(page);
  isConnected = true;
  await page.getByLabel("Message").fill("Half a thought");
  failLate();
  await hydrated(page);
  await expect(page.getByLabel("Message")).toHaveValue("Half a thought");
  expect(loads()).toBe(0);
});

test("a connection that is back at once: the start goes on, without a new load", async ({
  page,
}) => {
  // It fails for all that is asked for, until the site is asked whether it is there.
  let isConnected = false;
  await page.route(/\/assets\/[^/]+\.js$|\/contact$/, (route) => {
    isConnected ||= route.request().resourceType() === "fetch";
    const isDocument = route.request().isNavigationRequest();
    return isConnected || isDocument ? route.continue() : route.abort("connectionreset");
  });
  const loads = countLoads(page);
  await page.goto("/contact");
  await page.getByLabel("Message").fill("Half a thought");
  await hydrated(page);
  await expect(page.getByLabel("Message")).toHaveValue("Half a thought");
  expect(isConnected).toBe(true);
  expect(loads()).toBe(1);
});

test("what only scripts can do says so, and is done once they are there", async ({
  page,
  context,
}) => {
  await loseConnection(page, "/presentation");
  await page.getByRole("button", { name: "Next" }).click();
  const note = page.getByRole("alert").filter({ hasText: "A part of this page did not arrive" });
  await expect(note).toBeVisible();
  await expect(page.getByRole("link", { name: "Load it again" })).toBeVisible();

  await page.unroute(MODULES);
  await context.setOffline(false);
  // The press on "Next" has begun a try of its own, which may still be failing.
  await expect(async () => {
    await page.keyboard.press("Shift");
    await expect(page.locator("html[data-hydrated]")).toBeAttached({ timeout: 1000 });
  }).toPass({ timeout: 15_000 });
  await expect(page.getByText("Slide 2 of 15")).toBeVisible();
  await expect(note).toHaveCount(0);
});

test("a tab restored after a deployment, its scripts gone: one full load", async ({ page }) => {
  const loads = countLoads(page);
  await page.route(MODULES, (route) =>
    loads() === 1 ? route.fulfill({ status: 404 }) : route.continue(),
  );
  await page.goto("/about");
  await hydrated(page);
  expect(loads()).toBe(2);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});
