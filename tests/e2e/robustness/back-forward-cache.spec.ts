import { chromium } from "@playwright/test";
import { expect, test, watch } from "../fixtures.ts";
import { hydrated } from "../open-page.ts";

test("pages come back as they were left, from the browser's cache", {
  tag: "@whole-browser",
}, async ({ baseURL, launchOptions }) => {
  // This test needs its own browser: the usual flags of the tests switch that cache off.
  const browser = await chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });
  const context = await browser.newContext({ baseURL: baseURL ?? "" });
  const complaints = await watch(context, new URL(baseURL ?? "").host);
  const page = await context.newPage();
  for (const path of ["/", "/contact", "/presentation", "/insights", "/search"]) {
    await page.goto(path);
    await hydrated(page);
    await page.evaluate(() => {
      addEventListener("pageshow", ({ persisted }) => Object.assign(window, { persisted }));
    });
    await page.goto("/privacy");
    await hydrated(page);
    // A page that comes back adopts what was chosen meanwhile.
    if (path === "/") await page.getByRole("checkbox", { name: "Night edition" }).check();
    // page.goBack() would wait for a load, and a page from the cache has none.
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(path);
    const [restored, reasons] = await page.evaluate(() => {
      const [entry] = performance.getEntriesByType("navigation");
      const { notRestoredReasons } = entry as unknown as { notRestoredReasons: unknown };
      return [(window as { persisted?: boolean }).persisted, JSON.stringify(notRestoredReasons)];
    });
    expect(restored, `${path}: ${reasons}`).toBe(true);
    if (path !== "/") continue;
    await expect(page.locator("html")).toHaveAttribute("data-scheme", "dark");
    await expect(page.getByRole("checkbox", { name: "Night edition" })).toBeChecked();
    // The hero continues its rotation.
    const shown = page.locator(".hero-message[data-state=shown] .hero-headline");
    const headline = (await shown.textContent()) ?? "";
    await expect(shown).not.toHaveText(headline);
  }
  expect(complaints).toEqual([]);
  await browser.close();
});
