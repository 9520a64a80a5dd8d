import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { answerAsPlainHost, hold, open } from "../open-page.ts";

const DATA = "**/feeds/items.json";

test("the feeds page leads to three feeds, which show as pages", { tag: "@both" }, async ({
  page,
}) => {
  await open(page, "/feeds");
  const links = page.getByRole("main").locator('a[href$=".xml"]');
  await expect(links).toHaveText(["Everything", "Articles", "Blogs"]);
  await links.nth(2).click();
  await expect(page).toHaveURL(/\/feeds\/blogs\.xml$/);
  expect(await page.evaluate(() => document.contentType)).toBe("application/xml");
  await expect(page.locator("item > title").first()).toHaveCSS("display", "block");
  await expect(page.locator("guid").first()).toHaveCSS("display", "none");
  const text = () => document.getElementsByTagName("content:encoded")[0] as Element;
  expect(await page.evaluate(`getComputedStyle((${text})()).display`)).toBe("none");
  // Each feed is complete.
  expect(await page.evaluate(`(${text})().textContent.split(" ").length`)).toBeGreaterThan(400);
});

test.describe("an address without a file", () => {
  test.beforeEach(({ allowConsole }) => {
    allowConsole(/status of 404|404: no page at/);
  });

  const heading = (page: Page, name: string) => page.getByRole("heading", { name });
  const isMade = (page: Page) => page.waitForURL(/^blob:/);

  test("any other type yields the feed of everything, made in the browser", async ({ page }) => {
    const release = await hold(page, DATA);
    await page.addInitScript(() => {
      const revoke = URL.revokeObjectURL;
      URL.revokeObjectURL = (url: string) => {
        sessionStorage.setItem("released", url);
        revoke.call(URL, url);
      };
    });
    await page.goto("/feeds");
    await page.goto("/feeds/podcasts.xml");
    await expect(heading(page, "Generating RSS feed...")).toBeVisible();
    release();
    await isMade(page);
    expect(await page.evaluate(() => document.contentType)).toBe("application/xml");
    await expect(page.locator("guid").first()).toHaveCSS("display", "none");
    // The address of the made feed is released when the visitor leaves the screen.
    expect(await page.evaluate(() => sessionStorage.getItem("released"))).toBe(page.url());
    await page.evaluate(() => sessionStorage.clear());
    const made = () => new XMLSerializer().serializeToString(document.documentElement);
    const feed = await page.evaluate(made);
    // Back skips the screen.
    await page.goBack();
    await expect(page).toHaveURL(/\/feeds$/);
    await page.goto("/feeds/all.xml");
    expect(await page.evaluate(made)).toBe(feed);
  });

  test("a visitor who leaves before the feed is made stays where they went", async ({ page }) => {
    await page.route(DATA, () => {});
    await page.goto("/feeds/other.xml");
    await expect(heading(page, "Generating RSS feed...")).toBeVisible();
    await page.getByRole("banner").getByRole("link", { name: "About" }).click();
    await expect(page).toHaveURL(/\/about$/);
    await page.goBack();
    await expect(heading(page, "Generating RSS feed...")).toBeVisible();
  });

  test("a failure is reported in words, and a second attempt is possible, also without a connection", async ({
    page,
    context,
    allowConsole,
  }) => {
    allowConsole(/status of 503|ERR_INTERNET_DISCONNECTED/);
    await page.route(DATA, (route) => route.fulfill({ status: 503 }), { times: 1 });
    await page.goto("/feeds/other.xml");
    const alert = page.getByRole("main").getByRole("alert");
    const again = page.getByRole("button", { name: "Try again" });
    await expect(alert).toContainText("503");
    await context.setOffline(true);
    await again.click();
    await expect(alert).toContainText("The feed could not be generated");
    await expect(alert).not.toContainText("503");
    await context.setOffline(false);
    await again.click();
    await isMade(page);
  });

  test("a feed without a type and an unknown feed are not found, on any host", async ({ page }) => {
    await page.goto("/feeds/readme");
    await expect(heading(page, "Page not found")).toBeVisible();
    await expect(page).toHaveURL(/\/feeds\/readme$/);
    await page.goto("/feeds/.xml");
    await expect(page).toHaveURL(/\/404$/);
    await answerAsPlainHost(page, "/feeds/.xml");
    await page.goto("/feeds/.xml");
    await expect(page).toHaveURL(/\/404$/);
    await expect(heading(page, "Page not found")).toBeVisible();
  });
});
