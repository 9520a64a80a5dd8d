import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, matchesGlob } from "node:path";
import { type Browser, expect } from "@playwright/test";
import sharp from "sharp";
import { z } from "zod";
import { meaningOf } from "#app/model/fields/meaning.ts";
import { siteSchemas } from "#app/routes/site-content.ts";
import { fixtureContent } from "../../set-up/fixture-site.ts";
import {
  changedFiles,
  contentFiles,
  openEditor,
  picture,
  TALL_WINDOW,
  WINDOW,
  waitForPage,
} from "./open-editor.ts";
import { test } from "./running-editor.ts";

test.describe.configure({ mode: "default", timeout: 300_000 });

/** The lines of a file that a save has changed. */
function changedLines(path: string, text: Buffer | undefined): string[] {
  const before = contentFiles()[path]?.split("\n") ?? [];
  return `${text}`.split("\n").filter((line, index) => line !== before[index]);
}

test("a headline changed in the editor is one line changed in its file", async ({
  browser,
  editor,
}) => {
  const { page, complaints, open, field, save, close } = await openEditor(browser, editor.url);
  await picture(page, "start");
  await open("single/entries/pages-home");
  const headline = field("heroMessages.0.headline").getByRole("textbox");
  await expect(async () => {
    const expand = field("heroMessages").getByRole("button", { name: "Expand All" });
    if (await expand.isEnabled({ timeout: 5000 })) await expand.click({ timeout: 5000 });
    await expect(headline).toBeVisible({ timeout: 5000 });
  }).toPass();
  await waitForPage(page, "finally aligned");
  await picture(page, "headline");
  await headline.fill("Strategy, sales, marketing: aligned.");
  await save();
  const files = await changedFiles(page);
  expect(Object.keys(files)).toEqual(["content/pages/home.yaml"]);
  const [[path, text] = []] = Object.entries(files);
  expect(changedLines(String(path), text)).toEqual([
    '  - headline: "Strategy, sales, marketing: aligned."',
  ]);
  expect(complaints).toEqual([]);
  await close();
});

test("only a press on “Remove the text” removes the whole text of a blog, however often Save is pressed", async ({
  browser,
  editor,
}) => {
  const { page, complaints, open, field, close } = await openEditor(browser, editor.url);
  await page.setViewportSize(TALL_WINDOW);
  const [path = ""] = Object.keys(contentFiles()).filter((file) => /insights\/blogs\//.test(file));
  const slug = path.replace(/^.*\/|\.md$/g, "");
  await open(`insights-blogs/entries/${slug}`);
  const text = field("body").locator("[contenteditable=true]").first();
  await expect(text).not.toBeEmpty();
  await text.click();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.press("Delete");
  await expect(text).toHaveText("");
  const saveButton = page.getByRole("button", { name: "Save", exact: true });
  const question = page.getByRole("dialog", { name: "Remove the whole text?" });
  const refusal = page.getByRole("alertdialog");
  for (const key of ["Enter", "Escape", "Enter"]) {
    await saveButton.click();
    await expect(question.getByRole("button", { name: "Keep the text" })).toBeFocused();
    await page.keyboard.press(key);
    await expect(refusal).toContainText("Nothing was saved, and the text below the fields stays.");
    await refusal.getByRole("button").click();
    await expect(refusal).toBeHidden();
  }
  expect(await changedFiles(page)).toEqual({});
  await saveButton.click();
  await question.getByRole("button", { name: "Remove the text" }).click();
  await expect(page).not.toHaveURL(/entries/);
  expect(`${(await changedFiles(page))[path]}`).toMatch(/^---\n[\s\S]*\n---\n\n?$/);
  expect(complaints).toEqual([]);
  await close();
});

/** A partner whose id is made from the name. */
const PARTNER = {
  name: "Ana Núñez",
  title: "Partner",
  "meta.title": "Ana Núñez, Partner",
  "meta.description": "Who Ana Núñez is, in a sentence for search engines that is long enough.",
  bio: "A life in a sentence.",
};

test("a new partner, and a new blog of hers with a photo and an exhibit, are sound content", async ({
  browser,
  editor,
}) => {
  const { page, complaints, open, field, save, close } = await openEditor(browser, editor.url);
  await page.setViewportSize(TALL_WINDOW);
  await open("leaders/new");
  for (const [name, value] of Object.entries(PARTNER)) {
    await field(name).locator("input, textarea").first().fill(value);
  }
  await save();
  await open("insights-blogs/new");
  await field("title").getByRole("textbox").fill("What's next: 5 questions?");
  await field("category").getByRole("combobox").click();
  await page.getByRole("option", { name: "Strategy" }).click();
  await field("date").locator("input").fill("2026-03-17");
  await field("author").getByRole("radio", { name: "Mara Ellison" }).click();
  await field("snippet")
    .getByRole("textbox")
    .fill("Five questions that a partner asks before a plan is drawn, and what each has saved.");
  await field("description")
    .getByRole("textbox")
    .fill("Five questions that we ask before any plan is drawn, and why the third is skipped.");
  await page.getByRole("button", { name: /Add .*Picture/ }).click();
  await page.getByRole("menuitem", { name: "Photo" }).click();
  const noise = { type: "gaussian", mean: 128, sigma: 20 } as const;
  const create = { width: 1600, height: 1000, channels: 3, background: "#888", noise } as const;
  const photo = await sharp({ create }).jpeg().toBuffer();
  const file = { name: "Team at work.jpg", mimeType: "image/jpeg", buffer: photo };
  await field("picture.file").locator("input[type=file]").first().setInputFiles(file);
  await field("picture.alt").getByRole("textbox").fill("Four people around a table");
  const body = field("body");
  await body.getByRole("textbox").first().click();
  await page.keyboard.type("The first question is the shortest.");
  await page.keyboard.press("Enter");
  await body.getByRole("button", { name: /Insert/ }).click();
  await page.getByRole("menuitem", { name: /Exhibit/ }).click();
  const partOf = (name: string) => page.locator(`[data-key-path$=":${name}"]`);
  await partOf("title").getByRole("textbox").fill("Orders a week");
  await partOf("kind").getByRole("radio", { name: "bars" }).click();
  const rows = [
    { label: "Before", value: "4" },
    { label: "After", value: "7" },
  ];
  for (const [index, { label, value }] of rows.entries()) {
    await partOf("rows").getByRole("button", { name: "Add ⁨Row⁩" }).first().click();
    await partOf(`rows.${index}.label`).getByRole("textbox").fill(label);
    await partOf(`rows.${index}.value`).locator("input").fill(value);
  }
  const illustrative = partOf("illustrative").getByRole("switch");
  await illustrative.click();
  await expect(illustrative).toBeChecked();
  const exhibit =
    "title: Orders a week\nkind: bars\nrows:\n  - label: Before\n    value: 4\n  - label: After\n    value: 7\nillustrative: true";
  await page.setViewportSize(WINDOW);
  await partOf("title").evaluate((element) => element.scrollIntoView());
  await waitForPage(page, "Illustrative figures");
  await picture(page, "exhibit");
  await field("author").getByRole("radio", { name: PARTNER.name }).click();
  await save();
  const files = await changedFiles(page);
  const paths = Object.keys(files).sort();
  const blog = paths.find((path) => path.endsWith(".md")) ?? "";
  expect(paths).toEqual([
    blog,
    "content/leaders/ana-nunez.yaml",
    "content/photos/team-at-work.jpg",
  ]);
  expect(`${files["content/leaders/ana-nunez.yaml"]}`).toMatch(/^id: ana-nunez\nname: Ana Núñez\n/);
  expect(blog).toMatch(/^content\/insights\/blogs\/what.*s-next-5-questions\.md$/);
  expect(`${files[blog]}`).toContain(
    'title: "What\'s next: 5 questions?"\ncategory: Strategy\ndate: 2026-03-17\nauthor: ana-nunez\n',
  );
  expect(`${files[blog]}`).toContain("picture:\n  file: team-at-work.jpg\n  alt: Four people");
  expect(`${files[blog]}`).toContain(`shortest.\n\n\`\`\`exhibit\n${exhibit}\n\`\`\`\n`);
  const folder = mkdtempSync(join(tmpdir(), "edited-"));
  cpSync(fixtureContent("structure"), folder, { recursive: true });
  for (const [path, text] of Object.entries(files)) {
    writeFileSync(join(folder, path.replace("content/", "")), text);
  }
  const env = { ...process.env, CONTENT_DIR: folder };
  const { stdout } = spawnSync(process.execPath, ["app/commands/report-content.ts"], { env });
  expect(`${stdout}`).toMatch(/^The content is sound/);
  rmSync(folder, { recursive: true });
  expect(complaints).toEqual([]);
  await close();
});

/** Files with an empty list, which have no text to change. */
const TEXTLESS = ["content/redirects.yaml"];

/** A file for each form of the editor. editor/content-form.test.ts checks every file. */
const entries = Object.keys(contentFiles())
  .map((path) => {
    const [, folder = "", name = ""] = /^content\/(.*?)\/?([^/]+)\.\w+$/.exec(path) ?? [];
    const collection = folder.replaceAll("/", "-");
    const isSingle = /^(|pages|deck|brochure)$/.test(folder);
    const key = [collection, name].filter(Boolean).join("-");
    const entry = isSingle ? `single/entries/${key}` : `${collection}/entries/${name}`;
    return { path, entry, form: isSingle ? path : folder };
  })
  .filter(({ form }, index, files) => files.findIndex((file) => file.form === form) === index)
  // The entries without a text come last, because the editor leaves an entry only after it was saved.
  .sort((a, b) => Number(TEXTLESS.includes(a.path)) - Number(TEXTLESS.includes(b.path)));

/**
 * The fields of an entry with a text that can change alone. Other pages refer to ids and to headings, such as the titles of
 * services: the editor saves no change that would break them. A letter is no date.
 */
function freeFields(path: string): string {
  const file = path.replace("content/", "");
  const schema = Object.entries(siteSchemas()).find(([pattern]) => matchesGlob(file, pattern))?.[1];
  const fields = schema instanceof z.ZodObject ? Object.entries(schema.shape) : [];
  const boundFields = fields.filter(([, field]) => {
    const meaning = meaningOf(field);
    return ["id", "date"].includes(meaning?.kind ?? "") || meaning?.search === "heading";
  });
  const exceptions = boundFields.map(([name]) => `:not([data-key-path="${name}"])`);
  return `[data-key-path]${exceptions.join("")}`;
}

/** Changes the last letter of a text in each entry, and saves it. @returns the paths of the saved files */
async function changeEach(part: typeof entries, browser: Browser, url: string): Promise<string[]> {
  const { page, complaints, open, save, close } = await openEditor(browser, url);
  await page.setViewportSize(TALL_WINDOW);
  const saved: string[] = [];
  for (const { path, entry } of part) {
    const text = page.locator(freeFields(path)).getByRole("textbox").first();
    // The editor's Markdown field writes the text in its own style.
    const body = page.locator('[data-key-path="body"] [contenteditable]').first();
    let value: string | undefined;
    // The editor may leave a form that has just appeared, or save without going back to the list.
    await expect(async () => {
      await open(entry);
      if (path.endsWith(".md")) await expect(body).not.toBeEmpty();
      if (TEXTLESS.includes(path)) return;
      // A list may show its entries closed.
      const expand = page.getByRole("button", { name: "Expand All" }).first();
      const isClosed = !(await text.isVisible()) && (await expand.isVisible());
      if (isClosed) await expand.click({ timeout: 5000 });
      value ??= await text.inputValue({ timeout: 5000 });
      const changed = `${value.slice(0, -1)}x`;
      if ((await text.inputValue({ timeout: 5000 })) === changed) return;
      // The editor loses or reverts a text that is typed before the form is ready.
      await text.fill(value, { timeout: 5000 });
      await text.fill(changed, { timeout: 5000 });
      await save();
    }).toPass();
    if (TEXTLESS.includes(path)) continue;
    saved.push(path);
  }
  const files = await changedFiles(page);
  expect(Object.keys(files).sort()).toEqual(saved.sort());
  for (const [path, text] of Object.entries(files)) {
    expect(changedLines(path, text), path).toHaveLength(1);
  }
  expect(complaints).toEqual([]);
  await close();
  return saved;
}

test("every entry opens, and a text changed in it is one line of its file", async ({
  browser,
  editor,
}) => {
  const parts = [0, 1, 2].map((part) => entries.filter((_entry, index) => index % 3 === part));
  const saved = (
    await Promise.all(parts.map((part) => changeEach(part, browser, editor.url)))
  ).flat();
  const unsaved = entries.filter(({ path }) => !saved.includes(path));
  expect(unsaved.map(({ path }) => path).sort()).toEqual(TEXTLESS);
});

test("a fault is reported in words, and nothing is saved", async ({ browser, editor }) => {
  const { page, complaints, open, field, close } = await openEditor(browser, editor.url);
  await open("positions/entries/economist");
  await waitForPage(page, "Economist");
  await field("title").getByRole("textbox").fill("経済学者");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(field("title")).toContainText(
    "may hold Latin, Greek, Cyrillic, Hebrew or Arabic letters, digits and punctuation",
  );
  await expect(page.getByRole("button", { name: "Show Errors" })).toBeVisible();
  await picture(page, "fault");
  expect(await changedFiles(page)).toEqual({});
  expect(complaints).toEqual([]);
  await close();
});

test("in a browser that cannot write to folders the editor says so", async ({ page, editor }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, "showDirectoryPicker");
    Reflect.deleteProperty(Window.prototype, "showDirectoryPicker");
  });
  await page.goto(`${editor.url}/admin/`);
  await expect(page.getByRole("alert")).toContainText(/browser/);
  await expect(page.getByRole("button", { name: /Local Repository/ })).toBeDisabled();
});

test("the built site has no editor", async ({ request }) => {
  for (const path of ["/admin", "/admin/", "/admin/index.html"]) {
    expect((await request.get(path)).status()).toBe(404);
  }
});
