import { DAY, violations } from "../axe-violations.ts";
import { expect, test } from "../fixtures.ts";
import { alterPage } from "../robustness/alter-page.ts";
import { INDEX, openPage, openSearch, openSearchPage, searchButton } from "./open-search.ts";

test("axe finds nothing in the dialog and on the page, in any state", { tag: "@both" }, async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/);
  await page.route(INDEX, (route) => route.abort());
  const { dialog, field, links } = await openPage(page);
  await searchButton(page).click();
  await field.fill("growth");
  await expect(dialog.getByRole("alert")).toBeVisible();
  expect.soft(await violations(page, [DAY])).toEqual([]);
  await page.unroute(INDEX);
  await dialog.getByRole("button", { name: "Try again" }).click();
  await expect(links.first()).toBeVisible();
  expect.soft(await violations(page, [DAY])).toEqual([]);
  await field.fill("qqzzj");
  await expect(links).toHaveCount(3);
  expect.soft(await violations(page, [DAY])).toEqual([]);
  for (const query of ["", "sales"]) {
    const { root } = await openSearchPage(page, query);
    await expect(root.getByRole("link").first()).toBeVisible();
    expect.soft(await violations(page, [DAY])).toEqual([]);
  }
});

for (const [where, openIt] of [
  ["dialog", openSearch],
  ["page", openSearchPage],
] as const) {
  test(`the search of the ${where} still finds while an extension translates it`, async ({
    page,
  }) => {
    const { root, field, links, announcement } = await openIt(page);
    await page.evaluate(alterPage);
    await field.pressSequentially("growth", { delay: 30 });
    await expect(links.first()).toContainText(/growth/i);
    for (const [query, words] of [
      ["qqzzj", "No results for “qqzzj”"],
      ["economist", "1 result"],
      ["sales", /^\d+ results$/],
    ] as const) {
      await field.fill(query);
      await expect(announcement).toHaveText(words);
    }
    await field.fill("");
    await expect(root.getByText("Or start here")).toBeVisible();
  });
}

test("on a telephone the dialog fills the screen, and a long word causes no sideways scrolling", {
  tag: "@mobile",
}, async ({ page }) => {
  const screen = { width: 320, height: 640 };
  await page.setViewportSize(screen);
  const word = `pneumono${"ultramicroscopic".repeat(12)}`;
  await page.route(INDEX, async (route) => {
    const index = await (await route.fetch()).json();
    const [first, ...rest] = index.pages;
    const long = { ...first, title: word, lead: word, headings: [word], href: "/" };
    await route.fulfill({ json: { ...index, pages: [long, ...rest] } });
  });
  const { links } = await openSearchPage(page, "pneumono");
  await expect(links).toHaveText([word]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(screen.width);
  const dialog = await openPage(page);
  await searchButton(page).click();
  await dialog.field.fill("pneumono");
  await expect(dialog.links).toHaveText([word]);
  expect(await dialog.root.boundingBox()).toEqual({ x: 0, y: 0, ...screen });
  for (const part of [dialog.root, dialog.root.locator(".search-scroll")]) {
    expect(await part.evaluate((node) => node.scrollWidth - node.clientWidth)).toBe(0);
  }
});

test("in forced colours the marked words of a result stand out", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  const { links } = await openSearchPage(page, "healthcare");
  const background = (node: Element) => getComputedStyle(node).backgroundColor;
  const mark = await links.first().locator("mark").evaluate(background);
  expect(mark).not.toBe(await page.locator("body").evaluate(background));
  expect(mark).not.toMatch(/^rgba\(.*, 0\)$/);
});
