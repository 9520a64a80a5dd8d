import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { FULL_SITE } from "../full-site.ts";
import { answerAsPlainHost, hold, hydrated, MODULES, open } from "../open-page.ts";
import { DIALOG, INDEX, searchButton } from "../search/open-search.ts";

/** Milliseconds after which the page says that it waits (product 16.6). */
const MOMENT = 1000;
/** Milliseconds after which the page stops waiting (product 16.6). */
const LIMIT = 10_000;

/** A place of the site that waits for a request. */
interface Wait {
  /** The requests that never end. */
  files: RegExp | string;
  site?: string;
  path: string;
  /** Whether the page cannot hydrate without these files. */
  isBeforeHydration?: boolean;
  /** The action that needs the request. Without an action, the page itself needs the request. */
  act?: (page: Page) => Promise<void>;
  /** The words with which the page says that it waits. */
  moment: string | RegExp;
  /** The words with which the page says that it has stopped waiting. */
  end: string | RegExp;
  /** The name of the link or button that the page offers in its place. */
  alternative: string | RegExp;
}

const press = (name: string) => (page: Page) => page.getByRole("button", { name }).click();

const waits: Record<string, Wait> = {
  "the start script": {
    files: MODULES,
    path: "/",
    isBeforeHydration: true,
    act: press("Pause"),
    moment: "One moment: this part of the page is still loading.",
    end: "A part of this page did not arrive",
    alternative: "Load it again",
  },
  "the script of a form": {
    files: "**/assets/contact-form*.js",
    path: "/contact",
    isBeforeHydration: true,
    act: press("Send message"),
    moment: "One moment: this part of the page is still loading.",
    end: "A part of this page did not arrive",
    alternative: "Load it again",
  },
  "the scripts of a page that answers its query": {
    files: MODULES,
    path: "/search?q=sales",
    isBeforeHydration: true,
    act: (page) => page.mouse.move(9, 9),
    moment: "One moment: this part of the page is still loading.",
    end: "A part of this page did not arrive",
    alternative: "Load it again",
  },
  "the scripts of a list with a category in its address": {
    files: MODULES,
    path: "/insights?category=Strategy",
    isBeforeHydration: true,
    act: (page) => page.mouse.move(9, 9),
    moment: "One moment: this part of the page is still loading.",
    end: "A part of this page did not arrive",
    alternative: "Load it again",
  },
  "the search's dialog": {
    files: DIALOG,
    path: "/contact",
    act: (page) => searchButton(page).click(),
    moment: "One moment: the search is loading.",
    end: "The search does not open.",
    alternative: "Open the search page",
  },
  "the search's index": {
    files: INDEX,
    path: "/search?q=sales",
    moment: "Loading the search…",
    end: "The search did not load",
    alternative: "Try again",
  },
  "the items of a category": {
    files: "**/insight-lists/*",
    site: FULL_SITE,
    path: "/insights",
    act: (page) => page.getByRole("link", { name: "R&D", exact: true }).first().click(),
    moment: "One moment: the others are still loading.",
    end: "the others did not arrive",
    alternative: "Search for R&D",
  },
  "the data of a feed": {
    files: "**/feeds/items.json",
    path: "/feeds/other.xml",
    moment: "Generating RSS feed...",
    end: "The feed could not be generated",
    alternative: "All feeds",
  },
  "the script that leads an unknown insight on": {
    files: "**/assets/request-guide*.js",
    path: "/insights/articles/no-such-item",
    isBeforeHydration: true,
    moment: "Loading...",
    end: "Oops! Page not found",
    alternative: "Return to Home",
  },
  "the script that leads an unknown industry on": {
    files: MODULES,
    path: "/industries/no-such-industry",
    isBeforeHydration: true,
    moment: "Loading...",
    end: "Oops! Page not found",
    alternative: "Return to Home",
  },
  "the script of the deck's download": {
    files: "**/assets/download-deck*.js",
    path: "/presentation",
    act: press("Download Presentation"),
    moment: "One moment: the presentation is being built.",
    end: "The presentation could not be built.",
    alternative: "Download Presentation",
  },
};

for (const [what, wait] of Object.entries(waits)) {
  const { files, site, path, isBeforeHydration, act, moment, end, alternative } = wait;
  test.describe(`held: ${what}`, () => {
    if (site) test.use({ baseURL: site });
    test("the page says that it waits, stops in time, and offers another way", async ({
      page,
      allowConsole,
    }) => {
      allowConsole(/status of 404|404: no page at/);
      await page.clock.install();
      await page.route(files, () => {});
      if (path.includes("no-such")) await answerAsPlainHost(page, path);
      await page.goto(path);
      if (!isBeforeHydration) await hydrated(page);
      await act?.(page);
      await page.clock.runFor(MOMENT + 100);
      await expect(page.getByText(moment).first()).toBeVisible();
      await page.clock.runFor(LIMIT);
      await expect(page.getByText(end).first()).toBeVisible();
      await expect(page.getByText(moment, { exact: true })).toBeHidden();
      const link = page.getByRole("link", { name: alternative });
      await expect(link.or(page.getByRole("button", { name: alternative })).first()).toBeVisible();
    });
  });
}

test("a late search: keys stay with the focused field, and the dialog covers no other overlay", async ({
  page,
}) => {
  const release = await hold(page, DIALOG);
  await open(page, "/contact");
  const dialog = page.getByRole("dialog", { name: "Search" });
  await searchButton(page).click();
  const name = page.getByLabel("Name", { exact: true });
  await name.click();
  await page.keyboard.type("Ada Lovelace");
  await expect(name).toHaveValue("Ada Lovelace");
  // In a field the shortcut is ordinary text, too.
  await page.keyboard.press("Control+k");
  await page.keyboard.type("!");
  await expect(name).toHaveValue("Ada Lovelace!");
  const arrived = page.waitForResponse(DIALOG);
  release();
  await arrived;
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  await expect(dialog).toBeHidden();
  await expect(name).toBeFocused();
  await expect(page.getByText("One moment")).toBeHidden();
  await searchButton(page).click();
  await expect(dialog).toBeVisible();
});

test("a search without a connection stays on the page, and offers the search page instead", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/);
  await page.route(DIALOG, (route) => route.abort("internetdisconnected"));
  await open(page, "/about");
  await page.keyboard.press("/");
  const note = page.getByRole("alert").filter({ hasText: "The search does not open." });
  const link = note.getByRole("link", { name: "Open the search page" });
  await expect(link).toBeVisible();
  await expect(page).toHaveURL("/about");
  await page.keyboard.press("Escape");
  await expect(note).toBeHidden();
  await searchButton(page).click();
  await expect(link).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(link).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/search");
  await expect(page.getByRole("heading", { level: 1, name: "Search" })).toBeVisible();
});

test("a late script does not send a form that was changed since the press", async ({ page }) => {
  const release = await hold(page, MODULES);
  await page.goto("/contact");
  const message = page.getByLabel("Message");
  await message.fill("Half a");
  await page.getByRole("button", { name: "Send message" }).click();
  await message.pressSequentially(" thought");
  release();
  await hydrated(page);
  await expect(message).toHaveValue("Half a thought");
  await expect(message).toBeFocused();
  await expect(page.getByText("Please correct")).toBeHidden();
});

test.describe("style sheets", () => {
  const SHEETS = /\/assets\/[^/]+\.css$/;
  const isStyled = (page: Page) =>
    expect(page.getByRole("banner")).toHaveCSS("position", "fixed", { timeout: 10_000 });

  for (const path of ["/", "/contact"]) {
    test(`a style sheet that fails is requested once more: ${path}`, async ({
      page,
      allowConsole,
    }) => {
      allowConsole(/Failed to load resource/);
      const counts = new Map<string, number>();
      await page.route(SHEETS, (route) => {
        const url = route.request().url();
        const count = (counts.get(url) ?? 0) + 1;
        counts.set(url, count);
        return count === 1 ? route.fulfill({ status: 503 }) : route.continue();
      });
      await open(page, path);
      await isStyled(page);
      const linked = await page
        .locator("link[rel=stylesheet]")
        .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
      expect(linked.map((url) => counts.get(url))).toEqual(linked.map(() => 2));
    });

    test(`without style sheets the page can be read: ${path}`, async ({ page, allowConsole }) => {
      allowConsole(/Failed to load resource/);
      let count = 0;
      await page.route(SHEETS, (route) => {
        count += 1;
        return route.abort();
      });
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      const sizes = await page.locator("svg:visible").evaluateAll((drawings) =>
        drawings.map((drawing) => {
          const { width, height } = drawing.getBoundingClientRect();
          return Math.max(width, height);
        }),
      );
      expect(Math.max(...sizes)).toBeLessThanOrEqual(400);
      expect(count).toBeLessThanOrEqual(12);
    });
  }

  test("style sheets that hang delay the paint by five seconds at most, and apply when they arrive", async ({
    page,
  }) => {
    const release = await hold(page, SHEETS);
    // Two parts of a page may each link a sheet where they stand.
    await page.route("/", async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const [, link = ""] = /<main[\s\S]*?(<link rel="stylesheet"[^>]*>)/.exec(html) ?? [];
      expect(link).not.toBe("");
      await route.fulfill({ response, body: html.replace("</main>", `${link}</main>`) });
    });
    await page.goto("/", { waitUntil: "commit" });
    const painted = () =>
      page.evaluate(() => performance.getEntriesByName("first-contentful-paint").length);
    await expect.poll(painted).toBe(1);
    await expect(page.getByRole("contentinfo")).toBeVisible();
    release();
    await isStyled(page);
  });
});
