import { strict as assert } from "node:assert";
import { chromium, expect, type Page } from "@playwright/test";
import { settle, watch } from "../../e2e/fixtures.ts";
import { hydrated } from "../../e2e/open-page.ts";
import { testBrowser } from "../../set-up/browser-flags.ts";
import type { HostingCase, SiteUnderTest } from "../site-under-test.ts";

/** Opens a page, as an address below the base path, and waits until React has taken it over. */
type Open = (path: string) => Promise<void>;

/**
 * A journey in a fresh browser; whatever the console, the policy or another host hears of fails it.
 *
 * @param expected what the console says all the same
 */
function journey(
  name: string,
  walk: (page: Page, open: Open) => Promise<void>,
  expected?: RegExp,
): HostingCase {
  const run = async (site: SiteUnderTest) => {
    const browser = await chromium.launch(testBrowser);
    try {
      const context = await browser.newContext({
        viewport: { width: 1440, height: 900 },
      });
      const complaints = await watch(context, new URL(site.origin).host);
      const page = await context.newPage();
      await walk(page, async (path) => {
        await page.goto(site.origin + site.rules.basePath + path);
        await hydrated(page);
      });
      await settle(context);
      assert.deepEqual(
        complaints.filter((text) => !expected?.test(text)),
        [],
      );
    } finally {
      await browser.close();
    }
  };
  return { name, run };
}

/** What only a browser shows of a site below a sub-path: whether the scripts keep to it. */
export const browserCases: readonly HostingCase[] = [
  journey("links lead to pages below the sub-path and keep the document", async (page, open) => {
    await open("");
    await page.evaluate(() => Object.assign(window, { isTheSameDocument: true }));
    const footer = page.getByRole("contentinfo");
    await footer.getByRole("link", { name: "Leadership" }).click();
    await expect(page).toHaveURL(/:\d+\/site\/leadership$/);
    await footer.getByRole("link", { name: "Careers" }).click();
    await expect(page).toHaveURL(/:\d+\/site\/careers$/);
    await page.getByRole("banner").getByRole("link").first().click();
    await expect(page).toHaveURL(/:\d+\/site\/?$/);
    assert.ok(await page.evaluate(() => "isTheSameDocument" in window));
    await page.goBack();
    await expect(page).toHaveURL(/:\d+\/site\/careers$/);
  }),
  journey("pictures are there; the search finds a page and leads to it", async (page, open) => {
    await open("/about");
    const images = page.locator("main img");
    for (const image of await images.all()) await image.scrollIntoViewIfNeeded();
    const widths = () =>
      images.evaluateAll((all) => all.map((image) => (image as HTMLImageElement).naturalWidth));
    await expect.poll(async () => (await widths()).every((width) => width > 0)).toBe(true);
    await page.keyboard.press("Control+k");
    await page.keyboard.type("economist");
    await page.getByRole("dialog").getByRole("link", { name: "Economist" }).click();
    await expect(page).toHaveURL(/:\d+\/site\/careers\/economist$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Economist");
  }),
  journey("a slide is kept in the address", async (page, open) => {
    await open("/presentation?slide=7");
    await expect(page.getByText("Slide 7 of 15")).toBeAttached();
    await page.keyboard.press("ArrowRight");
    await expect(page).toHaveURL(/:\d+\/site\/presentation\?slide=8$/);
  }),
  journey(
    "an unknown insight leads to the list, and an unknown address says so",
    async (page, open) => {
      await open("/insights/none");
      await expect(page).toHaveURL(/:\d+\/site\/insights$/);
      await open("/none");
      await expect(page.getByText("404", { exact: true })).toBeVisible();
    },
    /404/,
  ),
];
