import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { open } from "../open-page.ts";
import { INDEX, openSearch, searchIn } from "./open-search.ts";

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
  await open(page, "/about");
  const { dialog, field, links } = await openSearch(page);
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
  await open(page, "/search");
  await expectNoViolation(page);
  await open(page, "/search?q=sales");
  await expect(searchIn(page.getByRole("main")).links.first()).toBeVisible();
  await expectNoViolation(page);
});
