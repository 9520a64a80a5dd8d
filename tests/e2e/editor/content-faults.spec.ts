import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Locator, type Page, test } from "@playwright/test";
import sharp from "sharp";
import { fixtureContent } from "../../set-up/fixture-site.ts";
import { violations } from "../axe-violations.ts";
import {
  changedFiles,
  contentFiles,
  deletedFiles,
  openEditor,
  startEditor,
  TALL_WINDOW,
  WINDOW,
} from "./open-editor.ts";

test.describe.configure({ mode: "default", timeout: 600_000 });

/** The content that the preview shows. */
let folder: string;
let editor: Awaited<ReturnType<typeof startEditor>> | undefined;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  folder = mkdtempSync(join(tmpdir(), "edited-"));
  cpSync(fixtureContent("structure"), folder, { recursive: true });
  const image = sharp({ create: { width: 800, height: 600, channels: 3, background: "#888" } });
  await image.jpeg().toFile(join(folder, "photos/desk.jpg"));
  editor = await startEditor(folder);
});
test.afterAll(async () => {
  await editor?.stop();
  rmSync(folder, { recursive: true });
});

/** The address of the editor's server. */
function editorUrl(): string {
  return editor?.url ?? "";
}

/**
 * Copies the files that the editor has saved in the browser's private file system into the folder that the preview
 * shows.
 */
async function copySavedFiles(page: Page): Promise<void> {
  const files = { ...contentFiles(), ...(await changedFiles(page)) };
  for (const path of await deletedFiles(page)) {
    delete files[path];
    rmSync(inFolder(path), { force: true });
  }
  for (const [path, text] of Object.entries(files)) {
    const file = inFolder(path);
    const isSaved = existsSync(file) && readFileSync(file, "utf8") === text.toString();
    if (!isSaved) writeFileSync(file, text);
  }
}

/** @param path such as `content/site.yaml` */
function inFolder(path: string): string {
  return join(folder, path.replace("content/", ""));
}

/** A text with an exhibit. */
const ARTICLE = "a-growth-plan-that-survives-its-second-quarter";

/** Faults that an editor writes into the article: the words in the text, the reported value, a part of the remedy. */
const FAULTS_OF_TEXT = [
  { words: "[About us](/abuot)", value: "/abuot", remedy: "did you mean /about?" },
  { words: "We ask for {growthClam}.", value: "{growthClam}", remedy: "{growthClaim}" },
  { words: "![](desk.jpg)", value: "desk.jpg", remedy: "what the photo shows" },
];

test("faults of saved entries stand above the editor, by its own labels, until they are corrected", async ({
  browser,
}) => {
  const { page, complaints, open, field, save, close } = await openEditor(browser, editorUrl());
  await page.setViewportSize(TALL_WINDOW);
  const panel = page.getByRole("region", { name: "Faults in the content" });
  const status = panel.getByRole("status");
  const faults = panel.getByRole("listitem");
  await expect(status).toBeEmpty();

  /**
   * Changes the value of a control of an entry, saves it, and shows the saved files in the preview.
   *
   * @param uncover makes the control visible
   */
  const edit = async (
    entry: string,
    uncover: () => Promise<void>,
    control: Locator,
    change: (value: string) => string,
  ) => {
    let before: string | undefined;
    // The editor may leave a form that has just appeared, or revert a text that is written before the form is ready.
    await expect(async () => {
      await open(entry);
      await uncover();
      await expect(control).toHaveValue(/\S/, { timeout: 15_000 });
      const value = await control.inputValue();
      before ??= value;
      if (value === change(before)) return;
      await control.fill(change(before));
      await save();
    }).toPass();
    await copySavedFiles(page);
  };

  const expand = field("documents.links").getByRole("button", { name: "Expand All" });
  // The editor remembers which lists are open.
  const showLinks = async () => {
    await expand.waitFor({ timeout: 15_000 });
    if (await expand.isEnabled({ timeout: 15_000 })) await expand.click({ timeout: 15_000 });
  };
  const address = field("documents.links.0.href").getByRole("textbox");
  await edit("single/entries/site", showLinks, address, () => "/careeers");
  await expect(status).toHaveText(
    "You saved Pages and files › Firm, menu, footer with 1 fault. The content has 1 fault. Nothing is published before it is corrected.",
  );
  await expect(faults).toContainText("Field: Documents › Links, entry 1 › Address");
  await expect(faults).toContainText("did you mean /careers?");
  // The fault stays in sight above the form in which it is corrected.
  await page.setViewportSize(WINDOW);
  await open("single/entries/site");
  await expect(faults).toBeInViewport();
  const form = await page.locator("[data-key-path=name]").boundingBox();
  const box = await panel.boundingBox();
  expect(form?.y).toBeGreaterThanOrEqual((box?.y ?? 0) + (box?.height ?? 0));
  // The list can be closed and opened by keyboard. When the fault is corrected, the focus is not lost.
  const summary = panel.getByText("What to correct");
  await summary.press("Enter");
  await expect(faults).toBeHidden();
  await page.setViewportSize(TALL_WINDOW);
  await edit("single/entries/site", showLinks, address, () => "/careers");
  await expect(status).toHaveText("The content has no faults.");
  const closeButton = panel.getByRole("button", { name: "Close" });
  await closeButton.press("Enter");
  await expect(status).toBeEmpty();
  await expect(closeButton).toBeHidden();
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("nc-root");

  const text = field("body").getByRole("textbox");
  const paragraphs = FAULTS_OF_TEXT.map(({ words }) => words);
  const inMarkdown = field("body").getByRole("button", { name: "Edit in Markdown" });
  const kind = page.locator('[data-key-path$=":kind"]').getByRole("radio", { name: "waterfall" });
  const showMarkdown = async () => {
    // The Markdown has no exhibit before the form shows it.
    await expect(kind).toBeChecked({ timeout: 15_000 });
    await inMarkdown.click({ timeout: 15_000 });
  };
  await edit(`insights-articles/entries/${ARTICLE}`, showMarkdown, text, (value) =>
    [value.replace(/kind: \w+/, "kind: pie"), ...paragraphs].join("\n\n"),
  );
  await expect(status).toContainText(`You saved Articles › ${ARTICLE} with 4 faults.`);
  // A closed list opens for new faults.
  const exhibit = { value: "pie", remedy: "bars" };
  for (const { value, remedy } of [exhibit, ...FAULTS_OF_TEXT]) {
    const fault = faults.filter({ hasText: `Value: "${value}"` });
    await expect(fault).toContainText("Field: Text");
    await expect(fault).toContainText(remedy);
  }

  // An entry that a field chooses cannot be deleted.
  await page.goto(`${editorUrl()}/admin/#/collections/industries`);
  const dialog = page.getByRole("alertdialog");
  await page.getByRole("row", { name: "Healthcare" }).getByRole("checkbox").click();
  await page.getByRole("button", { name: "Delete Selected" }).click();
  await expect(dialog.getByRole("button", { name: "Delete" })).toBeDisabled();
  await expect(dialog).toContainText("can’t be deleted");
  await expect(dialog).toContainText("Pages and files › brochure");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  // An entry that is only linked can be deleted. The panel then names the links to it.
  await page.goto(`${editorUrl()}/admin/#/collections/insights-articles`);
  await page.getByRole("row", { name: "Give growth one owner" }).getByRole("checkbox").click();
  await page.getByRole("button", { name: "Delete Selected" }).click();
  await dialog.getByRole("button", { name: "Delete" }).click();
  const deleted = "insights/articles/give-growth-one-owner";
  await expect.poll(() => deletedFiles(page)).toEqual([`content/${deleted}.md`]);
  await copySavedFiles(page);
  const faultOfLink = faults.filter({ hasText: `Value: "/${deleted}"` });
  await expect(faultOfLink).toContainText(`Articles › ${ARTICLE}`);
  await expect(faultOfLink).toContainText("Field: Text");
  await expect(status).toContainText("Articles › give-growth-one-owner was deleted. ");
  await expect(status).toContainText("Nothing is published before");
  const wayBack = panel.getByRole("link", { name: "Bring it back" });
  const versions = await page.request.get(`${await wayBack.getAttribute("href")}`);
  expect(await versions.text()).toContain("Earlier versions of Articles › give-growth-one-owner");

  // Every page of the preview works, and names the faults.
  for (const address of ["/", "/services", `/insights/articles/${ARTICLE}`]) {
    // After a save an open page reloads itself, which would interrupt the step to the next page.
    const preview = await page.context().newPage();
    await preview.goto(`${editorUrl()}${address}`);
    await expect(preview.getByRole("main").getByRole("heading").first()).toBeVisible();
    const notice = preview.getByRole("complementary", { name: "Faults in the content" });
    for (const { value } of FAULTS_OF_TEXT) await expect(notice).toContainText(`"${value}"`);
    await preview.close();
  }
  expect(complaints).toEqual([]);

  // Without the preview the editor does not know the faults, and says so.
  await editor?.stop();
  await expect(status).toContainText("cannot tell whether the content has faults");
  await expect(faults.first()).toBeHidden();
  cpSync(fixtureContent("structure"), folder, { recursive: true });
  editor = await startEditor(folder, Number(new URL(editorUrl()).port));
  await expect(status).toHaveText("The content has no faults.");
  await close();
});

test("a new order that clashes with that of another program is reported at once", async ({
  browser,
}) => {
  const { page, complaints, close } = await openEditor(browser, editorUrl());
  const status = page.getByRole("region", { name: "Faults in the content" }).getByRole("status");
  const faults = page.getByRole("region", { name: "Faults in the content" }).getByRole("listitem");
  const industries = ["financial-services", "healthcare", "technology"].map((name) => {
    return inFolder(`content/industries/${name}.yaml`);
  });
  const [first = "", , third = ""] = industries;
  const before = industries.map((file) => readFileSync(file, "utf8"));
  const write = (file: string, order: number) => {
    writeFileSync(file, readFileSync(file, "utf8").replace(/^order: \d+$/m, `order: ${order}`));
  };
  write(first, 3);
  write(third, 1);
  await page.goto(`${editorUrl()}/admin/#/collections/industries`);
  await page.getByRole("button", { name: "Reorder Entries" }).click();
  await page.getByRole("button", { name: "Move Down" }).first().click();
  await page.getByRole("button", { name: "Done Reordering" }).click();
  await expect.poll(async () => Object.keys(await changedFiles(page)).length).toBe(2);
  for (const [path, text] of Object.entries(await changedFiles(page))) {
    writeFileSync(inFolder(path), text);
  }
  await expect(status).toContainText("Nothing is published before");
  await expect(faults.first()).toContainText("Field: Order");
  await expect(faults.first()).toContainText("Remedy: ");
  expect(complaints).toEqual([]);
  for (const [index, file] of industries.entries()) writeFileSync(file, before[index] ?? "");
  await expect(status).toHaveText("The content has no faults.");
  await close();
});

test("the preview names faults at the top of its pages, by day and by night", async ({ page }) => {
  const site = join(folder, "site.yaml");
  const text = readFileSync(site, "utf8");
  await page.goto(`${editorUrl()}/about`);
  const notice = page.getByRole("complementary", { name: "Faults in the content" });
  await expect(notice).toBeHidden();
  writeFileSync(site, text.replace("href: /careers\n", "href: /careeers\n"));
  await expect(notice).toContainText("Faults in the content: 1.");
  for (const [width, height] of [
    [320, 640],
    [844, 340],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(notice.getByText('"/careeers"')).toBeInViewport();
    expect(await violations(page)).toEqual([]);
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
    expect(scrollWidth).toBe(clientWidth);
  }
  writeFileSync(site, text);
  await expect(notice).toBeHidden();
});

test("a page that opens while a file is saved shows the change", async ({ page, context }) => {
  // Vite keeps a message for later only while no page is connected.
  const connected = await context.newPage();
  const connection = connected.waitForEvent("websocket");
  await connected.goto(`${editorUrl()}/contact`);
  await connection;
  const site = join(folder, "site.yaml");
  const text = readFileSync(site, "utf8");
  // The page has been answered, and is connected only after the save.
  let connect = () => {};
  const isSaved = new Promise<void>((resolve) => {
    connect = resolve;
  });
  await page.route("**/@vite/client", async (route) => {
    await isSaved;
    await route.continue();
  });
  await page.goto(`${editorUrl()}/about`, { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  writeFileSync(site, text.replace("href: /careers\n", "href: /careeers\n"));
  await expect
    .poll(async () => (await page.request.get(`${editorUrl()}/about`)).text())
    .toContain("careeers");
  connect();
  const notice = page.getByRole("complementary", { name: "Faults in the content" });
  await expect(notice).toBeVisible();
  writeFileSync(site, text);
  await expect(notice).toBeHidden();
});
