import type { Page, Request } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { answerAsPlainHost, hydrated, open } from "../open-page.ts";

// Faults of our own code (product 16.3 and 16.5).

const PLANTED = "Planted fault";
const ARTICLE = "/insights/articles/give-growth-one-owner";

const screen = (page: Page) => page.getByRole("heading", { name: "Unexpected Application Error!" });

/** Makes the script of an island throw while it is evaluated. */
async function breakFile(page: Page, file: string): Promise<void> {
  const body = `throw new TypeError("${PLANTED}")`;
  await page.route(`**/assets/${file}*.js`, (route) =>
    route.fulfill({ contentType: "text/javascript", body }),
  );
}

/** Removes the props of an island, so that it throws while it is rendered. */
async function breakProps(page: Page, name: string): Promise<void> {
  await page.route("**/*", async (route) => {
    if (!route.request().isNavigationRequest()) return route.fallback();
    const response = await route.fetch();
    const island = new RegExp(`(data-name="${name}"[^>]*data-props=)"[^"]*"`);
    await route.fulfill({ response, body: (await response.text()).replace(island, '$1"{}"') });
  });
}

/** Makes an island without React name a script that does not exist, so that running it throws. */
async function breakScript(page: Page, script: string): Promise<void> {
  await page.route("**/*", async (route) => {
    if (!route.request().isNavigationRequest()) return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replace(`data-script="${script}"`, 'data-script="gone"');
    await route.fulfill({ response, body });
  });
}

/**
 * Counts the scripts that are on their way. A screen or a message that replaces a part comes with a script of its own, later
 * than the start of the page.
 */
function countComingScripts(page: Page): () => number {
  const coming = new Set<Request>();
  page.on("request", (request) => {
    if (request.resourceType() === "script") coming.add(request);
  });
  const remove = (request: Request) => void coming.delete(request);
  page.on("requestfinished", remove);
  page.on("requestfailed", remove);
  return () => coming.size;
}

/** Waits until everything has been painted that the scripts of the page do about a fault. */
async function handled(page: Page, comingScripts: () => number): Promise<void> {
  await hydrated(page);
  const paint = () =>
    page.evaluate(async () => {
      for (const _frame of [1, 2]) await new Promise(requestAnimationFrame);
    });
  await paint();
  await expect.poll(comingScripts).toBe(0);
  await paint();
}

test.beforeEach(({ allowConsole }) =>
  allowConsole(
    /Planted fault|No script gone|Cannot (read|destructure)|not iterable|status of 404|404: no page at/,
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
  test(`${name}: a fault replaces the main part with the error screen, in the shared frame`, async ({
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

test("after a fault of a form, the error screen names other ways to reach the firm", async ({
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

test("a fault while the main part is rendered shows the error screen, too", async ({ page }) => {
  for (const [name, , path] of mainParts.slice(0, 3)) {
    await breakProps(page, name);
    await page.goto(path);
    await expect(screen(page)).toBeFocused();
    await expect(page.locator("h1")).toHaveCount(1);
    await page.unrouteAll();
  }
});

test("a fault at an unknown insight shows the error screen, too", async ({ page }) => {
  const path = "/insights/articles/no-such-item";
  await answerAsPlainHost(page, path);
  await breakFile(page, "request-guide");
  await page.goto(path);
  await expect(screen(page)).toBeFocused();
  await expect(page.getByText("Loading...")).toHaveCount(0);
});

interface SmallPart {
  path: string;
  /** Each function breaks the part in another way. */
  causes: readonly ((page: Page) => Promise<void>)[];
  /** The action to which the part would react, if there is one. */
  act?: (page: Page) => Promise<unknown>;
}

/** The faults of a part that React hydrates. */
const hydratedPart = (name: string, file: string): SmallPart["causes"] => [
  (page) => breakFile(page, file),
  (page) => breakProps(page, name),
];
const scriptedPart = (script: string): SmallPart["causes"] => [(page) => breakScript(page, script)];

const APPLY = "/careers/apply?position=economist";

const smallParts: Readonly<Record<string, SmallPart>> = {
  RotatingHero: {
    path: "/",
    causes: scriptedPart("rotating-hero"),
    act: (page) => press(page, "Pause"),
  },
  PlanVerdicts: {
    path: "/",
    causes: scriptedPart("plan-verdicts"),
    act: (page) => page.getByRole("radio").first().check(),
  },
  ShareControls: {
    path: ARTICLE,
    causes: scriptedPart("share-controls"),
    act: (page) => press(page, "Copy link"),
  },
  PrintButton: {
    path: "/brochure",
    causes: scriptedPart("print-button"),
    act: (page) => press(page, "Download Brochure"),
  },
  ApplyHeading: { path: APPLY, causes: hydratedPart("ApplyHeading", "apply-heading") },
  OpenPositions: { path: APPLY, causes: hydratedPart("OpenPositions", "open-positions") },
  ApplicationReceipt: { path: "/careers", causes: scriptedPart("application-receipt") },
  PageMeant: { path: "/no/such/page", causes: [(page) => breakFile(page, "page-meant.island")] },
  Menu: { path: "/about", causes: scriptedPart("menu") },
  Drawer: { path: "/about", causes: scriptedPart("drawer") },
  SearchLink: { path: "/about", causes: scriptedPart("search-link") },
  ToastRegion: { path: "/about", causes: scriptedPart("toast-region") },
};

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

for (const [name, { path, causes, act }] of Object.entries(smallParts)) {
  test(`${name}: after a fault the page stays, with a message in place of the reaction`, async ({
    page,
  }) => {
    const words = page.getByRole("alert").filter({ hasText: "A fault in this page" });
    const comingScripts = countComingScripts(page);
    for (const cause of causes) {
      await page.goto(path);
      const title = await page.title();
      await cause(page);
      const reported = page.waitForEvent("pageerror");
      await page.goto(path);
      await reported;
      await handled(page, comingScripts);
      await expect(screen(page)).toHaveCount(0);
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

test("a press before the fault gets a message", async ({ page }) => {
  const { promise: isPressed, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/assets\/start-/, async (route) => {
    await isPressed;
    await route.continue();
  });
  await breakScript(page, "rotating-hero");
  await page.goto("/");
  await press(page, "Pause");
  release();
  await expect(page.getByRole("alert").filter({ hasText: "A fault in this page" })).toBeVisible();
  await expect(page.getByText("did not arrive")).toHaveCount(0);
});

test("a fault in every script is not reported as a network fault, and the page stays as HTML", async ({
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
