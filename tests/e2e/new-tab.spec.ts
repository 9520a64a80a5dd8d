import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { open } from "./open-page.ts";

// Clicks that belong to the browser: product 4.17.

/** Each kind of link whose plain click the page handles itself. */
const LINKS: readonly { name: string; path: string; find: (page: Page) => Promise<Locator> }[] = [
  {
    name: "a slide of the overview",
    path: "/presentation",
    find: async (page) => {
      await page.getByRole("button", { name: "Overview", exact: true }).click();
      return page.getByRole("link", { name: /^Slide 7: / });
    },
  },
  {
    name: "a category",
    path: "/insights",
    find: async (page) =>
      page
        .getByRole("navigation", { name: "Filter by category" })
        .getByRole("link", { name: "Strategy", exact: true }),
  },
  {
    name: "another position on the page of the application form",
    path: "/careers/apply?position=economist",
    find: async (page) =>
      page
        .getByRole("navigation", { name: "Open positions" })
        .getByRole("link", { name: /^Market Research Consultant/ }),
  },
  {
    name: "the search of the header",
    path: "/about",
    find: async (page) => page.getByRole("button", { name: "Search", exact: true }),
  },
  {
    name: "a result of the search",
    path: "/leadership",
    find: async (page) => {
      await page.getByRole("button", { name: "Search", exact: true }).click();
      await page.getByRole("searchbox").fill("mara");
      return page.locator("dialog [data-results] a").first();
    },
  },
  {
    name: "an entry of the menu",
    path: "/about",
    find: async (page) => page.getByRole("banner").getByRole("button", { name: "Industries" }),
  },
  {
    name: "a link in a panel of the menu",
    path: "/about",
    find: async (page) => {
      await page.getByRole("banner").getByRole("button", { name: "Industries" }).press("Space");
      return page.getByRole("banner").locator("[href$='/industries/healthcare']:visible");
    },
  },
  {
    name: "an entry of a form's error summary",
    path: "/contact",
    find: async (page) => {
      await page.getByRole("button", { name: "Send Message" }).click();
      return page.locator("[data-form-problems] a").first();
    },
  },
];

const WAYS = [{ modifiers: ["Control"] }, { modifiers: ["Shift"] }, { button: "middle" }] as const;

test("with Ctrl, Shift or the middle button a link opens a new tab, and the page stays as it is", async ({
  page,
  context,
}) => {
  for (const { name, path, find } of LINKS) {
    await open(page, path);
    const link = await find(page);
    await expect(link, name).toBeVisible();
    const { href } = await link.evaluate(({ href }: HTMLAnchorElement) => ({ href }));
    const before = page.url();
    for (const way of WAYS) {
      const at = `${name}, ${JSON.stringify(way)}`;
      const opened = context.waitForEvent("page");
      await link.click({ ...way, modifiers: "modifiers" in way ? [...way.modifiers] : [] });
      const tab = await opened;
      await expect(tab, at).toHaveURL(href);
      await tab.close();
      expect(page.url(), at).toBe(before);
      await expect(link, at).toBeVisible();
    }
  }
});
