import type { Page } from "@playwright/test";
import { content } from "#app/content/content.ts";
import { expect, test } from "./fixtures.ts";
import { answerAsPlainHost, expectSameDocument, hydrated, mark, open } from "./open-page.ts";

const MISSING = /404 \(Not Found\)/;

const about = (page: Page) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About" });

/** The address bar through the router, without a full load: what a link inside the site does. */
async function push(page: Page, href: string): Promise<void> {
  await page.evaluate((address) => {
    history.pushState({ idx: (history.state?.idx ?? 0) + 1, key: "pushed" }, "", address);
    dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
  }, href);
}

test.describe("unknown insights (specification, sections 2 and 8; decision 13)", () => {
  for (const path of ["/insights/nothing", "/insights/articles/nothing", "/blogs/nothing"]) {
    test(`${path} shows 'Loading...' and goes to /insights, in the browser`, async ({
      page,
      allowConsole,
    }) => {
      allowConsole(MISSING);
      await answerAsPlainHost(page, path);
      await page.route("**/nothing.data", async (route) => {
        await expect(page.getByRole("main").getByText("Loading...")).toBeVisible();
        await route.continue();
      });
      await page.goto(path);
      await expect(page).toHaveURL("/insights");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Insights");
      expect(await page.evaluate(() => history.length)).toBe(2);
    });
  }

  test("a host that can redirect answers by itself", async ({ page }) => {
    const response = await page.goto("/insights/articles/nothing");
    expect(response?.request().redirectedFrom()?.url()).toMatch(/nothing$/);
    await expect(page).toHaveURL("/insights");
  });

  test("inside the site the way back leads to where the visitor was", async ({
    page,
    allowConsole,
  }) => {
    allowConsole(MISSING);
    await open(page, "/about");
    await mark(page);
    await push(page, "/insights/nothing");
    await expect(page).toHaveURL("/insights");
    await expectSameDocument(page);
    await page.goBack();
    await expect(page).toHaveURL("/about");
  });
});

test.describe("unknown industries (specification, section 8; decision 7)", () => {
  test("go to the overview silently, and leave no trace in the history", async ({
    page,
    allowConsole,
  }) => {
    allowConsole(MISSING);
    await answerAsPlainHost(page, "/industries/nothing");
    await page.goto("/about");
    const before = await page.evaluate(() => history.length);
    await page.goto("/industries/nothing");
    await expect(page).toHaveURL("/industries");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => history.length)).toBe(before + 1);
    await page.goBack();
    await expect(page).toHaveURL("/about");
  });

  test("do the same inside the site", async ({ page, allowConsole }) => {
    allowConsole(MISSING);
    await open(page, "/about");
    await mark(page);
    await push(page, "/industries/nothing");
    await expect(page).toHaveURL("/industries");
    await expectSameDocument(page);
    await page.goBack();
    await expect(page).toHaveURL("/about");
  });
});

test("an unknown service shows the six capabilities and the six industries (decision 5)", async ({
  page,
  allowConsole,
}) => {
  allowConsole(MISSING);
  const response = await page.goto("/services/nothing");
  expect(response?.status()).toBe(404);
  await expect(page.locator("main a[href^='/industries/']")).toHaveCount(6);
  await expect(page).toHaveURL("/services/nothing");
  const { capabilities, industries } = content();
  for (const { id } of capabilities) {
    await expect(page.locator(`main a[href="/services/${id}"]`)).toBeVisible();
  }
  for (const { id } of industries) {
    await expect(page.locator(`main a[href="/industries/${id}"]`)).toBeVisible();
  }
  await expect(page.getByRole("heading", { name: "Or start from your industry" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await page.locator("main a[href='/services/risk-management']").click();
  await expect(page).toHaveURL("/services/risk-management");
});

test("/apply leads to the application, with its query (decision 12)", async ({ page }) => {
  await page.goto("/apply?position=economist");
  await expect(page).toHaveURL("/careers/apply?position=economist");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Apply for: Economist");
});

test("/apply does so too where the host cannot redirect", async ({ page }) => {
  await page.goto("/about");
  await hydrated(page);
  await push(page, "/apply?position=economist");
  await expect(page).toHaveURL("/careers/apply?position=economist");
});

test("a feed without a type leads to the not-found screen (specification, section 5)", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/404/);
  await page.goto("/feeds/.xml");
  await expect(page).toHaveURL("/404");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Oops! Page not found");
});

for (const [plain, encoded] of [
  ["/services/360°-business-growth", "/services/360%C2%B0-business-growth"],
  ["/services/m&a-growth-support", "/services/m%26a-growth-support"],
] as const) {
  test(`${encoded} answers in both spellings`, async ({ page }) => {
    for (const path of [plain, encoded]) {
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      await hydrated(page);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    }
  });
}

test.describe("'Unexpected Application Error!' (specification, section 2; decision 15)", () => {
  test("shows the message, the stack folded away, and the way home", async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/Cannot read properties/);
    await open(page, "/contact");
    await page.route("**/about.data*", async (route) => {
      const body = await (await route.fetch()).text();
      await route.fulfill({ body: body.replaceAll('"values"', '"worth"') });
    });
    await about(page).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "Unexpected Application Error!",
    );
    await expect(page).toHaveTitle("Unexpected Application Error!");
    await expect(
      page.getByRole("paragraph").filter({ hasText: "Cannot read properties" }),
    ).toBeVisible();
    await expect(page.locator("pre")).toBeHidden();
    await page.getByText("Technical details").click();
    await expect(page.locator("pre")).toContainText("at ");
    await page.getByRole("main").getByRole("link", { name: "Return to Home" }).click();
    await expect(page).toHaveURL("/");
    await expect(page).not.toHaveTitle("Unexpected Application Error!");
  });
});
