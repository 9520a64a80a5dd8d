import { expect } from "@playwright/test";
import { changedFiles, contentFiles, openEditor } from "./open-editor.ts";
import { test } from "./running-editor.ts";

test.describe.configure({ mode: "default", timeout: 300_000 });

test("languages stand side by side, and a save in a language touches its file only", async ({
  browser,
  multilingualEditor,
}) => {
  const files = contentFiles("languages");
  const opened = await openEditor(browser, multilingualEditor.url, {
    content: files,
    hasPreview: true,
  });
  const { page, complaints, open, save, close } = opened;
  const panes = page.getByRole("radiogroup", { name: "Switch Locale" });
  const formIn = (language: string) => page.getByRole("group", { name: `Edit ⁨${language}⁩` });
  const field = (language: string, path: string) =>
    formIn(language).locator(`[data-key-path="${path}"]`).getByRole("textbox");
  /** Opens an entry in English, with another language beside it. */
  const openBeside = async (entry: string, language: string) => {
    await page.setViewportSize({ width: 1440, height: 4000 });
    await open(entry);
    await panes.last().getByRole("radio", { name: language }).click();
  };
  /** The lines that a save has changed, by file. */
  const savedLines = async () => {
    await save();
    const changed = Object.entries(await changedFiles(page, files));
    const lines = changed.map(([path, text]) => {
      const before = files[path]?.split("\n") ?? [];
      files[path] = text.toString();
      return [path, files[path].split("\n").filter((line, index) => line !== before[index])];
    });
    return Object.fromEntries(lines);
  };

  await openBeside("single/entries/pages-contact", "German");
  await expect(field("English (US)", "heading")).toHaveValue(/\w/);
  // A field that the translation leaves out is inherited, and a save does not write it.
  await field("German", "heading").fill("Fragen Sie uns");
  expect(await savedLines()).toEqual({
    "content/de/pages/contact.yaml": ["heading: Fragen Sie uns"],
  });

  await openBeside("single/entries/pages-contact", "German");
  await field("English (US)", "heading").fill("Ask us");
  expect(await savedLines()).toEqual({ "content/pages/contact.yaml": ["heading: Ask us"] });

  // The text below the fields keeps every line.
  await openBeside("insights-articles/entries/one-sentence", "German");
  await expect(
    formIn("English (US)").getByText("Begin with the verb", { exact: true }),
  ).toBeVisible();
  await field("German", "title").fill("Ein Satz genügt");
  expect(await savedLines()).toEqual({
    "content/de/insights/articles/one-sentence.md": ["title: Ein Satz genügt"],
  });

  await openBeside("single/entries/pages-about", "Arabic");
  await page.getByRole("button", { name: "Enable ⁨Arabic⁩" }).click();
  await field("Arabic", "heading").fill("من نحن");
  expect(await savedLines()).toEqual({
    "content/ar/pages/about.yaml": ["heading: من نحن", ""],
  });

  // The page beside a translation shows the translation.
  await page.setViewportSize({ width: 1440, height: 900 });
  await open("single/entries/pages-about");
  await panes.last().getByRole("radio", { name: "Preview" }).click();
  await panes.first().getByRole("radio", { name: "German" }).click();
  const preview = page.getByTitle("Content Preview").contentFrame();
  const shown = preview.locator("iframe:not(.is-loading)").contentFrame();
  await field("German", "lead").fill("Noch ein Satz.");
  await expect(shown.locator("html[lang=de]")).toBeAttached();
  await expect(shown.getByText("Noch ein Satz.")).toBeVisible();
  expect(complaints).toEqual([]);
  await close();
});
