import type { Page } from "@playwright/test";
import { expect, test } from "../e2e/fixtures.ts";
import { awaitFont, openInFont } from "../e2e/open-page.ts";
import { groupsOf } from "../e2e/visited-pages.ts";
import { launchOptions } from "../set-up/browser-flags.ts";
import { pictureBrowser } from "./picture-browser.ts";

/*
 * Every screen beside its reference picture, at half size, in the browser that the lock file names: other browsers may
 * draw text in other pixels. `npm run visual:update` takes new references.
 */
const browser = pictureBrowser();
const reason = "reason" in browser ? browser.reason : undefined;
test.skip(reason !== undefined, reason);
if ("path" in browser) test.use({ launchOptions: launchOptions(browser.path) });

/** One address for each kind of screen. */
const SCREENS = {
  home: "/",
  "hero-preview": "/hero-preview",
  about: "/about",
  contact: "/contact",
  leadership: "/leadership",
  partner: "/leadership/priya-raman",
  insights: "/insights",
  articles: "/insights/articles",
  blogs: "/insights/blogs",
  "coming-soon": "/insights/podcasts",
  article: "/insights/articles/give-growth-one-owner",
  blog: "/insights/blogs/delete-crm-fields-before-you-add-any",
  services: "/services",
  "growth-service": "/services/strategic-marketing-communication",
  capability: "/services/strategy-innovation",
  industries: "/industries",
  industry: "/industries/healthcare",
  careers: "/careers",
  position: "/careers/economist",
  apply: "/careers/apply?position=economist",
  presentation: "/presentation",
  "presentation-content": "/presentation?slide=2",
  "presentation-capabilities": "/presentation?slide=4",
  "presentation-capability": "/presentation?slide=5",
  "presentation-case-study": "/presentation?slide=9",
  "presentation-contact": "/presentation?slide=15",
  brochure: "/brochure",
  legal: "/privacy",
  feeds: "/feeds",
  search: "/search?q=growth",
  "not-found": "/404",
} as const;

test.use({ deviceScaleFactor: 0.5, reducedMotion: "reduce" });

test.beforeEach(async ({ page, allowConsole }) => {
  allowConsole(/404/);
  // The footer's year follows the clock.
  await page.clock.setFixedTime("2026-06-01T12:00:00Z");
  await awaitFont(page);
});

/** Opens a page in its own font, and waits for its lazy pictures. */
async function open(page: Page, path: string) {
  await openInFont(page, path);
  await page.evaluate(async () => {
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = "eager";
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => {})));
  });
}

/** Header and footer are the same on every page, so only the home page is compared as a whole. */
async function compare(page: Page, name: string) {
  const part = page.locator(name.startsWith("home") ? "body" : "main");
  await expect.soft(part).toHaveScreenshot(`${name}.png`, {
    animations: "disabled",
    scale: "device",
    // These elements show the day of the build.
    mask: [page.locator("main time")],
    // The usual threshold takes one pastel for another.
    threshold: 0.05,
    maxDiffPixelRatio: 0.01,
  });
}

type ScreenName = keyof typeof SCREENS;

/** A test opens several screens one after the other: a new browser page for each takes longer than its picture. */
const PARTS = 4;

for (const [index, names] of groupsOf(PARTS, Object.keys(SCREENS) as ScreenName[]).entries()) {
  test(`every screen looks as its reference does (part ${index + 1} of ${PARTS}) @both`, async ({
    page,
  }) => {
    for (const name of names) {
      await open(page, SCREENS[name]);
      if (name === "search") await expect(page.getByRole("status").first()).not.toBeEmpty();
      await compare(page, name);
    }
  });
}

/** The screens that are also compared by night: a screen of each kind. */
const NIGHT: readonly ScreenName[] = [
  "home",
  "contact",
  "leadership",
  "partner",
  "insights",
  "article",
  "growth-service",
  "industry",
  "presentation-capabilities",
  "not-found",
];

test("a screen of each kind looks as its reference does by night @both", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  for (const name of NIGHT) {
    await open(page, SCREENS[name]);
    if (name === "contact") await showFormErrors(page);
    await compare(page, `${name}-night`);
  }
});

/** Sends the empty form, and goes back to the top of the page: the fixed header covers nothing there. */
async function showFormErrors(page: Page): Promise<void> {
  await page.locator("main form button[type=submit]").click();
  await expect(page.locator(".error-summary")).toBeFocused();
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
}

for (const name of ["brochure", "presentation"] as const) {
  test(`the printed ${name} looks as its reference does`, async ({ page }) => {
    // A4: 210 × 297 mm at 96 dpi.
    await page.setViewportSize({ width: 794, height: 1123 });
    await open(page, SCREENS[name]);
    await page.emulateMedia({ media: "print" });
    await compare(page, `${name}-printed`);
  });
}
