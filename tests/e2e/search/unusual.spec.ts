import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { INDEX, openPage, openSearch, openSearchPage, searchButton } from "./open-search.ts";

async function expectNoViolation(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

test("axe finds nothing in the dialog, in any of its states", { tag: "@both" }, async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/);
  await page.route(INDEX, (route) => route.abort());
  const { dialog, field, links } = await openPage(page);
  await searchButton(page).click();
  await field.fill("growth");
  await expect(dialog.getByRole("alert")).toBeVisible();
  await expectNoViolation(page);
  await page.unroute(INDEX);
  await dialog.getByRole("button", { name: "Try again" }).click();
  await expect(links.first()).toBeVisible();
  await expectNoViolation(page);
  await field.fill("qqzzj");
  await expect(links).toHaveCount(3);
  await expectNoViolation(page);
});

test("axe finds nothing on the page, with and without a query", { tag: "@both" }, async ({
  page,
}) => {
  const { field, links } = await openSearchPage(page);
  await expectNoViolation(page);
  await field.fill("sales");
  await expect(links.first()).toBeVisible();
  await expectNoViolation(page);
});

/** Wraps each text as Chrome's and Edge's page translation does, again after each change. */
function translate(): void {
  const observer = new MutationObserver(wrapAll);
  function wrapAll() {
    observer.disconnect();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts.filter(({ parentNode }) => parentNode?.nodeName !== "FONT")) {
      const font = document.createElement("font");
      text.replaceWith(font);
      font.append(text);
    }
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  }
  wrapAll();
}

for (const [where, openIt] of [
  ["dialog", openSearch],
  ["page", openSearchPage],
] as const) {
  test(`translated while typing, the ${where} still finds`, async ({ page }) => {
    const { root, field, links, said } = await openIt(page);
    await page.evaluate(translate);
    await field.pressSequentially("growth", { delay: 30 });
    await expect(links.first()).toContainText(/growth/i);
    await expect(said).toHaveText(/^\d+ results$/);
    await field.fill("qqzzj");
    await expect(root.getByText("No results for “qqzzj”")).toBeVisible();
    await field.fill("economist");
    await expect(links).toHaveText(["Economist"]);
    await expect(said).toHaveText("1 result");
    await field.fill("");
    await expect(root.getByText("Or start here")).toBeVisible();
  });
}

test("a word of 200 letters in a title scrolls nothing sideways", { tag: "@mobile" }, async ({
  page,
}) => {
  const word = `pneumono${"ultramicroscopic".repeat(12)}`;
  await page.route(INDEX, async (route) => {
    const index = await (await route.fetch()).json();
    const [first, ...rest] = index.pages;
    const long = { ...first, title: word, lead: word, headings: [word], href: "/" };
    await route.fulfill({ json: { ...index, pages: [long, ...rest] } });
  });
  const { links } = await openSearchPage(page, "pneumono");
  await expect(links).toHaveText([word]);
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  expect(await width()).toBe(page.viewportSize()?.width);
  const dialog = await openPage(page);
  await searchButton(page).click();
  await dialog.field.fill("pneumono");
  await expect(dialog.links).toHaveText([word]);
  const scroll = dialog.root.locator(".search-scroll");
  expect(await scroll.evaluate((node) => node.scrollWidth - node.clientWidth)).toBe(0);
});

test("in forced colours what was searched is set off", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  const { links } = await openSearchPage(page, "healthcare");
  const background = (node: Element) => getComputedStyle(node).backgroundColor;
  const mark = await links.first().locator("mark").evaluate(background);
  expect(mark).not.toBe(await page.locator("body").evaluate(background));
  expect(mark).not.toMatch(/^rgba\(.*, 0\)$/);
});
