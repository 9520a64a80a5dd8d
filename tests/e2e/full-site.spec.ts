import type { Page } from "@playwright/test";
import { DAY, violations } from "./axe-violations.ts";
import { expect, test } from "./fixtures.ts";
import { FULL_SITE } from "./full-site.ts";
import { hydrated, open, openFrozen } from "./open-page.ts";
import { cutOff, overflowing } from "./text-spacing.ts";
import { pageGroups, pagesOf, variedPagesOf } from "./visited-pages.ts";

// Most files test the site `structure`. These tests visit the site `full`, which has other counts, words and pictures.
test.use({ baseURL: FULL_SITE, contextOptions: { reducedMotion: "reduce" } });

const ARTICLE = "/insights/articles/every-form-that-a-text-can-take";

/** Pages that are left out, because another page of the same kind is tested. */
const ALIKE = [
  /\/note-(?!02$)\d+$/,
  /^\/industries\/(retail|energy|water|wood|steel|paper)$/,
  /^\/services\/(people|risk|systems)$/,
  /^\/(privacy|cookies)$/,
];
const pages = pagesOf("full").filter((path) => !ALIKE.some((pattern) => pattern.test(path)));
const variedPages = variedPagesOf("full");

for (const [number, paths] of pageGroups(2, pages).entries()) {
  test(`every page starts, axe finds nothing on any kind of page, and at 320 px nothing scrolls sideways (part ${number + 1} of 2)`, async ({
    page,
    allowConsole,
  }) => {
    test.setTimeout(90_000);
    allowConsole(/404/);
    for (const path of paths) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await open(page, path);
      if (variedPages.includes(path)) expect.soft(await violations(page, [DAY]), path).toEqual([]);
      await page.setViewportSize({ width: 320, height: 640 });
      expect.soft(await overflowing(page), `${path} at 320 px`).toEqual([]);
    }
  });
}

/** Loads every picture of a page. @returns the pictures that did not arrive */
async function missingPictures(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = "eager";
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
    return pictures.filter(({ naturalWidth }) => naturalWidth === 0).map(({ src }) => src);
  });
}

test("photos are shown wherever they stand", async ({ page }) => {
  for (const path of [
    "/leadership",
    "/leadership/ada",
    "/about",
    "/services",
    "/careers",
    ARTICLE,
  ]) {
    await open(page, path);
    expect(await missingPictures(page), path).toEqual([]);
    const photos = page.locator("picture:has(source[type='image/avif']) img");
    expect(await photos.count(), path).toBeGreaterThan(0);
  }
});

test("each of seven messages has its button, and after the last comes the first", async ({
  page,
}) => {
  await openFrozen(page, "/");
  const hero = page.getByRole("region", { name: "What we do" });
  const buttons = hero.getByRole("button", { name: /^Message \d of 7/ });
  await expect(buttons).toHaveCount(7);
  const headlines = new Set<string>();
  for (const button of await buttons.all()) {
    await button.click();
    headlines.add(await hero.getByRole("heading", { level: 1 }).innerText());
    await expect(button).toHaveAttribute("aria-current", "true");
  }
  expect(headlines.size).toBe(7);
  await page.mouse.move(700, 20);
  await page.getByRole("link", { name: "Skip to main content" }).focus();
  await hero
    .getByRole("button", { name: "Play" })
    .evaluate((button: HTMLElement) => button.click());
  // The last message stands for 5 s, then it fades for 500 ms (product 5.3).
  await page.clock.runFor(5_000);
  await expect(page.locator(".hero-message[data-state=fading]")).toHaveCount(1);
  await page.clock.runFor(500);
  await expect(buttons.first()).toHaveAttribute("aria-current", "true");
});

test("the presentation counts its slides, and each is whole in the window", async ({ page }) => {
  await open(page, "/presentation");
  const frames = page.locator(".slide-frame");
  const count = await frames.count();
  expect(count).toBeGreaterThan(15);
  const next = page.getByRole("button", { name: "Next", exact: true });
  for (let number = 1; number <= count; number += 1) {
    await expect(page.getByText(`Slide ${number} of ${count}`, { exact: true })).toBeVisible();
    const frame = frames.nth(number - 1);
    const box = (await frame.boundingBox()) ?? { width: 0, height: 0, y: 0 };
    expect.soft(box.width / box.height, `slide ${number}`).toBeCloseTo(16 / 9, 2);
    expect.soft(box.y + box.height, `slide ${number}`).toBeLessThanOrEqual(900);
    expect.soft(await cutOff(page), `slide ${number}`).toEqual([]);
    if (number < count) await next.click();
  }
  await expect(next).toBeDisabled();
});

test("a list with one item shows it, and the pages of a list with forty items show them all", async ({
  page,
}) => {
  await open(page, "/insights/articles");
  await expect(page.locator("main article:visible")).toHaveCount(1);
  await expect(page.getByRole("button", { name: "Show more" })).toHaveCount(0);
  await open(page, "/insights/blogs");
  await page.getByRole("button", { name: "Show more" }).click();
  const addresses = new Set<string>();
  const older = page.getByRole("link", { name: "Older" });
  for (;;) {
    const links = page.locator("main article a[href*='/note-']");
    for (const link of await links.all()) addresses.add(`${await link.getAttribute("href")}`);
    if ((await older.count()) === 0) break;
    const before = page.url();
    await older.click();
    await expect(page).not.toHaveURL(before);
    await hydrated(page);
  }
  expect(addresses.size).toBe(40);
});

test("a category of a long list brings its items from all pages", async ({ page }) => {
  await open(page, "/insights/blogs");
  const filter = page.getByRole("navigation", { name: "Filter by category" });
  await filter.getByRole("link", { name: "Łódź" }).click();
  await expect(page.locator("main article:visible")).toHaveCount(1);
  await expect(page.getByRole("link", { name: "Note 40" })).toBeVisible();
});

test("the feeds are well-formed XML and contain every item", async ({ page }) => {
  for (const [name, count] of [
    ["all", 47],
    ["insights", 1],
    ["blogs", 40],
    ["episodes", 1],
    ["talks", 4],
  ] as const) {
    await page.goto(`/feeds/${name}.xml`);
    expect(await page.evaluate(() => document.contentType)).toBe("application/xml");
    await expect(page.locator("item"), name).toHaveCount(count);
    await expect(page.locator("parsererror")).toHaveCount(0);
  }
});

test("the search finds a name without its accents, and words in other scripts", async ({
  page,
}) => {
  for (const [words, found] of [
    ["nunez", "Ana Núñez"],
    ["lodz", "Intern (m/f/d) & helper"],
    ["アナ", "Ana Núñez"],
  ] as const) {
    await open(page, `/search?q=${encodeURIComponent(words)}`);
    await expect(page.getByRole("main").getByText(found).first()).toBeVisible();
  }
});

test("former addresses redirect to the present ones", async ({ page }) => {
  for (const [from, to] of [
    ["/about-us.html", "/about"],
    ["/über-uns/wir", "/about"],
    ["/services/rabatte", "/services/pricing"],
    ["/insights/articles/all-forms", ARTICLE],
  ] as const) {
    await page.goto(from);
    await expect(page).toHaveURL(to);
  }
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("all messages, the items of a list, all slides and the booking are there", async ({
    page,
  }) => {
    await page.goto("/");
    await expect(page.locator(".hero-message:visible")).toHaveCount(7);
    await page.goto("/insights/blogs");
    expect(await page.locator("main article:visible").count()).toBeGreaterThan(6);
    await expect(page.getByRole("link", { name: "Older" })).toBeVisible();
    await page.goto("/presentation");
    expect(await page.locator(".slide-frame:visible").count()).toBeGreaterThan(15);
    await page.goto("/contact");
    await expect(page.getByRole("link", { name: /Book 20 minutes/ })).toBeVisible();
  });
});
