import { expect } from "@playwright/test";
import { changedFiles, openEditor, picture, TALL_WINDOW } from "./open-editor.ts";
import { test } from "./running-editor.ts";

test.describe.configure({ mode: "default", timeout: 900_000 });

const PAGE = {
  title: "Spring dinner",
  address: "/events/spring-dinner",
  "meta.title": "The spring dinner",
  "meta.description":
    "A dinner for those who plan the next year, in a sentence for search engines.",
  lead: "Twelve seats, one table.",
};

const FILE = `title: Spring dinner
address: /events/spring-dinner
meta:
  title: The spring dinner
  description: A dinner for those who plan the next year, in a sentence for search engines.
lead: Twelve seats, one table.
blocks:
  - kind: quote
    text: We came for the food.
    name: A guest
`;

test("the menu of blocks shows what each looks like and is, and a chosen block is written into the page", async ({
  browser,
  editor,
}) => {
  const { page, complaints, open, field, save, close } = await openEditor(browser, editor.url, {
    hasPreview: true,
  });
  await page.setViewportSize(TALL_WINDOW);
  await open("standalone/new");
  for (const [name, value] of Object.entries(PAGE)) {
    await field(name).locator("input, textarea").first().fill(value);
  }
  await page.getByRole("button", { name: /Add .*Block/ }).click();
  const entries = page.getByRole("menuitem");
  await expect(entries).toHaveCount(16);
  await expect(entries.locator("svg.kind-drawing")).toHaveCount(16);
  const menu = await page.getByRole("menu").last().boundingBox();
  if (menu) await picture(page, "blocks", menu);
  const quotation = page.getByRole("menuitem", { name: /^Quotation/ });
  await expect(quotation).toContainText("A sentence in large type, and who says it.");
  await quotation.click();
  await field("blocks.0.text").locator("textarea").fill("We came for the food.");
  await field("blocks.0.name").locator("input").fill("A guest");
  // The page stands beside the form once nothing is wrong with the new entry of the list.
  const preview = page.getByTitle("Content Preview").contentFrame();
  await expect(preview.getByRole("status")).toBeEmpty();
  const shown = preview.locator("iframe:not(.is-loading)").contentFrame();
  await expect(shown.getByText("We came for the food.")).toBeVisible();
  await save();
  const [[path, text] = []] = Object.entries(await changedFiles(page));
  expect(path).toMatch(/^content\/standalone\/[\w-]+\.yaml$/);
  expect(`${text}`).toBe(FILE);
  expect(complaints).toEqual([]);
  await close();
});
