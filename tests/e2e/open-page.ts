import { expect, type Page } from "@playwright/test";

/** Height of the fixed header in pixels (product 4.1). */
export const HEADER = 80;

/** The scripts that start after the first paint. */
export const MODULES = /\/assets\/[^/]+\.js$/;

/** Opens a page and waits until it is hydrated. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Waits until the scripts of the page have taken over. */
export async function hydrated(page: Page): Promise<void> {
  await expect(page.locator("html[data-hydrated]")).toBeAttached();
}

/**
 * Makes the next pages wait for their font, for a test that measures or compares text. By default a page keeps another font
 * if its own is late (`font-display: optional`).
 */
export async function awaitFont(page: Page): Promise<void> {
  await page.route("**/site-*.css", async (route) => {
    const answer = await route.fetch();
    const css = (await answer.text()).replaceAll("font-display:optional", "font-display:block");
    await route.fulfill({ response: answer, body: css });
  });
}

/** Opens a page in its own font. */
export async function openInFont(page: Page, path: string): Promise<void> {
  await open(page, path);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** Opens a page with a stopped clock. The test advances the clock: `page.clock.runFor(milliseconds)`. */
export async function openFrozen(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await open(page, path);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
}

/** Delays responses until the returned function is called. */
export async function hold(page: Page, pattern: string | RegExp): Promise<() => void> {
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  await page.route(pattern, async (route) => {
    await isReleased;
    await route.continue();
  });
  return release;
}

/** Delays the scripts until the returned function is called. */
export const holdModules = (page: Page) => hold(page, MODULES);

/** Answers an address as a host without redirects does: status 404 with the not-found page. */
export async function answerAsPlainHost(page: Page, path: string): Promise<void> {
  const response = await page.request.get("/no/such/page");
  await page.route(
    (url) => url.pathname === path,
    (route) => route.fulfill({ response }),
  );
}

/** Counts the documents that are loaded from now on. */
export function countLoads(page: Page): () => number {
  let loads = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  return () => loads;
}

/** Pixels between the top of the screen and an element. */
export function topOf(page: Page, selector: string): Promise<number> {
  return page.locator(selector).evaluate((element) => element.getBoundingClientRect().top);
}

/** Expects that an element has come to rest right below the header. */
export async function expectBelowHeader(page: Page, selector: string): Promise<void> {
  await expect.poll(() => topOf(page, selector)).toBeLessThan(HEADER + 60);
  expect(await topOf(page, selector)).toBeGreaterThanOrEqual(HEADER);
}
