import { expect, test } from "../fixtures.ts";
import { open } from "../open-page.ts";
import { INDEX, openSearch } from "./open-search.ts";

test("nothing is loaded before the search is opened, and the index once", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const ofSearch = () => asked.filter((url) => /search-(?:index|dialog|outcome)/.test(url));
  await open(page, "/about");
  expect(ofSearch()).toEqual([]);
  for (let round = 0; round < 2; round += 1) {
    const { links } = await openSearch(page);
    await expect(links).toHaveCount(3);
    await page.keyboard.press("Escape");
  }
  expect(asked.filter((url) => url.endsWith("/search-index.json"))).toHaveLength(1);
});

test("results appear while typing, marked and counted aloud", { tag: "@both" }, async ({
  page,
}) => {
  await open(page, "/about");
  const { dialog, field, links, said } = await openSearch(page);
  await expect(field).toBeFocused();
  await page.keyboard.type("strat");
  await expect(links.first()).toHaveText("Strategy & Innovation");
  await expect(links.first().locator("mark")).toHaveText("Strat");
  await expect(said).toHaveText(/^\d+ results$/);
  await field.fill("econmist");
  await expect(links).toHaveText(["Economist"]);
  await expect(said).toHaveText("1 result");
  await expect(dialog.getByText("Open position")).toBeVisible();
});

test("a result tells what stands in its text", async ({ page }) => {
  await open(page, "/about");
  const { dialog, field } = await openSearch(page);
  await field.fill("procurment");
  await expect(dialog.getByText("In the text: procurement").first()).toBeVisible();
  await expect(dialog.getByRole("link", { name: "Healthcare" })).toHaveAccessibleDescription(
    /Industry.*In the text: procurement/s,
  );
});

test("without results there are words and three links", async ({ page }) => {
  await open(page, "/about");
  const { dialog, field, links, said } = await openSearch(page);
  await field.fill("<qqzzj qqxyz=qqjjk>");
  await expect(dialog.getByText("No results for “<qqzzj qqxyz=qqjjk>”")).toBeVisible();
  await expect(links).toHaveCount(3);
  await expect(said).toHaveText(/^No results for/);
  await links.first().click();
  await expect(page).toHaveURL("/services");
  await expect(dialog).toBeHidden();
});

test("all results are one step away", async ({ page }) => {
  await open(page, "/about");
  const { dialog, field } = await openSearch(page);
  await field.fill("growth & sales");
  await dialog.getByRole("link", { name: /^All \d+ results$/ }).click();
  await expect(page).toHaveURL("/search?q=growth%20%26%20sales");
  await expect(page.getByRole("searchbox")).toHaveValue("growth & sales");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("an index that does not arrive is said, and can be tried again", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/);
  await page.route(INDEX, (route) => route.abort());
  await open(page, "/about");
  const { dialog, field, links } = await openSearch(page);
  await field.fill("economist");
  await expect(dialog.getByRole("alert")).toContainText("The search did not load");
  await page.unroute(INDEX);
  await dialog.getByRole("button", { name: "Try again" }).click();
  await expect(links).toHaveText(["Economist"]);
  await expect(field).toHaveValue("economist");
});

for (const [what, body] of [
  ["of an older build", JSON.stringify({ version: 0, pages: [] })],
  ["that is none", "<!DOCTYPE html>"],
] as const) {
  test(`an index ${what} is said`, async ({ page }) => {
    await page.route(INDEX, (route) => route.fulfill({ contentType: "application/json", body }));
    await open(page, "/about");
    const { dialog, field } = await openSearch(page);
    await field.fill("economist");
    await expect(dialog.getByRole("alert")).toBeVisible();
  });
}

test("where the dialog’s code does not arrive, the button leads to the page", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/);
  await page.route("**/search-dialog-*.js", (route) => route.abort());
  await open(page, "/about");
  await page.getByRole("banner").getByRole("button", { name: "Search", exact: true }).click();
  await expect(page).toHaveURL("/search");
  await expect(page.getByRole("heading", { level: 1, name: "Search" })).toBeVisible();
});

test("the button opens the page in a new tab when asked to", async ({ page, context }) => {
  await open(page, "/about");
  const opened = context.waitForEvent("page");
  await page
    .getByRole("banner")
    .getByRole("button", { name: "Search", exact: true })
    .click({ modifiers: ["ControlOrMeta"] });
  await expect(await opened).toHaveURL("/search");
  await expect(page.getByRole("dialog")).toBeHidden();
});

test("on a telephone it fills the screen and nothing scrolls sideways", { tag: "@mobile" }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, "/about");
  const { dialog, field, links } = await openSearch(page);
  await field.fill("sustainability questionnaire");
  await expect(links.first()).toBeVisible();
  expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 320, height: 640 });
  expect(await dialog.evaluate((node) => node.scrollWidth)).toBe(320);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await dialog.getByRole("button", { name: "Close search" }).click();
  await expect(dialog).toBeHidden();
});
