import { expect, type Locator } from "@playwright/test";
import { changedFiles, openBesidePage } from "./open-editor.ts";
import { test } from "./running-editor.ts";

test.describe.configure({ mode: "default", timeout: 300_000 });

/** An article whose text has an exhibit. */
const ARTICLE = "insights-articles/entries/a-growth-plan-that-survives-its-second-quarter";

test("the page stands beside the form, follows what is typed, and names faults beside their fields", async ({
  browser,
  editor,
}) => {
  const window = { width: 1440, height: 900 };
  const opened = await openBesidePage(
    browser,
    editor.url,
    "insights-articles/entries/give-growth-one-owner",
    window,
  );
  const { page, complaints, field, save, close, preview, frame, shown, status } = opened;
  const heading = shown.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText(/one owner/);
  const title = field("title").getByRole("textbox");
  await title.fill("A title that is being written");
  await expect(heading).toHaveText("A title that is being written");

  // Three widths, each scaled to the width of the pane.
  for (const [device, width] of [
    ["Phone", 390],
    ["Tablet", 820],
    ["Desktop", 1440],
  ] as const) {
    await preview.getByRole("button", { name: device }).click();
    await expect(preview.getByRole("button", { name: device })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    expect(await frame.evaluate((element) => element.clientWidth)).toBe(width);
    const stage = await preview.locator(".stage").boundingBox();
    const box = await frame.boundingBox();
    expect(box?.width).toBeLessThanOrEqual((stage?.width ?? 0) + 1);
  }

  // The scroll position stays while the page follows the form.
  await shown.locator("html").evaluate((root) => root.ownerDocument.defaultView?.scrollTo(0, 600));
  const description = field("description").getByRole("textbox");
  await description.fill(
    "We ask for {growthClam}, which is a word that nobody knows, in a description.",
  );
  await expect(status).toContainText("Faults in what you have written:");
  await expect(status.getByRole("listitem")).toContainText("Description");
  await expect(status.getByRole("listitem")).toContainText("did you mean {growthClaim}?");
  const note = () => noteBelow(field("description"));
  expect(await note()).toContain("Fault: did you mean {growthClaim}?");
  await expect
    .poll(() => shown.locator("html").evaluate((root) => root.scrollTop))
    .toBeGreaterThan(500);
  await description.fill(
    "We ask for the one person who owns growth, and describe what happens then.",
  );
  await expect(status).toBeEmpty();
  expect(await note()).toBe("none");

  // Another article links to this one by its id.
  await field("id").getByRole("textbox").fill("another-id");
  await expect(status).toContainText("This cannot be saved, because it would break other pages:");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const refusal = page.getByRole("alertdialog");
  await expect(refusal).toContainText("This would break other pages, so nothing was saved.");
  await expect(refusal).toContainText("Articles › a-growth-plan-that-survives");
  // A line for each entry, in place of the words of Sveltia CMS, which say to try again later. Nobody hears them, either.
  await expect(refusal).not.toContainText("try again later");
  await expect(refusal).toHaveAccessibleDescription(/^This would break other pages/);
  await expect(refusal.locator(".error")).toHaveCSS("white-space-collapse", "preserve-breaks");
  expect(await changedFiles(page)).toEqual({});
  await refusal.getByRole("button").click();
  await field("id").getByRole("textbox").fill("give-growth-one-owner");
  await expect(status).toBeEmpty();
  await save();
  const panel = page.getByRole("region", { name: "Faults in the content" });
  await expect(panel.getByRole("status")).toBeEmpty();
  expect(Object.keys(await changedFiles(page))).toEqual([
    "content/insights/articles/give-growth-one-owner.md",
  ]);
  expect(complaints).toEqual([]);
  await close();
});

test("a text that counts wrong is named beside its field, and can be saved", async ({
  browser,
  editor,
}) => {
  const opened = await openBesidePage(browser, editor.url, "single/entries/pages-leadership");
  const { complaints, field, save, close, shown, status } = opened;
  await field("lead").getByRole("textbox").fill("Seven partners answer for everything.");
  await expect(status).toContainText("This is worth a look:");
  await expect(status.getByRole("listitem")).toContainText(
    "“Seven partners”: the content has four",
  );
  await expect(shown.getByText("Seven partners answer")).toBeVisible();
  await save();
  expect(complaints).toEqual([]);
  await close();
});

test("a number with a comma stays as it is typed, and its field says how to write it", async ({
  browser,
  editor,
}) => {
  const opened = await openBesidePage(browser, editor.url, ARTICLE);
  const { page, complaints, close, status } = opened;
  const value = page.locator('[data-key-path$=":rows.0.value"]').first().getByRole("textbox");
  await value.fill("");
  await value.pressSequentially("62,5");
  await expect(value).toHaveValue("62,5");
  await expect(status).toContainText("write 62.5");
  await value.fill("");
  await value.pressSequentially("62.5");
  await expect(value).toHaveValue("62.5");
  await expect(status).toBeEmpty();
  expect(complaints).toEqual([]);
  await close();
});

/** What stands below a field, by its attribute `data-key-path`. */
function noteBelow(field: Locator): Promise<string> {
  return field
    .locator("> .field-wrapper")
    .evaluate((element) => getComputedStyle(element, "::after").content);
}

test("a fault of a block in a text stands below its field in the form of the block", async ({
  browser,
  editor,
}) => {
  const opened = await openBesidePage(browser, editor.url, ARTICLE);
  const { page, complaints, field, close, status } = opened;
  const exhibits = field("body").locator('[data-component-name$="exhibit"]');
  const value = exhibits.first().locator('[data-key-path$=":rows.0.value"]');
  await value.getByRole("textbox").fill("62,5");
  await expect.poll(() => noteBelow(value)).toContain("Fault: write 62.5");
  await expect(status.getByRole("listitem")).toContainText(
    "Text, exhibit 1 › Rows, entry 1 › Value",
  );
  expect(await noteBelow(field("body"))).toBe("none");
  await value.getByRole("textbox").fill("62.5");
  await expect.poll(() => noteBelow(value)).toBe("none");

  // A photo and a table have no fields in the file: the fault says its line.
  const insert = async (kind: string) => {
    await field("body")
      .getByRole("button", { name: /Insert/ })
      .click();
    await page.getByRole("menuitem", { name: kind }).click();
  };
  await field("body").locator("p").first().click();
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await insert("Table");
  const table = field("body").locator('[data-key-path$=":table"]').first();
  await table.getByRole("textbox").fill("| A | B |\n| --- | --- |\n| 1 | {growthClam} |");
  await expect.poll(() => noteBelow(table)).toContain("{growthClaim}");
  expect(await noteBelow(field("body"))).toBe("none");
  expect(complaints).toEqual([]);
  await close();
});

test("a new form is calm: an empty field is a fault once somebody has left it, or has tried to save", async ({
  browser,
  editor,
}) => {
  const opened = await openBesidePage(browser, editor.url, "insights-blogs/new");
  const { page, complaints, field, close, status } = opened;
  await expect(status).toContainText("Still to fill in: Title, Category, Date, Author");
  await expect(status).toContainText("The page appears here once this is filled in.");
  await expect(status).not.toContainText("Fault");
  const note = (name: string) => noteBelow(field(name));
  expect(await note("title")).toBe("none");
  expect(await note("snippet")).toBe("none");

  await field("snippet").getByRole("textbox").focus();
  await field("title").getByRole("textbox").focus();
  await expect.poll(() => note("snippet")).toContain("fill in this field");
  expect(await note("title")).toBe("none");
  await expect(status).toContainText("Faults in what you have written:");
  await expect(status.getByRole("listitem")).toHaveText(["Snippetfill in this field"]);
  await expect(status).toContainText("Still to fill in: Title, Category, Date, Author");
  await expect(status).toContainText("The page appears here once the faults are corrected.");

  // A photo that is still to be chosen is named once.
  await page.getByRole("button", { name: /Add .*Picture/ }).click();
  await page.getByRole("menuitem", { name: "Photo" }).click();
  await expect(status).toContainText("Picture › File");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(status).not.toContainText("Still to fill in");
  const items = await status.getByRole("listitem").allTextContents();
  expect(items.filter((item) => item.startsWith("Picture › File"))).toHaveLength(1);
  expect(items).toContain("Titlefill in this field");
  expect(await changedFiles(page)).toEqual({});
  expect(complaints).toEqual([]);
  await close();
});

test("a list without entries is named by its label, and a new page is not said to stay", async ({
  browser,
  editor,
}) => {
  const opened = await openBesidePage(browser, editor.url, "standalone/new");
  const { field, close, status } = opened;
  await expect(status).toContainText("Still to fill in:");
  await field("title").getByRole("textbox").fill("Spring dinner");
  await field("blocks").getByRole("button", { name: /Add/ }).focus();
  await field("title").getByRole("textbox").focus();
  await expect(status).toContainText("give at least 1 entry");
  await expect(status.getByRole("listitem").filter({ hasText: "entry" })).toHaveText(
    /^Blocksgive at least 1 entry/,
  );
  await expect(status).not.toContainText("[]");
  await expect(status).not.toContainText("stays as it was");
  await close();
});
