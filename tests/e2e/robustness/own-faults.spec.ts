import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { answerAsPlainHost, hydrated, open } from "../open-page.ts";

// Faults of our own code (product 16.3 and 16.5).

const PLANTED = "Planted fault";
const ARTICLE = "/insights/articles/give-growth-one-owner";

const screen = (page: Page) => page.getByRole("heading", { name: "Unexpected Application Error!" });

/** The script of an island throws while it is read. */
async function breakFile(page: Page, file: string): Promise<void> {
  const body = `throw new TypeError("${PLANTED}")`;
  await page.route(`**/assets/${file}*.js`, (route) =>
    route.fulfill({ contentType: "text/javascript", body }),
  );
}

/** The island throws while it is rendered: it gets none of its props. */
async function breakProps(page: Page, name: string): Promise<void> {
  await page.route("**/*", async (route) => {
    if (!route.request().isNavigationRequest()) return route.fallback();
    const response = await route.fetch();
    const island = new RegExp(`(data-name="${name}"[^>]*data-props=)"[^"]*"`);
    await route.fulfill({ response, body: (await response.text()).replace(island, '$1"{}"') });
  });
}

test.beforeEach(({ allowConsole }) =>
  allowConsole(
    /Planted fault|Cannot (read|destructure)|not iterable|status of 404|404: no page at/,
  ),
);

/** The main parts of pages: the name of the island, its file, and a page with it. */
const mainParts = [
  ["ContactForm", "contact-form", "/contact"],
  ["ApplicationForm", "application-form", "/careers/apply?position=economist"],
  ["InsightGrid", "insight-grid", "/insights"],
  ["Deck", "deck.island", "/presentation"],
  ["SearchArea", "search-area", "/search?q=sales"],
  ["RequestGuide", "request-guide", "/no/such/page"],
] as const;

for (const [name, file, path] of mainParts) {
  test(`${name}: a fault takes the page, in the shared frame, under one heading`, async ({
    page,
  }) => {
    await breakFile(page, file);
    await page.goto(path);
    await expect(screen(page)).toBeFocused();
    await expect(screen(page)).toBeInViewport();
    await expect(page).toHaveTitle("Unexpected Application Error!");
    await expect(page.locator("h1")).toHaveCount(1);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expect(page.getByText(PLANTED).first()).toBeVisible();
    await expect(page.getByText("did not arrive")).toHaveCount(0);
    await expect(page.locator("pre")).toBeHidden();
    await page.getByText("Technical details").click();
    await expect(page.locator("pre")).toContainText("at ");
    await expect(page.getByRole("contentinfo")).toBeVisible();
    await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: "Return to Home" }).click();
    await expect(page).toHaveURL("/");
    await expect(page).not.toHaveTitle("Unexpected Application Error!");
  });
}

test("where a form has a fault, the error screen says how else to reach the firm", async ({
  page,
}) => {
  for (const [, file, path] of mainParts.slice(0, 2)) {
    await breakFile(page, file);
    await page.goto(path);
    await expect(screen(page)).toBeFocused();
    const main = page.getByRole("main");
    await expect(main.locator("a[href^='mailto:']")).toBeVisible();
    await expect(main.locator("a[href^='tel:']")).toBeVisible();
  }
});

test("a fault while the main part is rendered takes the page, too", async ({ page }) => {
  for (const [name, , path] of mainParts.slice(0, 3)) {
    await breakProps(page, name);
    await page.goto(path);
    await expect(screen(page)).toBeFocused();
    await expect(page.locator("h1")).toHaveCount(1);
    await page.unrouteAll();
  }
});

test("a fault on the way to an unknown insight takes the page, too", async ({ page }) => {
  const path = "/insights/articles/no-such-item";
  await answerAsPlainHost(page, path);
  await breakFile(page, "request-guide");
  await page.goto(path);
  await expect(screen(page)).toBeFocused();
  await expect(page.getByText("Loading...")).toHaveCount(0);
});

/** Small parts of pages, with what the visitor does where the part would answer; without it nothing is to be answered. */
const smallParts = [
  ["RotatingHero", "rotating-hero", "/", (page: Page) => press(page, "Pause")],
  ["PlanVerdict", "plan-verdict", "/", (page: Page) => page.getByRole("radio").first().check()],
  ["ShareControls", "share-controls", ARTICLE, (page: Page) => press(page, "Copy link")],
  ["PrintButton", "print-button", "/brochure", (page: Page) => press(page, "Download Brochure")],
  ["ApplyHeading", "apply-heading", "/careers/apply?position=economist", undefined],
  ["OpenPositions", "open-positions", "/careers/apply?position=economist", undefined],
  ["SiteMenu", undefined, "/about", undefined],
] as const;

/** Without their props these parts are rendered all the same. */
const needsProps = (name: string) => !["PrintButton", "ShareControls"].includes(name);

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

for (const [name, file, path, act] of smallParts) {
  test(`${name}: a fault leaves the page, with words where it would have answered`, async ({
    page,
  }) => {
    const words = page.getByRole("alert").filter({ hasText: "A fault in this page" });
    for (const cause of [breakFile, breakProps]) {
      if (cause === breakFile && !file) continue;
      if (cause === breakProps && !needsProps(name)) continue;
      await page.goto(path);
      const title = await page.title();
      await cause(page, cause === breakFile ? (file ?? "") : name);
      const reported = page.waitForEvent("pageerror");
      await page.goto(path);
      await reported;
      await hydrated(page);
      await expect(page).toHaveTitle(title);
      await expect(page.locator("h1")).toHaveCount(1);
      await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(/fault|Unexpected/);
      await expect(page.locator("body")).toBeFocused();
      await expect(words).toHaveCount(0);
      if (act) {
        await act(page);
        await expect(words).toBeVisible();
        await expect(words.getByRole("link", { name: "Load the page again" })).toBeVisible();
        await act(page);
        await expect(words).toHaveCount(1);
      }
      await expect(page.getByText("did not arrive")).toHaveCount(0);
      await page.unrouteAll();
      const menu = page.getByRole("navigation", { name: "Main" });
      await menu.getByRole("link", { name: "Contact" }).click();
      await expect(page).toHaveURL("/contact");
    }
  });
}

test("a press that came before the fault is answered in words", async ({ page }) => {
  for (const cause of [breakFile, breakProps] as const) {
    const { promise: isPressed, resolve: release } = Promise.withResolvers<void>();
    await page.route(/\/assets\/start-/, async (route) => {
      await isPressed;
      await route.continue();
    });
    await cause(page, cause === breakFile ? "rotating-hero" : "RotatingHero");
    await page.goto("/");
    await press(page, "Pause");
    release();
    await expect(page.getByRole("alert").filter({ hasText: "A fault in this page" })).toBeVisible();
    await expect(page.getByText("did not arrive")).toHaveCount(0);
    await page.unrouteAll();
  }
});

test("a fault of every script is no fault of the network: the page stays as HTML", async ({
  page,
}) => {
  await breakFile(page, "start-");
  const reported = page.waitForEvent("pageerror");
  await page.goto("/");
  await reported;
  const words = page.getByRole("alert").filter({ hasText: "A fault in this page" });
  await press(page, "Pause");
  await expect(words.getByRole("link", { name: "Load it again" })).toBeVisible();
  await expect(page.getByText("did not arrive")).toHaveCount(0);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About" }).click();
  await expect(page).toHaveURL("/about");
  await page.unrouteAll();
  await open(page, "/contact");
});
