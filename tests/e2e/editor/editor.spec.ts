import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, expect, test } from "@playwright/test";
import sharp from "sharp";
import { fixtureContent } from "../../set-up/fixture-site.ts";
import { changedFiles, contentFiles, openEditor, startEditor, WINDOW } from "./open-editor.ts";

test.describe.configure({ mode: "default", timeout: 900_000 });

/** A window that holds a whole form: the editor makes the fields of a group when they come into sight. */
const TALL_WINDOW = { width: 1280, height: 4000 };

let editor: Awaited<ReturnType<typeof startEditor>>;
test.beforeAll(async () => {
  test.setTimeout(60_000);
  editor = await startEditor();
});
test.afterAll(() => editor.stop());

/** Writes a picture for docs/editing.md, where they are asked for: `npm run editor:pictures`. */
async function picture(page: { screenshot(): Promise<Buffer> }, name: string) {
  if (!process.env.EDITOR_PICTURES) return;
  const image = sharp(await page.screenshot()).png({ palette: true, colours: 64, effort: 10 });
  await image.toFile(`docs/editor-${name}.png`);
}

/** The lines of a file that a save has changed. */
function changedLines(path: string, text: Buffer | undefined): string[] {
  const before = contentFiles()[path]?.split("\n") ?? [];
  return `${text}`.split("\n").filter((line, index) => line !== before[index]);
}

test("a headline changed in the editor is one line changed in its file", async ({ browser }) => {
  const { page, complaints, open, field, save, close } = await openEditor(browser, editor.url);
  await picture(page, "start");
  await open("single/entries/pages-home");
  const headline = field("heroMessages.0.headline").getByRole("textbox");
  await expect(async () => {
    const expand = field("heroMessages").getByRole("button", { name: "Expand All" });
    if (await expand.isEnabled()) await expand.click();
    await expect(headline).toBeVisible({ timeout: 5000 });
  }).toPass();
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

/** A partner whose id the site makes. */
const PARTNER = {
  name: "Ana Núñez",
  title: "Partner",
  order: "99",
  "meta.title": "Ana Núñez, Partner",
  "meta.description": "Who Ana Núñez is, in a sentence for search engines that is long enough.",
  bio: "A life in a sentence.",
};

test("a new partner, and a new blog of hers with a photo and an exhibit, are sound content", async ({
  browser,
}) => {
  const { page, complaints, open, field, save, close } = await openEditor(browser, editor.url);
  await page.setViewportSize(TALL_WINDOW);
  await open("leaders/new");
  for (const [name, value] of Object.entries(PARTNER)) {
    await field(name).locator("input, textarea").first().fill(value);
  }
  await save();
  await page.setViewportSize(WINDOW);
  await open("insights-blogs/new");
  await field("title").getByRole("textbox").fill("What's next: 5 questions?");
  await field("category").getByRole("combobox").click();
  await page.getByRole("option", { name: "Strategy" }).click();
  await field("date").locator("input").fill("2026-03-17");
  await field("author").getByRole("radio", { name: PARTNER.name }).click();
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
  const exhibit =
    "title: Orders a week\nkind: bars\nrows:\n  - label: Before\n    value: 4\n  - label: After\n    value: 7\nillustrative: true";
  await page.locator('[data-key-path$=":content"]').getByRole("textbox").fill(exhibit);
  await picture(page, "exhibit");
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

/** Files whose list is empty: there is no text to change. */
const TEXTLESS = ["content/redirects.yaml"];

/** A file of each form; editor/content-form.test.ts proves the form of every file. */
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
  // The editor goes on from a saved entry only.
  .sort((a, b) => Number(TEXTLESS.includes(a.path)) - Number(TEXTLESS.includes(b.path)));

/** Changes the last letter of the first text of each entry, and saves it. @returns the files */
async function changeEach(part: typeof entries, browser: Browser): Promise<string[]> {
  const { page, complaints, open, save, close } = await openEditor(browser, editor.url);
  await page.setViewportSize(TALL_WINDOW);
  const saved: string[] = [];
  for (const { path, entry } of part) {
    const text = page.locator("[data-key-path]").getByRole("textbox").first();
    // Its field writes the text as it understands it.
    const body = page.locator('[data-key-path="body"] [contenteditable]').first();
    let value: string | undefined;
    // The editor may leave a form again that has only just come, or save without our seeing the end of it.
    await expect(async () => {
      await open(entry);
      if (path.endsWith(".md")) await expect(body).not.toBeEmpty();
      if (TEXTLESS.includes(path)) return;
      value ??= await text.inputValue({ timeout: 5000 });
      const changed = `${value.slice(0, -1)}x`;
      if ((await text.inputValue({ timeout: 5000 })) === changed) return;
      // What is written before the form is ready is not seen, or is taken back once more.
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

test("every entry opens, and a text changed in it is one line of its file", async ({ browser }) => {
  const parts = [0, 1, 2].map((part) => entries.filter((_entry, index) => index % 3 === part));
  const saved = (await Promise.all(parts.map((part) => changeEach(part, browser)))).flat();
  const left = entries.filter(({ path }) => !saved.includes(path));
  expect(left.map(({ path }) => path).sort()).toEqual(TEXTLESS);
});

test("a fault is told in words, and nothing is saved", async ({ browser }) => {
  const { page, complaints, open, field, close } = await openEditor(browser, editor.url);
  await open("positions/entries/economist");
  await field("title").getByRole("textbox").fill("経済学者");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(field("title")).toContainText(
    "may hold Latin, Greek, Cyrillic, Hebrew or Arabic letters, digits and punctuation",
  );
  await picture(page, "fault");
  expect(await changedFiles(page)).toEqual({});
  expect(complaints).toEqual([]);
  await close();
});

test("a browser that cannot write to folders is told so", async ({ page }) => {
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
