import { expect, test } from "./fixtures.ts";
import { holdModules, hydrated, MODULES, open } from "./open-page.ts";

const REACT = /\/assets\/react-[^/]+\.js$/;
const ARTICLE = "/insights/articles/give-growth-one-owner";

test.describe("the start of the scripts", () => {
  // The headless shell moves its pointer when a page opens, which counts as an action.
  test("before the paint nothing is fetched but the page, its styles, its font and pictures", {
    tag: "@whole-browser",
  }, async ({ page }) => {
    for (const path of ["/", "/insights", "/contact", "/presentation", ARTICLE]) {
      await open(page, path);
      const { painted, loaded, fetched } = await page.evaluate(() => {
        const [navigation] = performance.getEntriesByType("navigation");
        const resources = performance.getEntriesByType("resource");
        return {
          painted: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
          loaded: (navigation as PerformanceNavigationTiming).loadEventStart,
          fetched: resources.map(({ name, startTime }) => ({ name, startTime })),
        };
      });
      const early = fetched.filter(({ startTime }) => startTime <= painted);
      // The browser requests the speculation rules as soon as it has the header that names them.
      const allowed = /\.(css|woff2|svg|avif|webp|jpg|png|speculationrules)(#.*)?$/;
      for (const { name } of early) expect(name).toMatch(allowed);
      const modules = fetched.filter(({ name }) => MODULES.test(name));
      expect(modules.length, path).toBeGreaterThan(0);
      for (const { startTime } of modules) expect(startTime).toBeGreaterThanOrEqual(loaded);
    }
  });

  test("waits while the page loads, and begins at the visitor's first action", {
    tag: "@whole-browser",
  }, async ({ page }) => {
    const requested: string[] = [];
    page.on("request", (request) => {
      if (MODULES.test(request.url())) requested.push(request.url());
    });
    // The page has not loaded while a picture is missing.
    await page.route("**/*.svg", () => {});
    await page.goto("/", { waitUntil: "domcontentloaded" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
    expect(requested).toEqual([]);
    await page.mouse.move(200, 300);
    await hydrated(page);
    expect(requested.length).toBeGreaterThan(0);
  });

  test("waits for the paint if the pointer rests on the page as it appears", async ({ page }) => {
    await page.addInitScript(() => {
      addEventListener("DOMContentLoaded", () => dispatchEvent(new Event("pointermove")));
    });
    await open(page, "/");
    const { painted, resources } = await page.evaluate(() => ({
      painted: performance.getEntriesByName("first-contentful-paint")[0]?.startTime,
      resources: performance
        .getEntriesByType("resource")
        .map(({ name, startTime }) => ({ name, startTime })),
    }));
    const modules = resources.filter(({ name }) => MODULES.test(name));
    expect(modules.length).toBeGreaterThan(0);
    for (const { startTime } of modules) expect(startTime).toBeGreaterThanOrEqual(painted ?? 0);
  });

  test("happens without input in a browser that reports no paint", {
    tag: "@whole-browser",
  }, async ({ page }) => {
    await page.addInitScript(() => {
      PerformanceObserver.prototype.observe = () => {};
    });
    await open(page, `${ARTICLE}#main`);
  });

  // docs/decisions/0009-short-tasks.md
  test("compiles the framework's file while it arrives", async ({ page, request }) => {
    const answer = page.waitForRequest(REACT);
    await page.goto("/contact");
    const script = await (await request.get((await answer).url())).text();
    expect(script.split("\n", 1)).toEqual(["//# allFunctionsCalledOnLoad"]);
  });
});

test.describe("the framework's file", () => {
  const PAGES = ["/", "/about", "/services", "/industries/technology", "/privacy", ARTICLE];
  const WITH_REACT = ["/contact", "/insights", "/presentation"];

  test("is loaded by a page without a part that needs React only when the visitor searches", async ({
    page,
  }) => {
    const requested: string[] = [];
    page.on("request", (request) => requested.push(request.url()));
    const isReactRequested = () => requested.some((url) => REACT.test(url));
    for (const path of PAGES) {
      await open(page, path);
      await page.keyboard.press("Tab");
      await page.evaluate(() => scrollTo(0, 1000));
    }
    expect(isReactRequested()).toBe(false);
    await page.keyboard.press("/");
    await expect(page.getByRole("dialog", { name: "Search" })).toBeVisible();
    expect(isReactRequested()).toBe(true);
  });

  test("is loaded by a page with such a part before the visitor does anything", async ({
    page,
  }) => {
    for (const path of WITH_REACT) {
      const request = page.waitForRequest(REACT);
      await page.goto(path);
      await request;
    }
  });
});

test.describe("what was done before the start is not lost", () => {
  test("of several presses on buttons the last counts, and it is carried out once", async ({
    page,
  }) => {
    const release = await holdModules(page);
    await page.goto("/");
    const message = (number: number) =>
      page.getByRole("button", { name: new RegExp(`^Message ${number}`) });
    await message(2).click();
    await message(4).click();
    await page.getByRole("button", { name: "Pause" }).click();
    await expect(message(1)).toHaveAttribute("aria-current", "true");
    release();
    await hydrated(page);
    await expect(message(4)).toHaveAttribute("aria-current", "true");
    await expect(page.getByRole("button", { name: "Play" })).toBeVisible();
  });

  test("a submit is carried out afterwards and never puts the fields into the address", async ({
    page,
  }) => {
    const release = await holdModules(page);
    await page.goto("/contact");
    await page.getByLabel("Name", { exact: true }).fill("Ada");
    await page.locator("main form button[type=submit]").click();
    await expect(page).toHaveURL("/contact");
    release();
    await hydrated(page);
    // The missing fields are named, and the typed text is kept.
    const email = page.getByRole("textbox", { name: "Email" });
    await expect(email).toHaveAttribute("aria-invalid", "true");
    await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Ada");
    await expect(page).toHaveURL("/contact");
  });

  test("the drawer opens before the start, and stays open", { tag: "@mobile" }, async ({
    page,
  }) => {
    const release = await holdModules(page);
    await page.goto("/");
    await page.getByRole("button", { name: "Open menu" }).click();
    const drawer = page.getByRole("dialog", { name: "Menu" });
    await expect(drawer).toBeVisible();
    release();
    await hydrated(page);
    await drawer.getByRole("button", { name: "Insights" }).click();
    await expect(drawer.getByRole("link", { name: "Podcasts" })).toBeVisible();
  });
});
