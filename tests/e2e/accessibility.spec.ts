import type { Page } from "@playwright/test";
import { DAY, DAY_LAYOUT, NIGHT, violations } from "./axe-violations.ts";
import { setDefaultFont, USUAL_FONT } from "./default-font.ts";
import { expect, test } from "./fixtures.ts";
import { hydrated, open } from "./open-page.ts";
import { OVERLAYS, openOverlay } from "./overlays.ts";
import { brokenWords, cutOff, overflowing, setTextSpacing } from "./text-spacing.ts";
import { pageGroups, variedPages } from "./visited-pages.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });
test.describe.configure({ timeout: 300_000 });

const WIDE = { width: 1280, height: 800 };
const TELEPHONE = { width: 390, height: 844 };
/** 1280 x 1024 at 400 %. */
const ZOOMED = { width: 320, height: 256 };

/**
 * In the order that changes window and scheme least. At 320 px a page has the same elements as at 390 px. Only rules that
 * depend on the width run again there, and only by day: colours do not depend on the width.
 */
const STATES = [
  [WIDE, DAY],
  [WIDE, NIGHT],
  [TELEPHONE, NIGHT],
  [ZOOMED, DAY_LAYOUT],
  [TELEPHONE, DAY],
] as const;

for (const [number, paths] of pageGroups(6).entries()) {
  test(`axe finds nothing on any kind of page in any width, by day and by night, and on no page is text lost by zoom, spacing or larger letters (part ${number + 1} of 6)`, async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/404/);
    for (const path of paths) {
      // A page is loaded once and brought into each state.
      await page.setViewportSize(WIDE);
      await page.goto(path);
      await hydrated(page);
      if (variedPages.includes(path)) await expectNoViolations(page, path);
      await expectWholeTexts(page, path);
    }
  });
}

async function expectNoViolations(page: Page, path: string): Promise<void> {
  for (const [size, scheme] of STATES) {
    await page.setViewportSize(size);
    expect.soft(await violations(page, [scheme]), `${path} at ${size.width} px`).toEqual([]);
  }
}

/** Expects in a window of 320 px that nothing lies beyond its edge and no word of a heading is broken. */
async function expectWholeTexts(page: Page, path: string): Promise<void> {
  await page.setViewportSize(ZOOMED);
  expect.soft(await overflowing(page), `${path} at 320 px`).toEqual([]);
  expect.soft(await brokenWords(page), `${path} at 320 px`).toEqual([]);
  await setTextSpacing(page);
  expect.soft(await overflowing(page), `${path} with text spacing`).toEqual([]);
  expect.soft(await cutOff(page), `${path} with text spacing`).toEqual([]);
  await setTextSpacing(page, false);
  await setDefaultFont(page, 2 * USUAL_FONT);
  for (const size of [ZOOMED, TELEPHONE]) {
    await page.setViewportSize(size);
    const state = `${path} at ${size.width} px with letters of twice the size`;
    expect.soft(await overflowing(page), state).toEqual([]);
    expect.soft(await brokenWords(page), state).toEqual([]);
  }
  await setDefaultFont(page, USUAL_FONT);
}

for (const [path, overlays] of Object.entries(OVERLAYS)) {
  test(`axe finds nothing on ${path}, whichever overlay is open`, async ({ page }) => {
    for (const size of [WIDE, TELEPHONE, ZOOMED]) {
      await page.setViewportSize(size);
      await open(page, path);
      for (const [name, overlay] of Object.entries(overlays)) {
        if (!(await openOverlay(page, overlay))) continue;
        expect.soft(await violations(page), `${name} at ${size.width} px`).toEqual([]);
        await page.keyboard.press("Escape");
      }
    }
  });
}

test("axe finds nothing in a verdict on plans, in a filtered and in an expanded list", async ({
  page,
}) => {
  const sizes = [WIDE, TELEPHONE];
  const expectNothing = async (state: string) => {
    for (const size of sizes) {
      await page.setViewportSize(size);
      expect.soft(await violations(page), `${state} at ${size.width} px`).toEqual([]);
    }
  };
  await open(page, "/");
  for (const group of await page.getByRole("main").locator("fieldset").all()) {
    await group.getByRole("radio").first().check();
  }
  await expectNothing("verdict");
  await open(page, "/insights?category=Strategy");
  await expectNothing("filtered list");
  await open(page, "/insights");
  await page.getByRole("button", { name: "Show more" }).click();
  await expectNothing("expanded list");
});

test("axe finds nothing on any message of the hero", async ({ page }) => {
  await open(page, "/");
  for (const number of [2, 5]) {
    await page.getByRole("button", { name: new RegExp(`^Message ${number}`) }).click();
    expect.soft(await violations(page), `message ${number}`).toEqual([]);
  }
});

test("axe finds nothing on an unknown service", async ({ page, allowConsole }) => {
  allowConsole(/404/);
  await open(page, "/services/nothing");
  await expect(page.locator("main a[href^='/industries/']")).toHaveCount(6);
  expect.soft(await violations(page)).toEqual([]);
});
