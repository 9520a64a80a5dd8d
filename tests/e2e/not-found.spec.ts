import { expect, test } from "./fixtures.ts";
import { answerAsPlainHost, countLoads, hydrated, open } from "./open-page.ts";

test.beforeEach(({ allowConsole }) => allowConsole(/404/));

test.describe("not found (product 16.1 and 16.2)", () => {
  test("an unknown address answers 404 with the screen in the HTML", async ({ request }) => {
    for (const path of ["/no/such/page", "/nothing", "/about/nothing", "/feeds/x/y"]) {
      const response = await request.get(path);
      expect(response.status()).toBe(404);
      const html = await response.text();
      expect(html).toContain("Oops! Page not found");
      expect(html).toContain("Return to Home");
    }
  });

  test("the attempted path is logged; address, query, anchor and focus stay", async ({ page }) => {
    const records: string[] = [];
    page.on("console", (message) => {
      if (!message.text().startsWith("Failed to load")) records.push(message.text());
    });
    const loads = countLoads(page);
    await open(page, "/no/such/page?from=mail#part");
    await expect(page).toHaveURL("/no/such/page?from=mail#part");
    await expect(page.getByText("404", { exact: true })).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Oops! Page not found");
    await expect(page).toHaveTitle(/Page not found/);
    await expect.poll(() => records).toEqual(["404: no page at /no/such/page"]);
    expect(loads()).toBe(1);
    expect(await page.evaluate(() => history.length)).toBe(2);
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Skip to main content" })).toBeFocused();
  });

  test("the links of the screen work, and Back leads to it and past it", async ({ page }) => {
    const heading = page.getByRole("heading", { level: 1 });
    await open(page, "/about");
    await open(page, "/nothing");
    await page.getByRole("main").getByRole("link", { name: "Return to Home" }).click();
    await expect(page).toHaveURL("/");
    await page.goBack();
    await expect(page).toHaveURL("/nothing");
    await expect(heading).toContainText("Oops! Page not found");
    await expect(page.getByRole("main").getByRole("link", { name: "Industries" })).toBeVisible();
    await page.reload();
    await hydrated(page);
    await expect(heading).toContainText("Oops! Page not found");
    await page.goBack();
    await expect(page).toHaveURL("/about");
    await expect(heading).not.toContainText("Oops");
  });

  test("an address that could be read as another host, or is not valid text, stays on this site", async ({
    page,
    baseURL,
  }) => {
    for (const path of ["//other.example/page", "/services/%zz"]) {
      await answerAsPlainHost(page, path);
      await page.goto(`${baseURL}${path}`);
      await hydrated(page);
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      expect(await page.evaluate(() => location.origin)).toBe(baseURL);
    }
  });

  test("/404 and an unknown position show the not-found screen, too", async ({ page }) => {
    for (const path of ["/404", "/careers/astronaut"]) {
      await open(page, path);
      await expect(page.getByRole("heading", { level: 1 })).toContainText("Oops! Page not found");
      await expect(page).toHaveURL(path);
    }
  });
});

test.describe("an address in capitals or with .html (product 3.10)", () => {
  test("is redirected permanently by a host that can redirect", async ({ page, request }) => {
    const response = await request.get("/About.html?a=1", { maxRedirects: 0 });
    expect([response.status(), response.headers().location]).toEqual([301, "/about?a=1"]);
    await page.goto("/Services/Risk-Management");
    await expect(page).toHaveURL("/services/risk-management");
  });

  test("gets the page proposed on any other host, if there is such a page", async ({ page }) => {
    const proposal = page.getByText("Did you mean");
    await answerAsPlainHost(page, "/About.html");
    await page.goto("/About.html?a=1");
    await proposal.getByRole("link", { name: "/about" }).click();
    await expect(page).toHaveURL("/about?a=1");
    await answerAsPlainHost(page, "/Nothing.html");
    const lookup = page.waitForResponse(/\/nothing$/);
    await open(page, "/Nothing.html");
    await lookup;
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Oops! Page not found");
    await expect(proposal).toBeHidden();
  });

  test("leads to an insight or a service in place of their overviews, on any host", async ({
    page,
  }) => {
    for (const path of ["/insights/Give-Growth-One-Owner", "/services/Risk-Management.html"]) {
      await answerAsPlainHost(page, path);
      await page.goto(path);
      await expect(page).toHaveURL(path.toLowerCase().replace(".html", ""));
    }
  });

  test("leads to the page whose id it spells in another way, on any host (product 3.6)", async ({
    page,
  }) => {
    const spellings = {
      "/services/360-business-growth": "/services/360%C2%B0-business-growth",
      "/Services/M-and-A-Growth-Support": "/services/m&a-growth-support",
      "/industries/our%20t%C3%A9chnology": "/industries/technology",
    };
    for (const [path, target] of Object.entries(spellings)) {
      await answerAsPlainHost(page, path);
      await page.goto(path);
      await expect(page).toHaveURL(target);
    }
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("the not-found screen is readable and leads home", async ({ page }) => {
    await page.goto("/insights/x/y");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Oops! Page not found");
    await page.getByRole("main").getByRole("link", { name: "Return to Home" }).click();
    await expect(page).toHaveURL("/");
  });
});
