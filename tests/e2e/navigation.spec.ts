import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { expectSameDocument, HEADER, mark, open } from "./open-page.ts";

const ARTICLE = "/insights/articles/give-growth-one-owner";
const about = (page: Page) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About" });
const topOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.getBoundingClientRect().top);

test("navigation inside the site loads no document, only the data of the new page", async ({
  page,
}) => {
  await open(page, "/");
  await mark(page);
  const requests: string[] = [];
  page.on("request", (request) => requests.push(new URL(request.url()).pathname));
  await about(page).click();
  await expect(page).toHaveURL("/about");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Growth/);
  await expect(page).toHaveTitle(/About|firm/i);
  await expectSameDocument(page);
  const data = requests.filter((path) => path.endsWith(".data"));
  expect(new Set(data)).toEqual(new Set(["/about.data"]));
  expect(requests.filter((path) => !/\.(data|js|css|svg|avif|webp|jpg)$/.test(path))).toEqual([]);
});

for (const [kind, href] of [
  ["a page", "/about"],
  ["an insight", "/insights/articles/give-growth-one-owner"],
  ["a service", "/services/m&a-growth-support"],
] as const) {
  test(`the data of ${kind} is fetched on intent, and not again on the click`, async ({ page }) => {
    await open(page, href === "/about" ? "/" : href.split("/").slice(0, -1).join("/"));
    const link = page.locator(`a[href="${href}"]`).filter({ visible: true }).first();
    await link.scrollIntoViewIfNeeded();
    const prefetched = page.waitForResponse(`**${href}.data`);
    await link.hover();
    await (await prefetched).finished();
    await link.click();
    await expect(page).toHaveURL(href);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    const fetched = await page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .map((entry) => entry as PerformanceResourceTiming)
        .filter(({ name, transferSize }) => name.includes(".data") && transferSize > 0)
        .map(({ name }) => new URL(name).pathname),
    );
    expect(fetched.filter((path) => path === `${href}.data`)).toHaveLength(1);
  });
}

test("a second click cuts the first page change short, without an error", async ({ page }) => {
  await open(page, "/about");
  await page.evaluate(async () => {
    const link = (name: string) =>
      [...document.querySelectorAll<HTMLAnchorElement>("footer a")].find(
        ({ textContent }) => textContent === name,
      );
    let transitions = 0;
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      transitions += 1;
      return start(update);
    };
    link("Careers")?.click();
    while (transitions === 0) await new Promise(requestAnimationFrame);
    link("Leadership")?.click();
  });
  await expect(page).toHaveURL("/leadership");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("the scroll position comes back on going back and forward", async ({ page }) => {
  await open(page, "/");
  await page.evaluate(() => scrollTo({ top: 1500, behavior: "instant" }));
  await page.getByRole("contentinfo").getByRole("link", { name: "Careers" }).click();
  await expect(page).toHaveURL("/careers");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  const left = await page.evaluate(() => {
    scrollTo({ top: 400, behavior: "instant" });
    return scrollY;
  });
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1400);
  await page.goForward();
  await expect(page).toHaveURL("/careers");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
});

test("the scroll position comes back when a full load lay between", async ({ page }) => {
  await open(page, "/about");
  await page.evaluate(() => scrollTo({ top: 500, behavior: "instant" }));
  await page.goto("/privacy");
  await page.goBack({ waitUntil: "commit" });
  await expect(async () => expect(await page.evaluate(() => scrollY)).toBe(500)).toPass();
});

test("an anchor on the page comes to rest below the header", async ({ page }) => {
  await open(page, ARTICLE);
  const links = page.getByRole("navigation", { name: "In this text" }).getByRole("link");
  await links.nth(1).click();
  const id = new URL(page.url()).hash;
  expect(id.length).toBeGreaterThan(1);
  await expect.poll(() => topOf(page, id)).toBeLessThan(HEADER + 60);
  expect(await topOf(page, id)).toBeGreaterThanOrEqual(HEADER);
  // Another one, and back again to the first.
  await links.nth(2).click();
  await expect.poll(() => topOf(page, new URL(page.url()).hash)).toBeLessThan(HEADER + 60);
  await page.goBack();
  await expect.poll(() => topOf(page, id)).toBeLessThan(HEADER + 60);
});

test("an address with an anchor opens at it, below the header, and stays there", async ({
  page,
}) => {
  await page.goto(ARTICLE);
  const id = await page.locator(".prose h2").nth(1).getAttribute("id");
  await page.goto("about:blank");
  await open(page, `${ARTICLE}#${id}`);
  const top = await topOf(page, `#${id}`);
  expect(top).toBeGreaterThanOrEqual(HEADER);
  expect(top).toBeLessThan(HEADER + 60);
});

test("after a navigation the heading has the focus and the title is announced", async ({
  page,
}) => {
  await open(page, "/");
  const announcements = page.locator("p[aria-live=polite].sr-only").last();
  await expect(announcements).toBeEmpty();
  await about(page).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(announcements).toHaveText(await page.title());
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(announcements).toHaveText(await page.title());
});

test("a change of the query alone moves no focus", async ({ page }) => {
  await open(page, "/insights");
  const filter = page
    .getByRole("navigation", { name: "Filter by category" })
    .getByRole("link", { name: "Strategy" });
  await filter.click();
  await expect(page).toHaveURL(/category=Strategy/);
  await expect(filter).toBeFocused();
});

test("the skip link is the first stop and leads past the header", async ({ page }) => {
  await open(page, "/about");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to main content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.locator("main :focus")).toBeVisible();
});

test("the entry of the current part of the site says so", async ({ page }) => {
  const entry = page.getByRole("navigation", { name: "Main" }).locator("[aria-current]");
  for (const [path, name] of [
    ["/", "Home"],
    ["/services/business-consulting", "Capabilities"],
    ["/industries/healthcare", "Industries"],
    ["/insights/podcasts", "Insights"],
    ["/contact", "Contact"],
  ] as const) {
    await page.goto(path);
    await expect(entry).toHaveText(name);
  }
});
