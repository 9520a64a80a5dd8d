import { type Browser, chromium } from "@playwright/test";
import { expect, test, watch } from "../fixtures.ts";
import { hydrated } from "../open-page.ts";

// Issue "Found, shared, hosted anywhere, and safe", robustness of delivery: "the browser's back-forward cache works
// (no blockers)". A browser of its own, because tests usually run with that cache switched off.
let browser: Browser;
test.beforeAll(async ({ launchOptions }) => {
  browser = await chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });
});
test.afterAll(() => browser.close());

for (const path of ["/", "/contact", "/presentation", "/insights", "/search"]) {
  test(`${path} comes back as it was left`, { tag: "@whole-browser" }, async ({ baseURL }) => {
    const context = await browser.newContext({ baseURL: baseURL ?? "" });
    const complaints = await watch(context, new URL(baseURL ?? "").host);
    const page = await context.newPage();
    await page.goto(path);
    await hydrated(page);
    await page.evaluate(() => {
      addEventListener("pageshow", ({ persisted }) => Object.assign(window, { persisted }));
    });
    await page.goto("/privacy");
    await hydrated(page);
    // Without waiting for a load: there is none.
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(path);
    const reasons = await page.evaluate(() => {
      const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
      return JSON.stringify(
        (entry as unknown as { notRestoredReasons: unknown }).notRestoredReasons,
      );
    });
    expect(await page.evaluate(() => (window as { persisted?: boolean }).persisted), reasons).toBe(
      true,
    );
    if (path === "/") {
      const shown = page.locator(".hero-message[data-state=shown] .hero-headline");
      const headline = (await shown.textContent()) ?? "";
      await expect(shown).not.toHaveText(headline, { timeout: 8_000 });
    }
    expect(complaints).toEqual([]);
    await context.close();
  });
}
