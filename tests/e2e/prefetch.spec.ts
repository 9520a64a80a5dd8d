import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { open } from "./open-page.ts";

/** Bytes that may be fetched ahead while a page is looked at. */
const BUDGET = 100_000;
/** Longer than a link has to be in view. */
const A_LOOK = 400;

interface Prefetched {
  path: string;
  bytes: number;
}

/** The pages that the page has fetched ahead so far: what it has fetched and is no file. */
const prefetched = (page: Page): Promise<Prefetched[]> =>
  page.evaluate(() =>
    (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
      .map(({ name, transferSize }) => ({ path: new URL(name).pathname, bytes: transferSize }))
      .filter(({ path }) => !/\.\w+$/.test(path)),
  );
const pathsOf = async (page: Page) => (await prefetched(page)).map(({ path }) => path);
const careers = (page: Page) =>
  page.getByRole("contentinfo").getByRole("link", { name: "Careers" });

const wait = (page: Page) =>
  page.evaluate((time) => new Promise((resolve) => setTimeout(resolve, time)), A_LOOK);

/** Pretends that the browser knows no speculation rules, or that the visitor saves data. */
const withoutRules = () => Object.assign(HTMLScriptElement, { supports: () => false });
const savesData = () =>
  Object.defineProperty(navigator, "connection", { value: { saveData: true } });

test("pages whose links are in view are fetched ahead, once, and at most 100 KB of them", async ({
  page,
}) => {
  await open(page, "/");
  await expect.poll(() => pathsOf(page)).toContain("/about");
  const first = await pathsOf(page);
  expect(first).not.toContain("/careers");
  await page.evaluate(async (look) => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: "instant" });
      await new Promise((resolve) => setTimeout(resolve, look));
    }
  }, A_LOOK);
  const all = await prefetched(page);
  const paths = all.map(({ path }) => path);
  expect(all.length).toBeGreaterThan(first.length);
  expect(new Set(paths).size).toBe(all.length);
  expect(paths).not.toContain("/");
  const bytes = all.reduce((sum, entry) => sum + entry.bytes, 0);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(BUDGET);
});

test("the page of a card is fetched ahead when the card is in view, before its words are", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await open(page, "/insights");
  const card = page
    .locator("main article")
    .filter({ has: page.getByRole("link") })
    .first();
  const link = card.getByRole("link");
  const path = (await link.getAttribute("href")) ?? "";
  expect(await pathsOf(page)).not.toContain(path);
  // Of the card only its picture is on the screen.
  await card.evaluate((element) => {
    const { top } = element.getBoundingClientRect();
    scrollBy({ top: top - innerHeight + 60, behavior: "instant" });
  });
  await expect(link).not.toBeInViewport();
  await expect.poll(() => pathsOf(page)).toContain(path);
});

test("the style sheets that home and contact wait for are fetched ahead", async ({ page }) => {
  await open(page, "/about");
  const loaded = () =>
    page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
  for (const path of ["/", "/contact"]) {
    const html = await (await page.request.get(path)).text();
    const [head = ""] = html.split("<body");
    const sheets = [...head.matchAll(/<link rel="stylesheet" href="(.*?)"/g)].map(
      ([, href = ""]) => new URL(href, page.url()).href,
    );
    expect(sheets.length).toBeGreaterThan(1);
    await expect.poll(loaded).toEqual(expect.arrayContaining(sheets));
  }
});

const navigation = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType("navigation")[0]?.toJSON());

test("a page that was fetched ahead is not asked for again at the click", async ({ page }) => {
  await open(page, "/");
  await expect
    .poll(async () => (await prefetched(page)).find(({ path }) => path === "/about")?.bytes)
    .toBeGreaterThan(0);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About" }).click();
  await expect(page).toHaveURL("/about");
  expect(await navigation(page)).toMatchObject({ transferSize: 0 });
});

test("a page whose link was pointed at comes from what the browser has fetched ahead", {
  tag: "@whole-browser",
}, async ({ page }) => {
  await open(page, "/");
  await careers(page).hover();
  await wait(page);
  expect(await pathsOf(page)).not.toContain("/careers");
  await careers(page).click();
  await expect(page).toHaveURL("/careers");
  expect(await navigation(page)).toMatchObject({ deliveryType: "navigational-prefetch" });
});

for (const sign of ["pointerover", "touchstart", "focusin"]) {
  test(`without speculation rules ${sign} on a link fetches its page`, async ({ page }) => {
    await page.addInitScript(withoutRules);
    await open(page, "/");
    expect(await pathsOf(page)).not.toContain("/careers");
    await careers(page).dispatchEvent(sign);
    await expect.poll(() => pathsOf(page)).toContain("/careers");
  });
}

test("what is fetched ahead in vain says nothing and changes nothing", async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/);
  await open(page, "/");
  await context.setOffline(true);
  const failed = page.waitForEvent("requestfailed", (request) => /careers$/.test(request.url()));
  await careers(page).focus();
  await failed;
  await expect(page.getByRole("alert").filter({ hasText: /./ })).toHaveCount(0);
  await context.setOffline(false);
  await careers(page).click();
  await expect(page).toHaveURL("/careers");
});

test("a page that breaks off while it is fetched ahead says nothing either", async ({ page }) => {
  await page.addInitScript(withoutRules);
  await page.addInitScript(() => {
    Response.prototype.arrayBuffer = () => Promise.reject(new TypeError("broken off"));
  });
  await open(page, "/");
  await expect.poll(() => pathsOf(page)).toContain("/about");
});

test("nothing is fetched for a visitor who saves data", async ({ page }) => {
  await page.addInitScript(savesData);
  await open(page, "/");
  await careers(page).focus();
  await careers(page).hover();
  await wait(page);
  expect(await pathsOf(page)).toEqual([]);
});
