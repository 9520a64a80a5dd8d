import { expect, test } from "../fixtures.ts";
import {
  INDEX,
  mainSearch,
  openPage,
  openSearch,
  openSearchPage,
  searchButton,
} from "./open-search.ts";

test("nothing is loaded before the search is opened, and the index once", async ({ page }) => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(request.url()));
  await openSearchPage(page);
  const { field, links } = await openPage(page);
  expect(requested.filter((url) => /search-(?:index|dialog)/.test(url))).toEqual([]);
  for (const query of ["economist", "sales"]) {
    await searchButton(page).click();
    await field.fill(query);
    await expect(links.first()).toBeVisible();
    await page.keyboard.press("Escape");
  }
  expect(requested.filter((url) => url.endsWith("/search-index-3.json"))).toHaveLength(1);
});

test("results appear while typing, marked and described, and their number is announced", {
  tag: "@both",
}, async ({ page }) => {
  const { dialog, field, links, announcement } = await openPage(page);
  await searchButton(page).click();
  await expect(field).toBeFocused();
  await expect(links).toHaveCount(3);
  await page.keyboard.type("strat");
  await expect(links.first()).toHaveText("Strategy & Innovation");
  await expect(links.first().locator("mark")).toHaveText("Strategy");
  await expect(announcement).toHaveText(/^\d+ results$/);
  await field.fill("econmist");
  await expect(links).toHaveText(["Economist"]);
  await expect(announcement).toHaveText("1 result");
  await expect(dialog.getByText("Open position")).toBeVisible();
  await field.fill("procurment");
  await expect(dialog.getByRole("link", { name: "Healthcare" })).toHaveAccessibleDescription(
    /Industry.*In the text: procurement/s,
  );
  await field.fill("<qqzzj qqxyz=qqjjk>");
  await expect(announcement).toHaveText("No results for “<qqzzj qqxyz=qqjjk>”");
  await links.first().click();
  await expect(page).toHaveURL("/services");
});

test("all results are one step away, by link or by Enter", async ({ page }) => {
  const { dialog, field } = await openSearch(page);
  await field.fill("growth & sales");
  await dialog.getByRole("link", { name: /^All \d+ results$/ }).click();
  await expect(page).toHaveURL("/search?q=growth%20%26%20sales");
  await expect(mainSearch(page).field).toHaveValue("growth & sales");
  await openSearch(page);
  await field.fill("m&a support");
  await field.press("Enter");
  await expect(page).toHaveURL("/search?q=m%26a+support");
  await expect(mainSearch(page).links.first()).toHaveText("M&A Growth Support");
});

const html = { contentType: "text/html", body: "<!DOCTYPE html>" };
for (const [what, answer, where] of [
  ["that does not arrive", undefined, "dialog"],
  ["of an older build", { json: { version: 0, pages: [] } }, "dialog"],
  ["that is an HTML page", html, "dialog"],
  ["that fails", { status: 503, body: "" }, "page"],
] as const) {
  test(`the search reports an index ${what}, and a second attempt works`, async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/Failed to load resource/);
    await page.route(INDEX, (route) => (answer ? route.fulfill(answer) : route.abort()));
    const { root, field, links } =
      where === "dialog" ? await openSearch(page) : await openSearchPage(page);
    await field.fill("economist");
    await expect(root.getByRole("alert")).toContainText("The search did not load");
    await page.unroute(INDEX);
    await root.getByRole("button", { name: "Try again" }).click();
    await expect(links).toHaveText(["Economist"]);
    await expect(field).toHaveValue("economist");
  });
}

test("the backdrop, the button, the way back and a result on the same page close it", async ({
  page,
  context,
}) => {
  const { dialog, field, links } = await openPage(page, "/leadership");
  await page.evaluate(() => {
    location.hash = "main";
  });
  for (const close of [
    () => page.mouse.click(5, 400),
    () => dialog.getByRole("button", { name: "Close search" }).click(),
    // The browser may keep the page that is left in its back-forward cache.
    () => page.evaluate(() => dispatchEvent(new PageTransitionEvent("pagehide"))),
    () => page.goBack(),
  ]) {
    await searchButton(page).click();
    await expect(dialog).toBeVisible();
    await close();
    await expect(dialog).toBeHidden();
  }
  await expect(page).toHaveURL("/leadership");
  await searchButton(page).click();
  await field.fill("leadership");
  await links.first().click();
  await expect(page).toHaveURL("/leadership");
  await expect(dialog).toBeHidden();
  // With a modifier key the button opens the search page in a new tab.
  const opened = context.waitForEvent("page");
  await searchButton(page).click({ modifiers: ["ControlOrMeta"] });
  await expect(await opened).toHaveURL("/search");
  await expect(dialog).toBeHidden();
});
