import { expect, type Page } from "@playwright/test";

/** Opens a page and waits until it answers to the visitor. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Waits until the scripts of the page have taken over. */
export async function hydrated(page: Page): Promise<void> {
  await expect(page.locator("html[data-hydrated]")).toBeAttached({ timeout: 10_000 });
}

/** The same with a clock that stands still until the test moves it: `page.clock.runFor(milliseconds)`. */
export async function openFrozen(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await open(page, path);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
}

/** Answers an address as a host without redirects does: status 404 with the not-found page. */
export async function answerAsPlainHost(page: Page, path: string): Promise<void> {
  const body = await (await page.request.get("/no/such/page")).body();
  const headers = { "Content-Type": "text/html; charset=utf-8" };
  await page.route(
    (url) => url.pathname === path,
    (route) => route.fulfill({ status: 404, headers, body }),
  );
}

/** Height of the fixed header in pixels (specification, section 9). */
export const HEADER = 80;

/** Puts a mark into the document that a full load would wipe away. */
export async function mark(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { isTheSameDocument: true }));
}

/** Expects that no full load has happened since `mark`. */
export async function expectSameDocument(page: Page): Promise<void> {
  expect(await page.evaluate(() => "isTheSameDocument" in window)).toBe(true);
}
