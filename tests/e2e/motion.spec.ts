import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { open } from "./open-page.ts";

test("before the visitor scrolls, every window shows the page as it is without motion", async ({
  page,
}) => {
  const paths = [
    "/hero-preview",
    "/about",
    "/services/performance-optimization",
    "/industries/healthcare",
    "/insights/articles/give-growth-one-owner",
  ];
  for (const path of paths) {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await open(page, path);
    for (const [width, height] of WINDOWS) {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ reducedMotion: "reduce" });
      const still = await pictureBoxes(page);
      await page.emulateMedia({ reducedMotion: "no-preference" });
      // A taller window shows further blocks, which still fade in.
      await expect
        .poll(() => pictureBoxes(page), {
          message: `${path} at ${width} x ${height}`,
          timeout: 8000,
        })
        .toEqual(still);
    }
  }
});

/** Low, usual and very tall windows. */
const WINDOWS = [
  [1280, 420],
  [1280, 720],
  [1366, 768],
  [1440, 900],
  [1440, 2600],
  [390, 844],
  [390, 2600],
] as const;

/** The visible part of each picture, drawing and dark band: its box and the boxes around it. */
function pictureBoxes(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    // A block that has just entered the window may still move, even if motion has been switched off since.
    const moving = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.all(moving.map(({ finished }) => finished.catch(() => {})));
    // At another width the browser may load another file of a picture.
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

test("while the first picture of a page scrolls out of the window, its inks slide apart", {
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

test("the next page waits for no transition", {
  tag: "@whole-browser",
}, async ({ page }) => {
  await page.addInitScript(() =>
    addEventListener("pagereveal", ({ viewTransition }) =>
      Object.assign(window, { hasTransition: Boolean(viewTransition) }),
    ),
  );
  await open(page, "/");
  await page.getByRole("main").locator("li a").first().click();
  await expect(page).not.toHaveURL("/");
  const hasTransition = () =>
    page.evaluate(() => (window as unknown as { hasTransition?: boolean }).hasTransition);
  await expect.poll(hasTransition).toBe(false);
});
