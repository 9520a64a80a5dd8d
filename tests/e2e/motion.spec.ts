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

test("before anybody scrolls, every window shows the page as it is without motion", async ({
  page,
}) => {
  const paths = ["/hero-preview", "/about", "/services/performance-optimization"];
  for (const path of paths) {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await open(page, path);
    for (const [width, height] of WINDOWS) {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ reducedMotion: "reduce" });
      const still = await pictureBoxes(page);
      await page.emulateMedia({ reducedMotion: "no-preference" });
      // Blocks that a higher window shows for the first time appear once.
      await expect
        .poll(() => pictureBoxes(page), {
          message: `${path} at ${width} x ${height}`,
          timeout: 8000,
        })
        .toEqual(still);
    }
  }
});

/** Low, usual and very high windows. */
const WINDOWS = [
  [1280, 420],
  [1280, 720],
  [1366, 768],
  [1440, 900],
  [1440, 2600],
  [390, 844],
  [390, 2600],
] as const;

/** What is seen of each picture, drawing and dark band in the window: its box and what surrounds it. */
function pictureBoxes(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    // Another width takes another file of a picture.
    const eager = [...document.images].filter(({ loading }) => loading !== "lazy");
    await Promise.all(eager.map((image) => image.decode().catch(() => {})));
    const found = [...document.querySelectorAll("main :is(img, svg, circle, section, div)")];
    const inView = found.filter((element) => {
      const { top, bottom, width } = element.getBoundingClientRect();
      return width > 0 && bottom > 0 && top < innerHeight && element.checkVisibility();
    });
    const boxes = inView.map((element) => {
      const { boxShadow, mixBlendMode } = getComputedStyle(element);
      const { x, y, width, height } = element.getBoundingClientRect();
      const shadow = boxShadow.replaceAll(/rgba?\([^)]*\) 0px 0px 0px 0px(, )?/g, "");
      const box = [x, y, width, height].map(Math.round).join(" ");
      return `${element.tagName} ${box} ${shadow || "none"} ${mixBlendMode}`;
    });
    return boxes;
  });
}

test("while the picture that opens a page leaves the window, its inks slide out below it", {
  tag: "@both",
}, async ({ page }) => {
  await open(page, "/services/performance-optimization");
  const frame = page.locator("#opening-picture");
  const shadow = () => frame.evaluate((element) => getComputedStyle(element).boxShadow);
  const atRest = await shadow();
  const middle = await frame.evaluate((element) => {
    const { top, height } = element.getBoundingClientRect();
    return top + height / 2;
  });
  await scrollDown(page, middle);
  await expect.poll(shadow).not.toBe(atRest);
  await expect(frame.locator("img")).toHaveCount(1);
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
