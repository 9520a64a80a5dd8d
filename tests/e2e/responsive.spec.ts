import type { Page } from "@playwright/test";
import { serveSlowly } from "../set-up/slow-line.ts";
import { setDefaultFont, USUAL_FONT } from "./default-font.ts";
import { expect, test } from "./fixtures.ts";
import { hydrated, open } from "./open-page.ts";
import { brokenWords, overflowing, setTextSpacing } from "./text-spacing.ts";
import { pageGroups, sitePages, variedPages } from "./visited-pages.ts";

test("no page scrolls sideways at any width between the usual sizes", async ({ page }) => {
  test.setTimeout(60_000);
  for (const path of [
    "/",
    "/hero-preview",
    "/insights",
    "/contact",
    "/presentation",
    "/leadership",
    "/leadership/priya-raman",
  ]) {
    await open(page, path);
    for (const width of [360, 480, 640, 767, 768, 900, 1023, 1024, 1279, 1280, 1920, 2560]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await overflowing(page), `${path} at ${width} px`).toEqual([]);
    }
  }
});

test("the logo and the entries of the header never overlap", async ({ page }) => {
  await page.goto("/about");
  for (const width of [768, 800, 900, 1024, 1280]) {
    await page.setViewportSize({ width, height: 700 });
    const boxes = await page
      .locator("header a:visible, header button:visible")
      .evaluateAll((found) => found.map((element) => element.getBoundingClientRect().toJSON()));
    for (const [index, { left }] of boxes.entries()) {
      const before = boxes[index - 1];
      if (before) expect(left, `at ${width} px`).toBeGreaterThanOrEqual(before.right);
    }
    expect(boxes.at(-1)?.right).toBeLessThanOrEqual(width);
  }
});

/** Names of other firms: one long word, and several words. */
const LONG_NAMES = ["Unternehmensberatungsgesellschaft", "Ellison, Raman & Renner Partners"];

test("the firm's name stays within the header, beside its controls, and no word of it is broken, also with letters of twice the size", async ({
  page,
}) => {
  await page.goto("/about");
  const logo = page.getByRole("banner").locator(".logo");
  const name = logo.locator("span");
  const shippedName = await name.innerText();
  for (const font of [USUAL_FONT, 2 * USUAL_FONT]) {
    await setDefaultFont(page, font);
    for (const firm of [shippedName, ...LONG_NAMES]) {
      await name.evaluate((element, text) => {
        element.textContent = text;
      }, firm);
      for (const width of [320, 390, 768, 1280]) {
        await page.setViewportSize({ width, height: 844 });
        const state = `${firm} at ${width} px, letters of ${font} px`;
        expect.soft(await brokenWords(page), state).toEqual([]);
        expect.soft(await overflowing(page), state).toEqual([]);
        const header = await page.getByRole("banner").boundingBox();
        const box = await logo.boundingBox();
        expect.soft(box?.y, state).toBeGreaterThanOrEqual(0);
        expect.soft(bottomOf(box), state).toBeLessThanOrEqual(bottomOf(header));
        expect.soft(await name.evaluate(roomAfterLetters), state).toBeGreaterThanOrEqual(0);
        const isWhole = await name.evaluate(
          ({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth,
        );
        if (firm === shippedName) expect.soft(isWhole, state).toBe(true);
      }
    }
  }
  await setDefaultFont(page, USUAL_FONT);
});

/** Runs in the page: the pixels between the letters of the name that are shown and the next control on their line. */
function roomAfterLetters(name: Element): number {
  const letters = document.createRange();
  letters.selectNodeContents(name);
  const box = name.getBoundingClientRect();
  const isCut = getComputedStyle(name).overflowX !== "visible";
  const end = letters.getBoundingClientRect().right;
  const middle = (box.top + box.bottom) / 2;
  const controls = [...document.querySelectorAll("header :is(a, button):not(.logo)")];
  const starts = controls
    .filter((control) => control.checkVisibility())
    .map((control) => control.getBoundingClientRect())
    .filter(({ top, bottom }) => top < middle && middle < bottom)
    .map(({ left }) => left);
  return Math.min(innerWidth, ...starts) - (isCut ? Math.min(end, box.right) : end);
}

function bottomOf(box: { y: number; height: number } | null): number {
  return (box?.y ?? 0) + (box?.height ?? 0);
}

test("with wide text spacing the header still fits into its room above the page (WCAG 1.4.12)", async ({
  page,
}) => {
  await page.goto("/about");
  await setTextSpacing(page);
  for (const width of [768, 784, 800, 820, 900, 1280]) {
    await page.setViewportSize({ width, height: 700 });
    const header = await page.getByRole("banner").boundingBox();
    const main = await page.getByRole("main").boundingBox();
    expect.soft(header?.height, `at ${width} px`).toBeLessThanOrEqual(main?.y ?? 0);
  }
});

test("the steps of the breadcrumb stand on one line", async ({ page }) => {
  await page.goto("/services/risk-management");
  const steps = page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("listitem");
  const tops = await steps.evaluateAll((items) =>
    items.map((item) => {
      const letters = document.createRange();
      letters.selectNodeContents(item.querySelector("a") ?? item);
      return letters.getBoundingClientRect().top;
    }),
  );
  expect(tops.length).toBe(3);
  expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(0.5);
});

test("the page follows quick presses of Tab: the focus is in view within two frames", async ({
  page,
}) => {
  await open(page, "/insights");
  for (let count = 0; count < 30; count += 1) {
    await page.keyboard.press("Tab");
    const isInSight = await page.evaluate(async () => {
      for (const _frame of [1, 2]) await new Promise(requestAnimationFrame);
      const { top, bottom } = document.activeElement?.getBoundingClientRect() ?? new DOMRect();
      return bottom > 0 && top < innerHeight;
    });
    expect.soft(isInSight, `stop ${count + 1}`).toBe(true);
  }
});

test("at 400 % zoom the header still leaves room for the page", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto("/about");
  const box = await page.getByRole("banner").boundingBox();
  expect(box?.height).toBeLessThanOrEqual(80);
});

/** Pages whose first screens have different structures. */
const ONE_OF_EACH_KIND = [
  "/",
  "/hero-preview",
  "/about",
  "/contact",
  "/careers/economist",
  "/insights",
  "/insights/podcasts",
  "/insights/articles/give-growth-one-owner",
  "/presentation",
  "/brochure",
  "/terms",
  "/404",
];

test.describe("nothing shifts (layout-shift entries)", () => {
  const WATCH = `
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const nodes = entry.sources.map(({ node }) => node?.outerHTML?.slice(0, 80) ?? node?.nodeName);
        window.shifts.push(entry.value.toFixed(5) + " " + nodes.join(" | "));
      }
    }).observe({ type: "layout-shift", buffered: true });`;
  const shifts = (page: Page) =>
    page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);

  for (const [number, paths] of pageGroups(2, variedPages).entries()) {
    test(`on no kind of page, from the first paint to the start of the scripts and down to the end (part ${number + 1} of 2)`, {
      tag: "@both",
    }, async ({ page, allowConsole }) => {
      test.setTimeout(90_000);
      allowConsole(/404/);
      await page.addInitScript(WATCH);
      for (const path of paths) {
        await page.goto(path);
        await expect(page.locator("html[data-hydrated]")).toBeAttached();
        await page.evaluate(async () => {
          const frame = () => new Promise(requestAnimationFrame);
          for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
            scrollTo(0, y);
            await frame();
          }
          await frame();
        });
        expect.soft(await shifts(page), path).toEqual([]);
      }
    });
  }

  test("while a page arrives in pieces, on a slow line", { tag: "@both" }, async ({
    page,
    baseURL,
    allowConsole,
  }) => {
    test.setTimeout(60_000);
    await using slow = await serveSlowly(String(baseURL));
    allowConsole(new RegExp(`^request to another host: ${slow.origin}`));
    allowConsole(/404/);
    await page.addInitScript(WATCH);
    for (const path of ONE_OF_EACH_KIND) {
      await page.goto(slow.origin + path);
      await hydrated(page);
      expect.soft(await shifts(page), path).toEqual([]);
    }
  });

  test("with a font that arrives late", async ({ page }) => {
    await page.addInitScript(WATCH);
    for (const path of ["/", "/about", "/insights", "/contact", sitePages.at(-1) ?? "/terms"]) {
      await page.route("**/*.woff2", async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 1200));
        await route.continue();
      });
      const font = page.waitForResponse("**/*.woff2");
      await page.goto(path, { waitUntil: "commit" });
      await (await font).finished();
      await page.evaluate(() =>
        document.fonts.ready.then(() => new Promise(requestAnimationFrame)),
      );
      expect.soft(await shifts(page), path).toEqual([]);
      await page.unroute("**/*.woff2");
      await page.context().clearCookies();
    }
  });
});
