import { expect, type Page } from "@playwright/test";
import {
  changedFiles,
  contentFiles,
  openBesidePage,
  openEditor,
  TALL_WINDOW,
  WINDOW,
} from "./open-editor.ts";
import { test } from "./running-editor.ts";

test.describe.configure({ mode: "default", timeout: 300_000 });

async function openList(page: Page, collection: string): Promise<void> {
  const [admin] = page.url().split("#");
  await page.goto(`${admin}#/collections/${collection}`);
  await page.getByRole("button", { name: "Create New Entry" }).waitFor();
}

/** Puts the first entry of a list below the second one, and saves the order. */
async function moveFirstDown(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Reorder Entries" }).click();
  await page.getByRole("button", { name: "Move Down" }).first().click();
  await page.getByRole("button", { name: "Done Reordering" }).click();
  await page.getByRole("button", { name: "Reorder Entries" }).waitFor();
}

/** The lines of each changed file that were not there before. */
async function newLines(page: Page, before: Readonly<Record<string, string>>) {
  const files = Object.entries(await changedFiles(page, before));
  const lines = files.map(([path, text]) => {
    const linesBefore = before[path]?.split("\n") ?? [];
    const linesNow = text.toString().split("\n");
    return [path, linesNow.filter((line, index) => line !== linesBefore[index])];
  });
  return Object.fromEntries(lines);
}

test("two entries of a list change places in one step, and a new entry comes last by itself", async ({
  browser,
  editor,
}) => {
  const opened = await openEditor(browser, editor.url, { hasPreview: true });
  const { page, complaints, open, field, save, close } = opened;
  await openList(page, "industries");
  await moveFirstDown(page);
  const exchanged = {
    "content/industries/financial-services.yaml": ["order: 2"],
    "content/industries/healthcare.yaml": ["order: 1"],
  };
  await expect.poll(() => newLines(page, contentFiles())).toEqual(exchanged);

  await open("industries/entries/healthcare");
  await expect(field("title")).toBeVisible();
  await expect(field("order")).toBeHidden();
  await page.getByRole("button", { name: "Show Editor Options" }).click();
  await page.getByRole("menuitem", { name: "Duplicate" }).click();
  await field("title").getByRole("textbox").fill("Shipping");
  await field("id").getByRole("textbox").fill("shipping");
  const preview = page.getByTitle("Content Preview").contentFrame();
  const shown = preview.locator("iframe:not(.is-loading)").contentFrame();
  await expect(shown.getByRole("heading", { level: 1 })).toHaveText("Shipping");
  // A copy is at fault itself, not the entry that it was made from.
  const status = preview.getByRole("status");
  await expect(status).toContainText("Faults in what you have written:");
  await expect(status).not.toContainText("This cannot be saved");
  await field("meta.title").getByRole("textbox").fill("Shipping: growth for carriers");
  await field("meta.description")
    .getByRole("textbox")
    .fill("Growth in shipping depends on who books, and on what a ship brings back.");
  await expect(status).not.toContainText("Faults in what you have written:");
  await expect(status).toContainText("write another text: this one is that of");
  await save();
  const file = (await changedFiles(page))["content/industries/shipping.yaml"];
  expect(`${file}`).toMatch(/^title: Shipping\nid: shipping\norder: 7\n/);
  expect(complaints).toEqual([]);
  await close();
});

test("a new order is written into the originals, never into their translations", async ({
  browser,
  multilingualEditor,
}) => {
  const files = contentFiles("languages");
  const copyAs = (path: string, title: string) => {
    const copy = files[path]
      ?.replace(/^title: .*/, `title: ${title}`)
      .replace("order: 1", "order: 2");
    files[path.replace("steel", "wood")] = copy ?? "";
  };
  copyAs("content/industries/steel.yaml", "Wood");
  copyAs("content/de/industries/steel.yaml", "Holz");
  const opened = await openEditor(browser, multilingualEditor.url, { content: files });
  const { page, complaints, close } = opened;
  await openList(page, "industries");
  await moveFirstDown(page);
  await expect
    .poll(() => newLines(page, files))
    .toEqual({
      "content/industries/steel.yaml": ["order: 2"],
      "content/industries/wood.yaml": ["order: 1"],
    });
  expect(complaints).toEqual([]);
  await close();
});

test("a new event page begins with the words and blocks of the template", async ({
  browser,
  editor,
}) => {
  const opened = await openBesidePage(browser, editor.url, "standalone-event/new");
  const { page, complaints, field, save, close, shown, status } = opened;
  await field("title").getByRole("textbox").fill("Autumn talk");
  await field("address").getByRole("textbox").fill("/events/autumn-talk");
  await expect(shown.getByRole("heading", { level: 1 })).toContainText("Autumn talk");
  await expect(shown.getByRole("heading", { name: "The program" })).toBeVisible();
  await expect(status).toBeEmpty();
  await save();
  await expect(page.getByRole("row", { name: "Autumn talk" })).toBeVisible();
  const [[path, text] = []] = Object.entries(await changedFiles(page));
  expect(path).toBe("content/standalone/autumn-talk.yaml");
  expect(`${text}`).toMatch(/^title: Autumn talk\naddress: \/events\/autumn-talk\ndraft: true\n/);
  expect(`${text}`).toMatch(/ {2}- kind: contact-form\n {4}heading: Register\n/);
  await openList(page, "standalone");
  await expect(page.getByRole("row", { name: "Autumn talk" })).toBeVisible();
  expect(complaints).toEqual([]);
  await close();
});

test("the dialog for a photo offers photos, and no drawing such as the firm's logo", async ({
  browser,
  editor,
}) => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>';
  const photos = { "content/photos/logo.svg": drawing, "content/photos/desk.png": "a photo" };
  const content = { ...contentFiles(), ...photos };
  const opened = await openEditor(browser, editor.url, { content });
  const { page, open, field, close } = opened;
  await page.setViewportSize(TALL_WINDOW);
  await open("insights-blogs/new");
  await page.getByRole("button", { name: /Add .*Picture/ }).click();
  await page.getByRole("menuitem", { name: "Photo" }).click();
  await field("picture.file").getByRole("button", { name: "Browse" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("option", { name: "desk.png" })).toBeVisible();
  await expect(dialog.getByRole("option", { name: "logo.svg" })).toBeHidden();
  await close();
});

test("the heads of nested lists do not cover each other while a form is scrolled", async ({
  browser,
  editor,
}) => {
  const { page, open, field, close } = await openEditor(browser, editor.url);
  await page.setViewportSize(TALL_WINDOW);
  await open("single/entries/deck-deck");
  const slides = field("slides");
  const inner = slides.locator("[data-field-type=list]").first();
  await expect(async () => {
    const expand = slides.getByRole("button", { name: "Expand All" }).first();
    if (await expand.isEnabled({ timeout: 5000 })) await expand.click({ timeout: 5000 });
    await expect(inner).toBeVisible({ timeout: 5000 });
  }).toPass();
  await page.setViewportSize(WINDOW);
  // The inner list begins above the top of the form, where the head of the outer list stays.
  const cover = await inner.evaluate((list) => {
    const head = list.querySelector(".toolbar.top");
    list.scrollIntoView({ block: "start" });
    list.closest(".content")?.scrollBy({ top: 60, behavior: "instant" });
    const box = head?.getBoundingClientRect();
    const outer = document.querySelector('[data-key-path="slides"] .toolbar.top');
    const outerBox = outer?.getBoundingClientRect();
    return { inner: box?.top, outer: outerBox?.top, height: outerBox?.height };
  });
  expect(cover.height).toBeGreaterThan(0);
  expect(Math.abs((cover.inner ?? 0) - (cover.outer ?? 0))).toBeGreaterThan(10);
  await close();
});

test("texts that a page refers to are chosen by their titles", async ({ browser, editor }) => {
  const { page, complaints, open, field, save, close } = await openEditor(browser, editor.url);
  await page.setViewportSize(TALL_WINDOW);
  await open("services-capabilities/entries/digital-transformation");
  const first = field("related").getByRole("combobox").first();
  await expect(first).toContainText("What to automate first");
  await first.click();
  await page.getByRole("option", { name: "Give growth one owner" }).click();
  await expect(first).toContainText("Give growth one owner");
  await save();
  expect(await newLines(page, contentFiles())).toEqual({
    "content/services/capabilities/digital-transformation.yaml": ["  - give-growth-one-owner"],
  });
  expect(complaints).toEqual([]);
  await close();
});
