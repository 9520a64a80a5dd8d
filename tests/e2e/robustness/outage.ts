import type { Page } from "@playwright/test";
import { expect } from "../fixtures.ts";

/** What the browser itself writes about an answer that failed. */
export const LOAD_FAILURE = /Failed to load resource/;

export const navigationLink = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name, exact: true });

export const notice = (page: Page) => page.getByRole("alert");
export const retryButton = (page: Page) => page.getByRole("button", { name: "Try again" });

/** Expects the words about a page that cannot be fetched, and the retry. */
export async function expectNotice(page: Page): Promise<void> {
  await expect(notice(page)).toContainText("This page could not be fetched.");
  await expect(notice(page)).toContainText("Check the connection and try again.");
  await expect(retryButton(page)).toBeVisible();
}

/** Counts the full loads from now on. */
export function countLoads(page: Page): () => number {
  let loads = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  return () => loads;
}

interface Manifest {
  url: string;
  routes: Record<string, { module: string }>;
}

const manifestOf = (page: Page) =>
  page.evaluate(
    () => (window as unknown as { __reactRouterManifest: Manifest }).__reactRouterManifest,
  );

/** Address of the code of a page, from the manifest in the tab. */
export async function moduleOf(page: Page, routeId: string): Promise<string> {
  const { routes } = await manifestOf(page);
  return routes[routeId]?.module ?? "";
}

/**
 * From now on a page is that of another deployment, for whoever only asks for it; opened, it is whole.
 */
export async function redeploy(page: Page, path: string): Promise<void> {
  const { url } = await manifestOf(page);
  await page.route(
    (address) => address.pathname === path,
    async (route) => {
      if (route.request().isNavigationRequest()) return route.continue();
      const body = await (await route.fetch()).text();
      await route.fulfill({
        contentType: "text/html",
        body: body.replaceAll(url, "/assets/new.js"),
      });
    },
  );
}
