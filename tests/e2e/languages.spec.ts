import type { Page } from "@playwright/test";
import { DAY, NIGHT, violations } from "./axe-violations.ts";
import { expect, test } from "./languages-site.ts";
import { open } from "./open-page.ts";
import { overflowing } from "./text-spacing.ts";

test.describe.configure({ timeout: 300_000 });
test.use({ contextOptions: { reducedMotion: "reduce" } });

const PAGES = {
  German: [
    "/de",
    "/de/contact",
    "/de/careers/apply",
    "/de/industries/steel",
    "/de/events/spring-dinner",
    "/de/insights/articles/write-one-sentence",
    "/de/search?q=Satz",
    "/de/presentation",
  ],
  Arabic: [
    "/ar",
    "/ar/contact",
    "/ar/events/spring-dinner",
    "/ar/insights/articles/write-one-sentence",
    "/ar/presentation",
  ],
};

for (const [language, paths] of Object.entries(PAGES)) {
  test(`axe finds nothing on pages in ${language}, and nothing lies beyond the edges`, async ({
    page,
  }) => {
    for (const path of paths) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await open(page, path);
      expect.soft(await violations(page, [DAY, NIGHT]), path).toEqual([]);
      for (const width of [1440, 768, 390, 320]) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await overflowing(page), `${path} at ${width} px`).toEqual([]);
      }
    }
  });
}

/** The words by which a language names the menu of small screens, and some that its search finds. */
const OVERLAYS = [
  { path: "/de", menu: "Menü öffnen", drawer: "Menü", search: "Suchen", words: "Satz" },
  { path: "/ar", menu: "افتح القائمة", drawer: "القائمة", search: "بحث", words: "جملة" },
];

for (const { path, menu, drawer, search, words } of OVERLAYS) {
  test(`axe finds nothing in the drawer and in the search at ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, path);
    await page.getByRole("button", { name: menu }).click();
    await expect(page.getByRole("dialog", { name: drawer, exact: true })).toBeVisible();
    expect.soft(await violations(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await page.keyboard.press("/");
    const dialog = page.getByRole("dialog", { name: search, exact: true });
    await dialog.getByRole("searchbox").fill(words);
    await expect(dialog.locator("[data-results] a").first()).toBeVisible();
    expect.soft(await violations(page)).toEqual([]);
    expect.soft(await overflowing(page)).toEqual([]);
  });
}

test("the circles of the hero never lie under its headline", async ({ page }) => {
  await open(page, "/ar");
  for (const [width, height] of [
    [1440, 900],
    [1024, 700],
    [844, 340],
  ] as const) {
    await page.setViewportSize({ width, height });
    const message = page.locator(".hero-message").first();
    const headline = await message.evaluate((element) => {
      const range = document.createRange();
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const lefts: number[] = [];
      while (texts.nextNode()) {
        range.selectNodeContents(texts.currentNode);
        lefts.push(...Array.from(range.getClientRects(), ({ left }) => left));
      }
      return Math.min(...lefts);
    });
    const drawing = await page.locator(".hero-circles").boundingBox();
    if (!drawing) throw new Error("the hero is not shown");
    expect(drawing.x + drawing.width, `at ${width} px`).toBeLessThanOrEqual(headline + 1);
  }
});

test("long words break with a hyphen by the rules of their language; names and addresses do not", async ({
  page,
}) => {
  const textsOf = () =>
    page.evaluate(() => {
      const all = [...document.querySelectorAll<HTMLElement>("h1, h2, h3, p, li, label, button")];
      const isName = (text: Element) => text.matches(".logo *, address *, bdi, code");
      return all
        .filter((text) => text.innerText && !isName(text))
        .map((text) => ({
          hyphens: getComputedStyle(text).hyphens,
          language: text.closest<HTMLElement>("[lang]")?.lang,
        }));
    });
  for (const [path, language] of [
    ["/de", "de"],
    ["/de/careers/apply", "de"],
    ["/ar/contact", "ar"],
  ] as const) {
    await open(page, path);
    const texts = await textsOf();
    const unlike = texts.filter((text) => text.hyphens !== "auto" || text.language !== language);
    expect(texts.length, path).toBeGreaterThan(5);
    expect(unlike, path).toEqual([]);
    const names = page.locator(".logo, address, bdi, a[href^='mailto:'], a[href^='tel:']");
    const ofNames = await names.evaluateAll((all) =>
      all.map((name) => getComputedStyle(name).hyphens),
    );
    expect(new Set(ofNames), path).toEqual(new Set(["manual"]));
  }
  // The pages of the default language keep its rules.
  await open(page, "/contact");
  expect(new Set((await textsOf()).map(({ hyphens }) => hyphens))).toEqual(new Set(["manual"]));
});

test("a card that is alone in its list keeps the measure of a card", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const path of ["/de", "/ar", "/de/services", "/de/insights/blogs"]) {
    await open(page, path);
    const cards = page.locator("main li:only-child:has(img):is([data-card], :has([data-card]))");
    const shares = await cards.evaluateAll((all) => {
      return all.map((card) => card.clientWidth / (card.parentElement?.clientWidth ?? 0));
    });
    expect(shares.length, path).toBeGreaterThan(0);
    // The first card of the home page is two columns wide, of three.
    expect(Math.max(...shares), path).toBeLessThan(0.7);
  }
});

test("numbers, names and addresses keep their order in a text from right to left", async ({
  page,
}) => {
  await open(page, "/ar/contact");
  expect(await areInOrder(page, "+1 415")).toEqual([true, true]);
  expect(await areInOrder(page, "1 Chancery Lane")).toEqual([true]);
  await open(page, "/ar/events/spring-dinner");
  expect(await areInOrder(page, "-12.5%")).toEqual([true]);
  // The date that follows the name of the author stands to the left of the name.
  await open(page, "/ar/insights/articles/write-one-sentence");
  const author = await page.getByRole("link", { name: "Ida Lang" }).first().boundingBox();
  const date = await page.locator("time").first().boundingBox();
  expect(date && author && date.x + date.width < author.x).toBe(true);
});

/** For each place of the main part that shows the words: whether their letters stand in order from left to right. */
function areInOrder(page: Page, words: string): Promise<boolean[]> {
  return page.getByRole("main").evaluate((main, words) => {
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const orders: boolean[] = [];
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      const start = text.data.indexOf(words);
      const isShown = text.parentElement?.checkVisibility({ visibilityProperty: true });
      if (start < 0 || !isShown) continue;
      const lefts = Array.from(words, (_, index) => {
        const range = document.createRange();
        range.setStart(text, start + index);
        range.setEnd(text, start + index + 1);
        return range.getBoundingClientRect().left;
      });
      orders.push(lefts.every((left, index) => index === 0 || left > (lefts[index - 1] ?? 0)));
    }
    return orders;
  }, words);
}

test("the search of a language answers in its words, and finds other forms of a word", async ({
  page,
}) => {
  await open(page, "/de/about");
  await page.keyboard.press("/");
  const dialog = page.getByRole("dialog", { name: "Suchen" });
  await dialog.getByRole("searchbox", { name: "Diese Website durchsuchen" }).fill("Sätze");
  await expect(dialog.locator("[data-results] a").first()).toHaveText("Schreiben Sie einen Satz");
});
