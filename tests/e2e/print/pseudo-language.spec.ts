import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { bareText } from "../../set-up/bare-texts.ts";
import { fixtureContent } from "../../set-up/fixture-site.ts";
import { loadTestContent } from "../../set-up/load-content.ts";
import { startPreview } from "../../set-up/preview-server.ts";
import { PSEUDO_LANGUAGE, writePseudoLanguage } from "../../set-up/pseudo-language.ts";
import { unexpectedTexts } from "../../set-up/unexpected-texts.ts";
import { test as atRoot, expect } from "../fixtures.ts";
import { pagesOf } from "../pdf.ts";

const { site } = await loadTestContent();

/** The preview of a site with the pseudo-language (app/pseudo-language.test.ts). */
const test = atRoot.extend<object, { preview: { url: string } }>({
  preview: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures it needs
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), "pseudo-language-"));
      cpSync(fixtureContent("structure"), folder, { recursive: true });
      writePseudoLanguage(folder);
      const preview = await startPreview(folder);
      await use(preview);
      await preview.stop();
      rmSync(folder, { recursive: true });
    },
    { scope: "worker", timeout: 600_000 },
  ],
  baseURL: ({ preview }, use) => use(preview.url),
});

/** The pages that the build prints, with the number of their sheets. */
const PRINTED = {
  "/brochure": 5,
  "/presentation": 15,
  "/documents/one-page-decision": 1,
  "/documents/monthly-review-sheet": 1,
  "/documents/merger-interview-guide": 1,
  "/documents/who-owns-growth": 1,
};

/** Prints a page. @returns the texts of each sheet, and those texts that stand outside of the brackets */
async function print(page: Page) {
  const pages = await pagesOf(await page.pdf({ format: "A4", preferCSSPageSize: true }));
  const sheets = pages.map(({ texts }) => texts.map(({ text }) => text).join(" "));
  const bare = sheets.map(bareText).filter(Boolean);
  return { sheets, bareTexts: unexpectedTexts(bare, site) };
}

atRoot("a bare text in a PDF is found, also when the printer alone writes it", async ({ page }) => {
  await page.setContent(`
    <style>@media print { p::after { content: " Printed" } }</style>
    <h1 style="width: 5em">‹A heading of several lines›</h1><p>‹Whole›</p><div>Bare</div>`);
  expect((await print(page)).bareTexts).toEqual(["Printed Bare"]);
});

test("no PDF has a bare text", async ({ page }) => {
  for (const [path, count] of Object.entries(PRINTED)) {
    await page.goto(`/${PSEUDO_LANGUAGE}${path}`);
    const { sheets, bareTexts } = await print(page);
    expect.soft(bareTexts, path).toEqual([]);
    expect.soft(sheets, path).toHaveLength(count);
    for (const sheet of sheets) expect.soft(sheet, path).toContain("‹");
  }
});
