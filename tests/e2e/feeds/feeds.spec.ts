import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { answerAsPlainHost, hold, open } from "../open-page.ts";

const DATA = "**/feeds/items.json";

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
      const enclosure = item.querySelector("enclosure");
      return {
        guid: text(item, "guid"),
        link: text(item, "link"),
        date: text(item, "pubDate"),
        words: html.body.textContent?.split(/\s+/).length ?? 0,
        addresses: linked.map((node) => node.getAttribute("href") ?? node.getAttribute("src")),
        image: enclosure?.getAttribute("url") ?? "",
        length: enclosure?.getAttribute("length"),
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

for (const [type, title] of [
  ["all", /: Everything$/],
  ["insights", /: Articles$/],
  ["blogs", /: Blogs$/],
] as const) {
  test(`an independent parser reads the feed of ${type}`, async ({ page, request }) => {
    const response = await request.get(`/feeds/${type}.xml`);
    expect(response.headers()["content-type"]).toMatch(/^application\/xml/);
    const feed = await parseFeed(page, await response.text());
    expect(feed.fault).toBeNull();
    expect(feed.title).toMatch(title);
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

test("the feeds page leads to three feeds, which show as pages", { tag: "@both" }, async ({
  page,
  allowConsole,
}) => {
  // A telephone lays a file out at another width, which breaks off the fade between the two.
  allowConsole(/Transition was aborted .* Viewport size changed/);
  await open(page, "/feeds");
  const links = page.getByRole("main").locator('a[href$=".xml"]');
  await expect(links).toHaveText(["Everything", "Articles", "Blogs"]);
  await links.nth(2).click();
  await expect(page).toHaveURL(/\/feeds\/blogs\.xml$/);
  expect(await page.evaluate(() => document.contentType)).toBe("application/xml");
  await expect(page.locator("item > title").first()).toHaveCSS("display", "block");
  await expect(page.locator("guid").first()).toHaveCSS("display", "none");
  const text = () => document.getElementsByTagName("content:encoded")[0] as Element;
  expect(await page.evaluate(`getComputedStyle((${text})()).display`)).toBe("none");
});

test.describe("an address without a file", () => {
  test.beforeEach(({ allowConsole }) => {
    allowConsole(/status of 404|404: no page at/);
  });

  const heading = (page: Page, name: string) => page.getByRole("heading", { name });
  const isMade = (page: Page) => page.waitForURL(/^blob:/);

  test("any other type yields the feed of everything, made in the browser", async ({
    page,
    request,
  }) => {
    const release = await hold(page, DATA);
    await page.addInitScript(() => {
      const { createObjectURL, revokeObjectURL } = URL;
      URL.createObjectURL = (object: Blob) => {
        const url = createObjectURL.call(URL, object);
        sessionStorage.setItem("test-created", url);
        return url;
      };
      URL.revokeObjectURL = (url: string) => {
        sessionStorage.setItem("test-revoked", url);
        revokeObjectURL.call(URL, url);
      };
    });
    await page.goto("/feeds");
    await page.goto("/feeds/podcasts.xml");
    await expect(heading(page, "Generating RSS feed...")).toBeVisible();
    release();
    await isMade(page);
    expect(await page.evaluate(() => document.contentType)).toBe("application/xml");
    await expect(page.locator("guid").first()).toHaveCSS("display", "none");
    // Its address is released on leaving the screen.
    const note = (key: string) => page.evaluate((name) => sessionStorage.getItem(name), key);
    expect(await note("test-created")).toBe(page.url());
    expect(await note("test-revoked")).toBe(page.url());
    const made = await page.evaluate(() => new XMLSerializer().serializeToString(document));
    const built = await (await request.get("/feeds/all.xml")).text();
    // Past the screen.
    await page.goBack();
    await expect(page).toHaveURL(/\/feeds$/);
    expect(await parseFeed(page, made)).toEqual(await parseFeed(page, built));
  });

  test("whoever comes back to the screen is not sent to the feed again", async ({ page }) => {
    // Browsers that keep the screen in their history, as Firefox did, come back to its entry with what it noted there.
    await page.addInitScript(() => history.replaceState({ isFeedMade: true }, ""));
    await page.goto("/feeds/other.xml");
    await expect(heading(page, "The feed has been generated")).toBeVisible();
    await page.getByRole("button", { name: "Open it again" }).click();
    await isMade(page);
  });

  test("whoever leaves before it is made is left alone", async ({ page }) => {
    await page.route(DATA, () => {});
    await page.goto("/feeds/other.xml");
    await expect(heading(page, "Generating RSS feed...")).toBeVisible();
    await page.getByRole("banner").getByRole("link", { name: "About" }).click();
    await expect(page).toHaveURL(/\/about$/);
    await page.goBack();
    await expect(heading(page, "Generating RSS feed...")).toBeVisible();
  });

  test("a failure is told in words, and can be tried again", async ({ page, allowConsole }) => {
    allowConsole(/status of 503/);
    await page.route(DATA, (route) => route.fulfill({ status: 503 }), { times: 1 });
    await page.goto("/feeds/other.xml");
    const alert = page.getByRole("main").getByRole("alert");
    await expect(alert).toContainText("The feed could not be generated");
    await page.getByRole("button", { name: "Try again" }).click();
    await isMade(page);
  });

  test("a feed without a type and a name that is no feed are not found, on any host", async ({
    page,
  }) => {
    await page.goto("/feeds/readme");
    await expect(heading(page, "Page not found")).toBeVisible();
    await expect(page).toHaveURL(/\/feeds\/readme$/);
    await page.goto("/feeds/.xml");
    await expect(page).toHaveURL(/\/404$/);
    await answerAsPlainHost(page, "/feeds/.xml");
    await page.goto("/feeds/.xml");
    await expect(page).toHaveURL(/\/404$/);
    await expect(heading(page, "Page not found")).toBeVisible();
  });
});
