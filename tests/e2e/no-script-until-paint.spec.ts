import type { Page, Route } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { hydrated } from "./open-page.ts";

const MODULES = /\/assets\/[^/]+\.js$/;

/** Holds the scripts of React back until the returned function is called. */
async function holdModules(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isHeld = true;
  await page.route(MODULES, async (route) => {
    if (isHeld) held.push(route);
    else await route.continue();
  });
  return async () => {
    isHeld = false;
    await Promise.all(held.map((route) => route.continue()));
  };
}

test.describe("the start of React", () => {
  for (const path of ["/", "/insights", "/contact", "/presentation"]) {
    // The headless shell moves its pointer when a page opens, which is a sign of intent.
    test(`${path} asks for no module before it has painted and loaded`, {
      tag: "@whole-browser",
    }, async ({ page }) => {
      await page.goto(path);
      await hydrated(page);
      const { painted, loaded, modules } = await page.evaluate(() => {
        const [navigation] = performance.getEntriesByType("navigation");
        return {
          painted: performance.getEntriesByName("first-contentful-paint")[0]?.startTime,
          loaded: (navigation as PerformanceNavigationTiming).loadEventStart,
          modules: performance
            .getEntriesByType("resource")
            .filter(({ name }) => /\/assets\/[^/]+\.js$/.test(name))
            .map(({ startTime }) => startTime),
        };
      });
      expect(modules.length).toBeGreaterThan(3);
      expect(Math.min(...modules)).toBeGreaterThan(painted ?? Number.POSITIVE_INFINITY);
      expect(Math.min(...modules)).toBeGreaterThanOrEqual(loaded);
    });
  }

  test("the HTML names no script to the browser's preloader", async ({ request }) => {
    const html = await (await request.get("/")).text();
    expect(html).not.toMatch(/<script[^>]*src=/);
    expect(html).not.toMatch(/<link[^>]*modulepreload/);
  });

  test("it waits while the page loads, and begins at the first sign of intent", {
    tag: "@whole-browser",
  }, async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => {
      if (MODULES.test(request.url())) asked.push(request.url());
    });
    // A picture that does not come keeps the page from having loaded.
    await page.route("**/*.svg", () => {});
    await page.goto("/", { waitUntil: "domcontentloaded" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
    expect(asked).toEqual([]);
    await page.mouse.move(200, 300);
    await hydrated(page);
    expect(asked.length).toBeGreaterThan(3);
  });
});

test.describe("what was done before the start is not lost", () => {
  test("a press on a button is done afterwards, once", async ({ page }) => {
    const release = await holdModules(page);
    await page.goto("/");
    await page.getByRole("button", { name: "Pause" }).click();
    await expect(page.getByRole("button", { name: "Pause" })).toBeVisible();
    await release();
    await expect(page.getByRole("button", { name: "Play" })).toBeVisible();
    await hydrated(page);
    await expect(page.getByRole("button", { name: "Play" })).toBeVisible();
  });

  test("of several presses the last one counts", async ({ page }) => {
    const release = await holdModules(page);
    await page.goto("/");
    await page.getByRole("button", { name: /^Message 2/ }).click();
    await page.getByRole("button", { name: /^Message 4/ }).click();
    await release();
    await expect(page.getByRole("button", { name: /^Message 4/ })).toHaveAttribute(
      "aria-current",
      "true",
    );
  });

  test("a submit is done afterwards and never puts the fields into the address", async ({
    page,
  }) => {
    const release = await holdModules(page);
    await page.goto("/contact");
    await page.getByLabel("Name", { exact: true }).fill("Ada");
    await page.locator("main form button[type=submit]").click();
    await expect(page).toHaveURL("/contact");
    await release();
    await hydrated(page);
    // The missing fields are named, and what was typed stands.
    await expect(page.getByRole("textbox", { name: "Email" })).toHaveAttribute(
      "aria-invalid",
      "true",
    );
    await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Ada");
    await expect(page).toHaveURL("/contact");
  });

  test("the drawer opens before the start", { tag: "@mobile" }, async ({ page }) => {
    await holdModules(page);
    await page.goto("/");
    await page.getByRole("button", { name: "Open menu" }).click();
    await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
  });
});

test.describe("when the scripts do not arrive", () => {
  test.beforeEach(({ allowConsole }) => allowConsole(/Failed to (load|fetch)|404|uncaught/));

  test("scripts of an old deployment: the page is loaded anew, once", async ({ page }) => {
    let documents = 0;
    page.on("request", (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    let isGone = true;
    await page.route(MODULES, (route) =>
      isGone ? route.fulfill({ status: 404, body: "" }) : route.continue(),
    );
    page.on("domcontentloaded", () => {
      isGone = documents < 2;
    });
    await page.goto("/");
    await expect.poll(() => documents).toBe(2);
    await hydrated(page);
  });

  test("scripts that never come: words and a retry, for whoever presses something", async ({
    page,
  }) => {
    let documents = 0;
    page.on("request", (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    await page.route(MODULES, (route) => route.fulfill({ status: 404, body: "" }));
    await page.goto("/");
    await expect.poll(() => documents).toBe(2);
    await page.getByRole("button", { name: "Pause" }).click();
    const alert = page.locator("#boot-failure[role=alert]");
    await expect(alert).toContainText("did not arrive");
    await page.unroute(MODULES);
    await alert.getByRole("link", { name: "Load it again" }).click();
    await hydrated(page);
    expect(documents).toBe(3);
  });

  test("no connection: the page stays", async ({ page, context }) => {
    const release = await holdModules(page);
    await page.goto("/");
    await page.getByRole("button", { name: "Pause" }).click();
    await context.setOffline(true);
    await release();
    await expect(page.locator("#boot-failure[role=alert]")).toContainText("did not arrive");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});

// docs/decisions/0009-short-tasks.md
test("the framework's file asks to be compiled while it arrives", async ({ request }) => {
  const page = await (await request.get("/")).text();
  const [address = ""] = /[^"]*\/assets\/vendor-[^"]*/.exec(page) ?? [];
  const script = await (await request.get(address)).text();
  expect(script.split("\n", 1)).toEqual(["//# allFunctionsCalledOnLoad"]);
});
