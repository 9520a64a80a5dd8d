import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { hydrated } from "../open-page.ts";

const DATA = "**/feeds/items.json";
const TITLES = { all: /: Everything$/, insights: /: Articles$/, blogs: /: Blogs$/ };
type FeedType = keyof typeof TITLES;
const TYPES = Object.keys(TITLES) as FeedType[];

/** What an independent parser, the browser's, finds in a feed. */
async function parseFeed(page: Page, xml: string) {
  await page.goto("about:blank");
  return page.evaluate((source) => {
    const feed = new DOMParser().parseFromString(source, "application/xml");
    const text = (parent: Element | Document | null, name: string) =>
      parent?.getElementsByTagName(name)[0]?.textContent ?? "";
    const items = [...feed.querySelectorAll("item")].map((item) => {
      const html = document.implementation.createHTMLDocument();
      html.body.innerHTML = text(item, "content:encoded");
      const linked = [...html.querySelectorAll("[href], [src]")];
      return {
        guid: text(item, "guid"),
        link: text(item, "link"),
        date: text(item, "pubDate"),
        words: html.body.textContent?.split(/\s+/).length ?? 0,
        addresses: linked.map(
          (node) => node.getAttribute("href") ?? node.getAttribute("src") ?? "",
        ),
        image: item.querySelector("enclosure")?.getAttribute("url") ?? "",
        length: item.querySelector("enclosure")?.getAttribute("length") ?? "",
      };
    });
    return {
      fault: feed.querySelector("parsererror")?.textContent ?? null,
      title: text(feed.querySelector("channel"), "title"),
      lastBuildDate: text(feed, "lastBuildDate"),
      items,
    };
  }, xml);
}

for (const type of TYPES) {
  test(`an independent parser reads the feed of ${type}`, async ({ page, request }) => {
    const response = await request.get(`/feeds/${type}.xml`);
    expect(response.headers()["content-type"]).toMatch(/^application\/xml/);
    const feed = await parseFeed(page, await response.text());
    expect(feed.fault).toBeNull();
    expect(feed.title).toMatch(TITLES[type]);
    expect(feed.items.length).toBeGreaterThan(5);
    const times = feed.items.map(({ date }) => Date.parse(date));
    expect(times).toEqual(times.toSorted((one, other) => other - one));
    expect(Date.parse(feed.lastBuildDate)).toBe(times[0]);
    for (const { guid, link, words, addresses, image, length } of feed.items) {
      const kind = guid.startsWith("blog-") ? "blogs" : "insights";
      if (type !== "all") expect(kind).toBe(type);
      expect(new URL(link).pathname).toMatch(new RegExp(`/${kind}/${guid.replace(/^\w+-/, "")}$`));
      expect(words, `${guid} in full`).toBeGreaterThan(400);
      for (const address of addresses) expect(address).toMatch(/^(https?:|mailto:|tel:)/);
      const jpeg = await request.get(new URL(image).pathname);
      expect(jpeg.headers()["content-type"]).toBe("image/jpeg");
      expect(String((await jpeg.body()).length)).toBe(length);
    }
  });
}

test("whoever opens a feed in a browser sees a page, not a tree of tags", async ({ page }) => {
  await page.goto("/feeds/all.xml");
  const looks = await page.evaluate(() => {
    const display = (selector: string) => {
      const element = document.querySelector(selector);
      return element ? getComputedStyle(element).display : "absent";
    };
    return {
      title: display("item > title"),
      text: getComputedStyle(document.getElementsByTagName("content:encoded")[0] as Element)
        .display,
      guid: display("guid"),
    };
  });
  expect(looks).toEqual({ title: "block", text: "none", guid: "none" });
});

test("the feeds page leads to the three feeds by plain links", { tag: "@both" }, async ({
  page,
}) => {
  await page.goto("/feeds");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const links = page.getByRole("main").locator('a[href$=".xml"]');
  await expect(links).toHaveText(["Everything", "Articles", "Blogs"]);
  await links.nth(2).click();
  await expect(page).toHaveURL(/\/feeds\/blogs\.xml$/);
  expect(await page.evaluate(() => document.contentType)).toBe("application/xml");
});

test.describe("an address without a file", () => {
  test.beforeEach(({ allowConsole }) => {
    allowConsole(/status of 404|404: no page at/);
  });

  /** Holds back the data until the returned function is called. */
  async function holdData(page: Page): Promise<() => void> {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(DATA, async (route) => {
      await held;
      await route.continue();
    });
    return release;
  }

  /** Opens an address and waits for the screen: scripts start late, after the page has painted. */
  async function openScreen(page: Page, address: string): Promise<void> {
    await page.goto(address);
    const heading = page.getByRole("heading", { name: "Generating RSS feed..." });
    await expect(heading).toBeVisible({ timeout: 15_000 });
  }

  test("any other type yields the feed of everything, made in the browser", async ({
    page,
    request,
  }) => {
    const release = await holdData(page);
    await openScreen(page, "/feeds/podcasts.xml");
    release();
    await page.waitForURL(/^blob:/);
    expect(await page.evaluate(() => document.contentType)).toBe("application/xml");
    const made = await page.evaluate(() => new XMLSerializer().serializeToString(document));
    const built = await (await request.get("/feeds/all.xml")).text();
    expect(await parseFeed(page, made)).toEqual(await parseFeed(page, built));
  });

  test("a feed made in the browser is styled too", async ({ page }) => {
    await page.goto("/feeds/other.xml");
    await page.waitForURL(/^blob:/);
    await expect
      .poll(() =>
        page.evaluate(() => getComputedStyle(document.querySelector("guid") as Element).display),
      )
      .toBe("none");
  });

  test("the document's address is released on leaving", async ({ page }) => {
    await page.addInitScript(() => {
      const record = (key: string, url: string) =>
        sessionStorage.setItem(key, `${sessionStorage.getItem(key) ?? ""} ${url}`.trim());
      const { createObjectURL, revokeObjectURL } = URL;
      URL.createObjectURL = (object: Blob) => {
        const url = createObjectURL.call(URL, object);
        record("created", url);
        return url;
      };
      URL.revokeObjectURL = (url: string) => {
        record("revoked", url);
        revokeObjectURL.call(URL, url);
      };
    });
    await page.goto("/feeds/other.xml");
    await page.waitForURL(/^blob:/);
    const address = page.url();
    const read = (key: string) => page.evaluate((name) => sessionStorage.getItem(name), key);
    expect(await read("created")).toBe(address);
    expect(await read("revoked")).toBe(address);
  });

  test("Back leads to where the visitor came from, past the screen", async ({ page }) => {
    await page.goto("/feeds");
    await page.goto("/feeds/other.xml");
    await page.waitForURL(/^blob:/);
    await page.goBack();
    await expect(page).toHaveURL(/\/feeds$/);
  });

  test("whoever comes back to the screen is not sent to the feed again", async ({ page }) => {
    // Browsers that keep the screen in their history, as Firefox did, come back to its entry with what it noted there.
    await page.addInitScript(() => history.replaceState({ isFeedMade: true }, ""));
    await page.goto("/feeds/other.xml");
    const heading = page.getByRole("heading", { name: "The feed has been generated" });
    await expect(heading).toBeVisible({ timeout: 15_000 });
    await page.getByRole("button", { name: "Open it again" }).click();
    await page.waitForURL(/^blob:/);
  });

  test("whoever leaves before it is made is left alone", async ({ page }) => {
    const release = await holdData(page);
    await openScreen(page, "/feeds/other.xml");
    await page.getByRole("banner").getByRole("link", { name: "About" }).click();
    await expect(page).toHaveURL(/\/about$/);
    release();
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(/feed/i);
    await expect(page).toHaveURL(/\/about$/);
  });

  test("a failure is told in words, and can be tried again", async ({ page, allowConsole }) => {
    allowConsole(/status of 503/);
    await page.route(DATA, (route) => route.fulfill({ status: 503 }), { times: 1 });
    await page.goto("/feeds/other.xml");
    const alert = page.getByRole("main").getByRole("alert");
    await expect(alert).toContainText("The feed could not be generated", { timeout: 15_000 });
    await page.getByRole("button", { name: "Try again" }).click();
    await page.waitForURL(/^blob:/);
  });

  test("a feed without a type goes to the not-found page", async ({ page }) => {
    await page.goto("/feeds/.xml");
    await expect(page).toHaveURL(/\/404$/);
  });

  test("a feed without a type goes to the not-found page without a server too", async ({
    page,
  }) => {
    // A host that cannot redirect answers with 404.html.
    await page.route("**/feeds/.xml", (route) =>
      route.fulfill({ status: 404, path: "build/client/404.html" }),
    );
    await page.goto("/feeds/.xml");
    await hydrated(page);
    // While it is taken over, 404.html stands under /404 anyway; what counts is where the visitor ends.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1000)));
    await expect(page).toHaveURL(/\/404$/);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Page not found");
  });

  test("a name that is no feed is not found", async ({ page }) => {
    await page.goto("/feeds/readme");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Page not found");
    await expect(page).toHaveURL(/\/feeds\/readme$/);
  });
});
