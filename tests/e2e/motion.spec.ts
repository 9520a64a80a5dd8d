import { chromium, type Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { noteTransition } from "./note-transition.ts";
import { hydrated, open } from "./open-page.ts";

test("a page change cross-fades what is in view in 200 ms", {
  tag: "@whole-browser",
}, async ({ page }) => {
  await page.addInitScript(noteTransition);
  await open(page, "/about");
  await page.getByRole("contentinfo").getByRole("link", { name: "Careers" }).click();
  await expect(page).toHaveURL("/careers");
  const names = await fadedOn(page);
  expect(names.length).toBeGreaterThan(0);
  for (const name of names) expect(name).toMatch(/\((root|opening)\) 200$/);
});

async function fadedOn(page: Page): Promise<string[]> {
  const faded = await page.waitForFunction(() => (window as unknown as { faded?: string[] }).faded);
  return (await faded.jsonValue()) ?? [];
}

test("the picture of a card grows into the band of its page", {
  tag: "@whole-browser",
}, async ({ page }) => {
  await page.addInitScript(noteTransition);
  await open(page, "/");
  const card = page.getByRole("main").locator("li a").first();
  const address = (await card.getAttribute("href")) ?? "";
  await card.click();
  await expect(page).toHaveURL(address);
  expect(await fadedOn(page)).toContain("::view-transition-group(opening) 300");
});

test("on the way back it shrinks into its card", {
  tag: "@whole-browser",
}, async ({ baseURL, launchOptions }) => {
  // A browser of its own, because tests usually run with the cache switched off that keeps the focus.
  const browser = await chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });
  const page = await browser.newPage({ baseURL: baseURL ?? "" });
  await page.addInitScript(noteTransition);
  await open(page, "/");
  await page.getByRole("main").locator("li a").first().click();
  await page.locator(".opening-picture").waitFor();
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL("/");
  await expect.poll(() => fadedOn(page)).toContain("::view-transition-group(opening) 300");
  await browser.close();
});

test("the hero's circles become a mark beside the text, and the mark becomes the figures", async ({
  page,
}) => {
  await open(page, "/");
  const hero = page.locator(".hero-circles");
  const figures = page.locator(".share-circles").first();
  await scrollDown(page, 700);
  const box = async () => (await hero.boundingBox()) ?? { x: 0, width: Infinity };
  await expect.poll(async () => (await box()).width).toBeLessThan(40);
  expect((await box()).x).toBeGreaterThan(1380);
  await expect(figures).toBeHidden();
  await scrollDown(page, await figures.evaluate((svg) => svg.getBoundingClientRect().top + 300));
  await expect(figures).toBeVisible();
  await expect(hero).toBeHidden();
});

test("the picture that opens a page comes apart where it is scrolled away", {
  tag: "@both",
}, async ({ page }) => {
  await open(page, "/services");
  const plates = page.locator(".plates > span");
  await expect(plates).toHaveCount(2);
  await expect(plates.first()).toBeHidden();
  const middle = () =>
    plates.first().evaluate((plate) => {
      const { top, height } = plate.getBoundingClientRect();
      return top + height / 2;
    });
  await scrollDown(page, await middle());
  await expect(plates.first()).toBeVisible();
});

const scrollDown = (page: Page, top: number) =>
  page.evaluate((top) => scrollTo({ top, behavior: "instant" }), top);

test("whatever has the focus, one picture at most takes part in a page change", async ({
  page,
}) => {
  for (const path of ["/", "/insights", "/insights/articles/give-growth-one-owner", "/services"]) {
    await open(page, path);
    const most = await page.evaluate(() => {
      const links = [undefined, ...document.querySelectorAll<HTMLElement>("main a[href]")];
      const counts = links.map((link) => {
        link?.focus({ preventScroll: true });
        const all = [...document.querySelectorAll("main *")];
        const names = all.map((element) => getComputedStyle(element).viewTransitionName);
        return names.filter((name) => name !== "none").length;
      });
      return Math.max(...counts);
    });
    expect(most, path).toBe(1);
  }
});

test("on a telephone the next page does not wait for a fade", {
  tag: "@whole-browser",
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() =>
    addEventListener("pagereveal", ({ viewTransition }) =>
      Object.assign(window, { hasFade: Boolean(viewTransition) }),
    ),
  );
  await open(page, "/about");
  await page.getByRole("contentinfo").getByRole("link", { name: "Careers" }).click();
  await expect(page).toHaveURL("/careers");
  const fades = () => page.evaluate(() => (window as unknown as { hasFade?: boolean }).hasFade);
  await expect.poll(fades).toBe(false);
});

test("a press is taken while the next page fades in", {
  tag: "@whole-browser",
}, async ({ page }) => {
  await page.addInitScript(holdFade);
  await open(page, "/about");
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact" }).first().click();
  await expect(page).toHaveURL("/contact");
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBeGreaterThan(0);
  const link = page.getByRole("banner").getByRole("link", { name: "About" });
  const { x, y } = (await link.boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.click(x + 10, y + 10);
  await expect(page).toHaveURL("/about");
});

test("scripts wait until the page has faded in, or somebody presses", {
  tag: "@whole-browser",
}, async ({ page }) => {
  await page.addInitScript(holdFade);
  await open(page, "/about");
  await page.getByRole("contentinfo").getByRole("link", { name: "Careers" }).click();
  await expect(page).toHaveURL("/careers");
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 700)));
  await expect(page.locator("html")).not.toHaveAttribute("data-hydrated");
  await page.mouse.click(5, 500);
  await hydrated(page);
});

/** The fade lasts as long as the test looks at it. */
function holdFade() {
  addEventListener("pagereveal", ({ viewTransition }) =>
    viewTransition?.ready.then(() => {
      for (const animation of document.getAnimations()) animation.pause();
    }),
  );
}
