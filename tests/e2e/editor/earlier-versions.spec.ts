import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { fixtureContent } from "../../set-up/fixture-site.ts";
import { violations } from "../axe-violations.ts";
import { changedFiles, openEditor, startEditor } from "./open-editor.ts";

test.describe.configure({ mode: "default", timeout: 300_000 });

/** The content that the preview shows. */
let content: string;
let folder: string;
let editor: Awaited<ReturnType<typeof startEditor>> | undefined;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  folder = mkdtempSync(join(tmpdir(), "edited-"));
  content = join(folder, "content");
  cpSync(fixtureContent("structure"), content, { recursive: true });
  editor = await startEditor(content);
});
test.afterAll(async () => {
  await editor?.stop();
  rmSync(folder, { recursive: true });
});

const FILE = "industries/healthcare.yaml";

test("a mistaken save is undone on the page beside the editor, and the open form cannot undo that", async ({
  browser,
}) => {
  const opened = await openEditor(browser, editor?.url ?? "", { hasPreview: true });
  const { page, complaints, open, field, save, close } = opened;
  const before = readFileSync(join(content, FILE), "utf8");
  const sentence = field("navDescription").locator("input, textarea").first();
  await open("industries/entries/healthcare");
  await sentence.fill("A sentence that nobody wanted.");
  await save();
  const saved = (await changedFiles(page))[`content/${FILE}`];
  writeFileSync(join(content, FILE), saved ?? "");

  await open("industries/entries/healthcare");
  const preview = page.getByTitle("Content Preview").contentFrame();
  const opensTab = page.waitForEvent("popup");
  await preview.getByRole("link", { name: "Earlier versions" }).click();
  const versions = await opensTab;
  await expect(async () => {
    await versions.reload();
    await expect(versions.getByRole("listitem").first()).toContainText("healthcare");
  }).toPass();
  await expect(versions.getByText("A sentence that nobody wanted.")).toBeVisible();
  expect(await violations(versions)).toEqual([]);
  await versions.getByRole("button", { name: "Bring back" }).first().click();
  await expect(versions.getByRole("status")).toContainText("is again as it was before");
  expect(readFileSync(join(content, FILE), "utf8")).toBe(before);

  const panel = page.getByRole("region", { name: "Faults in the content" });
  await expect(panel).toContainText("An earlier version of Industries › healthcare is back.");
  await sentence.fill("Another sentence.");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("alertdialog")).toContainText("so nothing was saved");
  expect(complaints).toEqual([]);
  await close();
});
