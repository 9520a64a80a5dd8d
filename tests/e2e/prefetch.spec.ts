import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { hydrated, MODULES, open } from "./open-page.ts";

/** The bytes that may be prefetched at first, and for each second that a visitor stays. */
const FIRST_BUDGET = 60_000;
const BUDGET_PER_SECOND = 5_000;
/** Milliseconds, more than a link must be in view before it is prefetched. */
const A_LOOK = 400;

interface Prefetched {
  path: string;
  bytes: number;
}

/** The pages that were prefetched so far: all fetched addresses without a file extension. */
const prefetched = (page: Page): Promise<Prefetched[]> =>
  page.evaluate(() =>
    (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
      .map(({ name, transferSize }) => {
        const { pathname, search } = new URL(name);
        return { path: pathname + search, bytes: transferSize };
      })
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

test("pages whose links are in view are fetched ahead, once, and as many as the time allows", async ({
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
  const seconds = await page.evaluate(() => performance.now() / 1000);
  expect(bytes).toBeLessThanOrEqual(FIRST_BUDGET + seconds * BUDGET_PER_SECOND);
});

test("the page of a card is fetched ahead as soon as any part of the card is in view", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await open(page, "/insights");
  const card = page
    .locator("main article")
    .filter({ has: page.getByRole("link") })
    .nth(3);
  const link = card.getByRole("link");
  const path = (await link.getAttribute("href")) ?? "";
  expect(await pathsOf(page)).not.toContain(path);
  // Only the picture of the card is in view.
  await card.evaluate((element) => {
    const { top } = element.getBoundingClientRect();
    scrollBy({ top: top - innerHeight + 60, behavior: "instant" });
  });
  await expect(link).not.toBeInViewport();
  await expect.poll(() => pathsOf(page)).toContain(path);
});

test("pages of the content come before those of the menu, and more while the visitor stays", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 3000 });
  await open(page, "/insights");
  await expect.poll(() => pathsOf(page)).toContain("/about");
  const first = await pathsOf(page);
  const isOfContent = (path: string) => /^\/(insights|blogs)\/.+/.test(path);
  expect(first.findIndex(isOfContent)).toBeLessThan(first.indexOf("/about"));
  await expect.poll(async () => (await pathsOf(page)).length).toBeGreaterThan(first.length);
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

test("a page that was fetched ahead is not requested again at the click", async ({ page }) => {
  await open(page, "/");
  await expect
    .poll(async () => (await prefetched(page)).find(({ path }) => path === "/about")?.bytes)
    .toBeGreaterThan(0);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About" }).click();
  await expect(page).toHaveURL("/about");
  expect(await navigation(page)).toMatchObject({ transferSize: 0 });
});

/** Collects the addresses that the browser tries to render ahead. It renders none while a test controls it. */
async function prerendered(page: Page): Promise<string[]> {
  const paths: string[] = [];
  const session = await page.context().newCDPSession(page);
  session.on("Preload.prerenderStatusUpdated", ({ key }) => paths.push(new URL(key.url).pathname));
  await session.send("Preload.enable");
  return paths;
}

test("a page is rendered ahead when the pointer rests on its link, or comes from the cache", {
  tag: "@whole-browser",
}, async ({ page }) => {
  const paths = await prerendered(page);
  await open(page, "/");
  await careers(page).hover();
  await expect.poll(() => paths).toEqual(["/careers"]);
  await careers(page).click();
  await expect(page).toHaveURL("/careers");
  expect(await navigation(page)).toMatchObject({ deliveryType: "navigational-prefetch" });
});

test("the link on which the pointer rests is marked for the speculation rules, and no other", async ({
  page,
}) => {
  await open(page, "/");
  const marked = page.locator("a[data-at-once]");
  for (const name of ["Careers", "Leadership"]) {
    const link = page.getByRole("contentinfo").getByRole("link", { name });
    await link.hover();
    await expect(marked).toHaveText(name);
  }
});

test("a page that is rendered ahead begins its visit when it is shown", async ({ page }) => {
  await page.addInitScript(rendersAhead);
  await page.clock.install();
  const requested: string[] = [];
  page.on("request", (request) => requested.push(request.url()));
  await page.goto("/");
  await page.clock.runFor(30_000);
  await page.mouse.move(100, 500);
  const root = page.locator("html");
  await expect(root).not.toHaveAttribute("data-hydrated");
  expect(requested.filter((url) => MODULES.test(url))).toEqual([]);
  expect(await page.evaluate(() => sessionStorage.length + localStorage.length)).toBe(0);
  const shown = page.locator(".hero-message[data-state=shown] h1");
  const first = await shown.innerText();
  await page.evaluate(() => {
    Object.assign(document, { isRenderedAhead: false });
    document.dispatchEvent(new Event("prerenderingchange"));
  });
  await page.clock.runFor(2000);
  await hydrated(page);
  await expect(shown).toHaveText(first);
  await page.mouse.move(100, 5);
  await page.clock.runFor(5000);
  await expect(shown).not.toHaveText(first);
});

/** Pretends that the browser renders the page ahead, until `isRenderedAhead` is false. */
function rendersAhead() {
  Object.assign(document, { isRenderedAhead: true });
  Object.defineProperty(document, "prerendering", {
    get: () => (document as unknown as { isRenderedAhead: boolean }).isRenderedAhead,
  });
}

for (const event of ["pointerover", "touchstart", "focusin"]) {
  test(`without speculation rules ${event} on a link fetches its page`, async ({ page }) => {
    await page.addInitScript(withoutRules);
    await open(page, "/");
    expect(await pathsOf(page)).not.toContain("/careers");
    await careers(page).dispatchEvent(event);
    await expect.poll(() => pathsOf(page)).toContain("/careers");
  });
}

test("a prefetch that fails shows no message and changes nothing", async ({
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

test("a prefetch that is interrupted shows no message", async ({ page }) => {
  await page.addInitScript(withoutRules);
  await page.addInitScript(() => {
    Response.prototype.arrayBuffer = () => Promise.reject(new TypeError("broken off"));
  });
  await open(page, "/");
  await expect.poll(() => pathsOf(page)).toContain("/about");
});

test("nothing is fetched or rendered ahead for a visitor who saves data", {
  tag: "@whole-browser",
}, async ({ page }) => {
  const paths = await prerendered(page);
  await page.addInitScript(savesData);
  await open(page, "/");
  await careers(page).focus();
  await careers(page).hover();
  await wait(page);
  expect(await pathsOf(page)).toEqual([]);
  expect(paths).toEqual([]);
  await careers(page).click();
  await expect(page).toHaveURL("/careers");
  expect(await navigation(page)).toMatchObject({ deliveryType: "" });
});
