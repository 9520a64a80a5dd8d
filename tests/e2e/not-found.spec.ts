import { expect, test } from "./fixtures.ts";
import { answerAsPlainHost, expectSameDocument, hydrated, mark, open } from "./open-page.ts";

test.describe("not found (specification, sections 2 and 8; decision 18)", () => {
  test.beforeEach(({ allowConsole }) => allowConsole(/404/));

  test("an unknown address answers 404 with the screen in the HTML", async ({ request }) => {
    for (const path of ["/no/such/page", "/nothing", "/about/nothing", "/feeds/x/y"]) {
      const response = await request.get(path);
      expect(response.status()).toBe(404);
      const html = await response.text();
      expect(html).toContain("Oops! Page not found");
      expect(html).toContain("Return to Home");
    }
  });

  test("the attempted path is logged, address, query and anchor stay", async ({ page }) => {
    const records: string[] = [];
    let documents = 0;
    page.on("console", (message) => {
      if (!message.text().startsWith("Failed to load")) records.push(message.text());
    });
    page.on("request", (request) => {
      if (request.resourceType() === "document") documents += 1;
    });
    const response = await page.goto("/no/such/page?from=mail#part");
    expect(response?.status()).toBe(404);
    await hydrated(page);
    await expect(page).toHaveURL("/no/such/page?from=mail#part");
    await expect(page.getByText("404", { exact: true })).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Oops! Page not found");
    await expect(page).toHaveTitle(/Page not found/);
    await expect.poll(() => records).toEqual(["404: no page at /no/such/page"]);
    expect(documents).toBe(1);
    expect(await page.evaluate(() => history.length)).toBe(2);
  });

  test("its links work, and the way back leads to it again", async ({ page }) => {
    await open(page, "/nothing");
    await mark(page);
    const home = page.getByRole("main").getByRole("link", { name: "Return to Home" });
    await expect(home).toHaveAttribute("href", "/");
    await home.click();
    await expect(page).toHaveURL("/");
    await expectSameDocument(page);
    await page.goBack();
    await expect(page).toHaveURL("/nothing");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Oops! Page not found");
    await expect(page.getByRole("main").getByRole("link", { name: "Industries" })).toBeVisible();
  });

  test("the way back from it leads to the page before", async ({ page }) => {
    await open(page, "/about");
    await page.goto("/nothing");
    await hydrated(page);
    await page.goBack();
    await expect(page).toHaveURL("/about");
    await expect(page.getByRole("heading", { level: 1 })).not.toContainText("Oops");
  });

  test("a reload shows it again", async ({ page }) => {
    await open(page, "/nothing");
    await page.reload();
    await hydrated(page);
    await expect(page).toHaveURL("/nothing");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Oops! Page not found");
  });

  test("an address that could be read as another host stays here, not found", async ({
    page,
    baseURL,
  }) => {
    await answerAsPlainHost(page, "//other.example/page");
    await page.goto(`${baseURL}//other.example/page`);
    await hydrated(page);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Oops! Page not found");
    expect(await page.evaluate(() => location.origin)).toBe(baseURL);
  });

  test("a page that exists opens even where the host has lost it for a moment", async ({
    page,
  }) => {
    await answerAsPlainHost(page, "/insights/give-growth-one-owner");
    await page.goto("/insights/give-growth-one-owner");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Give growth one owner");
    await expect(page).toHaveURL("/insights/give-growth-one-owner");
  });

  test("/404 shows it too", async ({ page }) => {
    await open(page, "/404");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Oops! Page not found");
    await expect(page).toHaveURL("/404");
  });

  test("an unknown position is not found either", async ({ page }) => {
    await open(page, "/careers/astronaut");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Oops! Page not found");
    await expect(page).toHaveURL("/careers/astronaut");
  });

  test("the focus stays where a freshly loaded page has it", async ({ page }) => {
    await open(page, "/nothing");
    await expect(page).toHaveURL("/nothing");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Skip to main content" })).toBeFocused();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("the not-found screen is readable and leads home", async ({ page, allowConsole }) => {
    allowConsole(/404/);
    await page.goto("/insights/x/y");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Oops! Page not found");
    await page.getByRole("main").getByRole("link", { name: "Return to Home" }).click();
    await expect(page).toHaveURL("/");
  });
});
