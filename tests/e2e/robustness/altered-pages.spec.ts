import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { holdModules, hydrated, open } from "../open-page.ts";
import { islandPages } from "../visited-pages.ts";
import { alterPage } from "./alter-page.ts";

const WORDS = "Half a thought";

/** Uses every control of the header, on a wide screen and on a narrow one. */
async function useHeader(page: Page): Promise<void> {
  const menu = page.getByRole("navigation", { name: "Main", exact: true });
  for (const name of ["Capabilities", "Industries", "Insights"]) {
    await menu.getByRole("button", { name }).click();
    await expect(menu.locator("li li a:visible")).toHaveCount(6);
    await menu.getByRole("button", { name }).click();
    await expect(menu.locator("li li a:visible")).toHaveCount(0);
  }
  await page.setViewportSize({ width: 700, height: 900 });
  await page.getByRole("button", { name: "Open menu" }).click();
  const drawer = page.getByRole("dialog", { name: "Menu" });
  for (const name of ["Capabilities", "Industries", "Insights"]) {
    await drawer.getByRole("button", { name }).click();
    await expect(drawer.locator("li li a:visible")).toHaveCount(6);
  }
  await drawer.getByRole("button", { name: "Close menu" }).click();
  await expect(drawer).toBeHidden();
  await page.setViewportSize({ width: 1440, height: 900 });
}

/** Types into the search of the header, letter by letter. On /search it is the search of the page. */
async function useSearch(page: Page): Promise<void> {
  await page.getByRole("banner").getByRole("button", { name: "Search" }).click();
  await expect(page.getByRole("searchbox")).toBeFocused();
  await page.keyboard.type("growth", { delay: 20 });
  await expect(page.locator("mark:visible").first()).toHaveText(/growth/i);
  await page.keyboard.press("Escape");
}

test.beforeEach(({ allowConsole }) => allowConsole(/404/));

for (const path of islandPages) {
  test(`${path}, translated and extended: its words and what was typed stay, its controls work`, async ({
    page,
  }) => {
    const release = await holdModules(page);
    await page.goto(path);
    const fields = page
      .locator("main")
      .locator("input[type=text], textarea")
      .locator("visible=true");
    for (const field of await fields.all()) await field.fill(WORDS);
    await page.evaluate(alterPage);
    const words = async () => new Set((await page.locator("main").textContent())?.split(/\s+/));
    const before = await words();
    release();
    await hydrated(page);
    for (const field of await fields.all()) await expect(field).toHaveValue(WORDS);
    const after = await words();
    expect([...before].filter((word) => !after.has(word))).toEqual([]);
    await useHeader(page);
    await useSearch(page);
    await expect(page.getByText("Unexpected Application Error!")).toHaveCount(0);
  });
}

test("the hero under translation: its button says what it does", async ({ page }) => {
  await open(page, "/");
  await page.evaluate(alterPage);
  const hero = page.getByRole("region", { name: "What we do" });
  await hero.getByRole("button", { name: "Pause" }).click();
  await hero.getByRole("button", { name: "Play" }).click();
  await hero.getByRole("button", { name: "Pause" }).click();
  await hero.getByRole("button", { name: /^Message 3/ }).click();
  await expect(hero.getByRole("heading", { level: 1 })).toHaveCount(1);
});

test("a list under translation: the filter and 'Show more' show what they should", async ({
  page,
}) => {
  await open(page, "/insights");
  await page.evaluate(alterPage);
  const cards = page.locator("main article:visible");
  await expect(cards).toHaveCount(6);
  await page.getByRole("link", { name: "Strategy" }).first().click();
  await expect(page.locator("main [aria-live]").first()).toHaveText(/^\d+ in Strategy$/);
  await page.getByRole("link", { name: "All", exact: true }).click();
  await page.getByRole("button", { name: "Show more" }).click();
  expect(await cards.count()).toBeGreaterThan(6);
});
