import type { BrowserContext, Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { expectSameDocument, hydrated, mark, open } from "../open-page.ts";
import {
  countLoads,
  expectNotice,
  LOAD_FAILURE,
  moduleOf,
  navigationLink,
  notice,
  retryButton,
} from "./outage.ts";

const DATA = "**/about.data*";

/** Each brings a fault upon the About page and returns how to mend it. */
const faults: Record<
  string,
  (page: Page, context: BrowserContext) => Promise<() => Promise<void>>
> = {
  "a data file that is missing": async (page) => {
    await page.route(DATA, (route) => route.fulfill({ status: 404 }));
    return () => page.unroute(DATA);
  },
  "a data file that fails": async (page) => {
    await page.route(DATA, (route) => route.fulfill({ status: 500, body: "" }));
    return () => page.unroute(DATA);
  },
  "a data file full of garbage": async (page) => {
    await page.route(DATA, (route) => route.fulfill({ body: "<html>Sign in to the hotel</html>" }));
    return () => page.unroute(DATA);
  },
  "a data file cut short": async (page) => {
    await page.route(DATA, async (route) => {
      const body = await (await route.fetch()).text();
      await route.fulfill({ body: body.slice(0, body.length / 2) });
    });
    return () => page.unroute(DATA);
  },
  "a chunk that fails": async (page) => {
    const module = `**${await moduleOf(page, "routes/about/about")}`;
    await page.route(module, (route) => route.abort("connectionreset"));
    return () => page.unroute(module);
  },
  "no connection": async (_page, context) => {
    await context.setOffline(true);
    return () => context.setOffline(false);
  },
};

// Issue "Found, shared, hosted anywhere, and safe", robustness of delivery: "a missing data file, a failing chunk,
// offline: the visitor keeps the page and gets words and a retry".
test.beforeEach(({ allowConsole }) => allowConsole(LOAD_FAILURE));

for (const [name, cause] of Object.entries(faults)) {
  test(`${name}: the page stays, with words and a retry that works`, async ({ page, context }) => {
    await open(page, "/contact");
    await mark(page);
    await page.getByLabel("Message").fill("Half a thought");
    const mend = await cause(page, context);
    await navigationLink(page, "About").click();
    await expectNotice(page);
    await expect(page).toHaveURL("/contact");
    await expect(page.getByLabel("Message")).toHaveValue("Half a thought");
    await expect(page.locator(".navigation-progress")).toHaveCSS("transform", /matrix\(0,/);
    await expectSameDocument(page);

    await mend();
    const loads = countLoads(page);
    await retryButton(page).click();
    await expect(page).toHaveURL("/about");
    await expect(page).toHaveTitle(/^About/);
    await hydrated(page);
    expect(loads()).toBeLessThanOrEqual(1);
  });
}

test("a retry without a connection says so again and keeps the focus", async ({
  page,
  context,
}) => {
  await open(page, "/contact");
  await mark(page);
  await context.setOffline(true);
  await navigationLink(page, "About").click();
  await expectNotice(page);
  await notice(page).evaluate((element) =>
    Object.assign(element.firstChild ?? {}, { isOld: true }),
  );
  await retryButton(page).focus();
  await page.keyboard.press("Enter");
  await expect
    .poll(() => notice(page).evaluate((element) => "isOld" in (element.firstChild ?? {})))
    .toBe(false);
  await expectNotice(page);
  await expect(retryButton(page)).toBeFocused();
  await expectSameDocument(page);
});

test("another page that can be fetched takes the words away", async ({ page }) => {
  await open(page, "/contact");
  await mark(page);
  await page.route(DATA, (route) => route.abort());
  await navigationLink(page, "About").click();
  await expectNotice(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Leadership" }).click();
  await expect(page).toHaveURL("/leadership");
  await expect(notice(page)).toBeEmpty();
  await expectSameDocument(page);
  await page.unroute(DATA);
  await navigationLink(page, "About").click();
  await expect(page).toHaveURL("/about");
  await expectSameDocument(page);
});

test("the way back to a page that cannot be fetched can be tried again", async ({ page }) => {
  await open(page, "/about");
  await page.getByRole("contentinfo").getByRole("link", { name: "Leadership" }).click();
  await expect(page).toHaveURL("/leadership");
  await mark(page);
  await page.route(DATA, (route) => route.abort());
  await page.goBack();
  await expectNotice(page);
  await expect(page).toHaveTitle(/^Leadership/);
  await expectSameDocument(page);
  await page.unroute(DATA);
  await retryButton(page).click();
  await expect(page).toHaveTitle(/^About/);
  await expect(page).toHaveURL("/about");
});

test("what is fetched ahead fails in silence", async ({ page, context }) => {
  await open(page, "/contact");
  await mark(page);
  await context.setOffline(true);
  for (const name of ["About", "Home"]) {
    const failed = page.waitForEvent("requestfailed");
    await navigationLink(page, name).hover();
    await failed;
  }
  await expect(notice(page)).toBeEmpty();
  await context.setOffline(false);
  await navigationLink(page, "About").click();
  await expect(page).toHaveURL("/about");
});
