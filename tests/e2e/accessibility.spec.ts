import { DAY, violations } from "./axe-violations.ts";
import { expect, test } from "./fixtures.ts";
import { hydrated, open } from "./open-page.ts";
import { cutOff, overflowing, setTextSpacing } from "./text-spacing.ts";
import { pageGroups } from "./visited-pages.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });
test.describe.configure({ timeout: 300_000 });

for (const [number, paths] of pageGroups(6).entries()) {
  test(`axe finds nothing on any page, wide or narrow, and at 320 px, as at 400 % zoom, none scrolls sideways or cuts off spaced text (part ${number + 1} of 6)`, async ({
    page,
    allowConsole,
  }) => {
    test.setTimeout(120_000);
    allowConsole(/404/);
    for (const path of paths) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(path);
      await hydrated(page);
      expect.soft(await violations(page), path).toEqual([]);
      await page.setViewportSize({ width: 390, height: 844 });
      expect.soft(await violations(page, [DAY]), `${path} at 390 px`).toEqual([]);
      // 1280 x 1024 at 400 %.
      await page.setViewportSize({ width: 320, height: 256 });
      expect.soft(await overflowing(page), `${path} at 320 px`).toEqual([]);
      await setTextSpacing(page);
      expect.soft(await overflowing(page), `${path} with text spacing`).toEqual([]);
      expect.soft(await cutOff(page), `${path} with text spacing`).toEqual([]);
    }
  });
}

test("axe finds nothing while a panel of the menu is open", async ({ page }) => {
  await open(page, "/about");
  const menu = page.getByRole("navigation", { name: "Main", exact: true });
  for (const name of ["Capabilities", "Industries", "Insights"]) {
    await menu.getByRole("button", { name }).click();
    expect.soft(await violations(page), name).toEqual([]);
  }
});

test("axe finds nothing in a verdict on plans", { tag: "@both" }, async ({ page }) => {
  await open(page, "/");
  for (const group of await page.getByRole("main").locator("fieldset").all()) {
    await group.getByRole("radio").first().check();
  }
  expect.soft(await violations(page)).toEqual([]);
});

test("axe finds nothing while the drawer is open", { tag: "@mobile" }, async ({ page }) => {
  await open(page, "/about");
  await page.getByRole("button", { name: "Open menu" }).click();
  const drawer = page.getByRole("dialog", { name: "Menu" });
  expect.soft(await violations(page)).toEqual([]);
  for (const name of ["Capabilities", "Industries", "Insights"]) {
    await drawer.getByRole("button", { name }).click();
    expect.soft(await violations(page), name).toEqual([]);
  }
});

test("axe finds nothing in a filtered and in an expanded list", { tag: "@both" }, async ({
  page,
}) => {
  await open(page, "/insights?category=Strategy");
  expect.soft(await violations(page)).toEqual([]);
  await open(page, "/insights");
  await page.getByRole("button", { name: "Show more" }).click();
  expect.soft(await violations(page)).toEqual([]);
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
