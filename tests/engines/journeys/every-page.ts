import assert from "node:assert/strict";
import { namesOf } from "../site/in-page.ts";
import type { Journey } from "./journey.ts";

/** One page of each kind. */
const KINDS = [
  "/",
  "/services/m&a-growth-support",
  "/insights",
  "/insights/articles/give-growth-one-owner",
  "/contact",
  "/presentation",
];

/** What holds on each page, or on each kind of page. */
export const everyPageJourneys: readonly Journey[] = [
  {
    name: "nothing scrolls sideways at 320 px on six kinds of page",
    viewport: [320, 640],
    run: async (page) => {
      for (const path of KINDS) {
        await page.open(path, { isAtOnce: true });
        const widths = await page.run(() => ({
          path: decodeURI(location.pathname),
          screen: innerWidth,
          page: document.documentElement.scrollWidth,
        }));
        // A scroll bar may take its part of the screen, never the page more.
        assert.ok(widths.screen === 320 && widths.page <= 320, JSON.stringify(widths));
      }
    },
  },
  {
    name: "every page of the sitemap opens with one heading and without a complaint",
    run: async (page) => {
      await page.open("/privacy", { isAtOnce: true });
      const paths = await page.run(sitemapPaths);
      assert.ok(paths.length > 20, `only ${paths.length} pages in the sitemap`);
      for (const path of paths) {
        await page.open(path, { isAtOnce: true });
        assert.equal((await page.run(namesOf, "h1")).length, 1, `headings of ${path}`);
      }
    },
  },
];

/** The paths of all pages that search engines are told of. */
async function sitemapPaths(): Promise<string[]> {
  const sitemap = await (await fetch("/sitemap.xml")).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)];
  return addresses.map(([, address = ""]) => new URL(address.replaceAll("&amp;", "&")).pathname);
}
