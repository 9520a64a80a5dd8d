import assert from "node:assert/strict";
import { setTimeout as wait } from "node:timers/promises";
import { wordsOnTwoLines } from "../../e2e/text-spacing.ts";
import type { Journey } from "../engine-page.ts";
import { hydrated, namesOf, path, shown } from "../in-page.ts";
import { PLAIN_HOST_PATH } from "../watched-site.ts";

const HERO = 'section[aria-label="What we do"]';
const headline = () => namesOf("main :is(h1, [role=heading][aria-level='1'])");
const message = (css: string, number: number) =>
  shown(`${css} button`, `Message ${number} of 5`)[0]
    ?.getAttribute("aria-label")
    ?.replace(/^[^:]+: /, "") ?? "";
/** Milliseconds, more than a message is shown and fades: 3 s and 0.5 s (product 5.3). */
const ONE_MESSAGE = 4000;
/** The home page, unknown addresses, and what holds on every page. */
export const pageJourneys: readonly Journey[] = [
  {
    name: "the home page paints; the hero rotates; Pause stops it; a button shows its message",
    run: async (page, driver) => {
      await page.open("/");
      await page.expect(1, () => performance.getEntriesByName("first-contentful-paint").length);
      const second = await page.run(message, HERO, 2);
      await page.expect([second], headline);
      await page.click(`${HERO} button`, "Pause");
      await driver.restMouse();
      await page.expect(1, (css) => shown(`${css} button`, "Play").length, HERO);
      const standing = await page.run(headline);
      await wait(ONE_MESSAGE);
      assert.deepEqual(await page.run(headline), standing);
      await page.click(`${HERO} button`, "Message 4 of 5");
      await page.expect([await page.run(message, HERO, 4)], headline);
    },
  },
  {
    name: "an unknown address shows the not-found screen and stays; its link leads home",
    allows: /404/,
    run: async (page) => {
      const isNotFound = () => namesOf("h1")[0]?.includes("Oops! Page not found");
      await page.open("/no/such/page?from=mail");
      await page.expect(true, isNotFound);
      await page.expect("/no/such/page?from=mail", () => location.pathname + location.search);
      await page.expect(true, () => namesOf("main a").length > 1);
      await page.click("main a", "Return to Home");
      await page.expect("/", path);
      await page.run(() => history.back());
      await page.expect("/no/such/page", path);
      await page.expect(true, isNotFound);
    },
  },
  {
    name: "an unknown insight leads to the insights, also if the host cannot redirect",
    allows: /404/,
    run: async (page) => {
      for (const unknown of ["/insights/unknown", PLAIN_HOST_PATH]) {
        await page.load(unknown);
        await page.expect("/insights", path);
        await page.expect(["Insights"], headline);
        // Firefox reports an error when a visitor leaves while scripts arrive.
        await page.run(hydrated, true);
      }
    },
  },
  {
    name: "every page of the sitemap has one heading of the first level, and at 320 px breaks no word of a heading and does not scroll sideways",
    viewport: [320, 640],
    run: async (page) => {
      await page.open("/privacy", { isAtOnce: true });
      const paths = await page.run(async () => {
        const sitemap = await (await fetch("/sitemap.xml")).text();
        const urls = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)];
        return urls.map(([, url = ""]) => new URL(url.replaceAll("&amp;", "&")).pathname);
      });
      assert.ok(paths.length > 20, `only ${paths.length} pages in the sitemap`);
      for (const visited of paths) {
        await page.open(visited, { isAtOnce: true });
        assert.equal((await page.run(namesOf, "h1")).length, 1, `headings of ${visited}`);
        // A scroll bar may take part of the screen. The page must not be wider.
        const width = await page.run(() => document.documentElement.scrollWidth);
        assert.ok(width <= 320, `${visited} is ${width} px wide`);
        assert.deepEqual(await page.run(wordsOnTwoLines), [], `broken words of ${visited}`);
      }
    },
  },
];
