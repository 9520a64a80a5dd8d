import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { fixtureContent, fixtureFolder } from "../../set-up/fixture-site.ts";
import { expect, test } from "../languages-site.ts";
import { pagesOf } from "../pdf.ts";
import { reportOf } from "./pdf-report.ts";

const CONTENT = fixtureContent("languages");

/** The printed pages, with the file whose texts they show, a part of the title, and the number of their sheets. */
const PRINTED = [
  { path: "/brochure", source: "brochure/brochure.yaml", name: "Firmenbroschüre", count: 5 },
  { path: "/presentation", source: "deck/deck.yaml", name: "Präsentation", count: 8 },
  {
    path: "/documents/one-page-decision",
    source: "pages/documents.yaml",
    name: "Die Entscheidung auf einer Seite",
    count: 1,
  },
];

/** A text of the default language, and its translation. */
interface Translation {
  original: string;
  german: string;
}

/** The texts of a file of content/ that differ in German. */
function translationsIn(path: string): Translation[] {
  const read = (folder: string) => parse(readFileSync(join(CONTENT, folder, path), "utf8"));
  return translatedTexts(read("."), read("de"));
}

function translatedTexts(original: unknown, german: unknown): Translation[] {
  if (typeof original === "string" && typeof german === "string") {
    return original === german ? [] : [{ original, german }];
  }
  if (typeof german !== "object" || german === null) return [];
  return Object.entries(german).flatMap(([name, value]) =>
    translatedTexts(Object(original)[name], value),
  );
}

/** The texts of each sheet of a PDF. */
async function sheetsOf(file: string): Promise<string[]> {
  const pages = await pagesOf(readFileSync(file));
  return pages.map(({ texts }) => texts.map(({ text }) => text.trim()).join(" "));
}

/** Those texts that stand in a printed text as whole words. */
function foundIn(printed: string, texts: readonly string[]): string[] {
  return texts.filter((text) => {
    return new RegExp(`(?<![\\p{L}-])${RegExp.escape(text)}(?![\\p{L}-])`, "u").test(printed);
  });
}

for (const { path, source, name, count } of PRINTED) {
  test(`${path} as a German PDF says its language and is German throughout`, async ({ page }) => {
    const site = join(fixtureFolder("languages"), "site");
    test.skip(!existsSync(`${site}${path}.pdf`), "the build has found no browser that prints");
    await page.goto(`/de${path}`);
    await expect(page.getByRole("link", { name: /PDF/ })).toHaveAttribute("href", `/de${path}.pdf`);
    const file = `${site}/de${path}.pdf`;
    const { language, title } = await reportOf(readFileSync(file));
    expect(language).toBe("de");
    expect(title).toContain(name);

    const sheets = await sheetsOf(file);
    expect(sheets).toHaveLength(count);
    const own = translationsIn(source);
    const texts = [...own, ...translationsIn("words.yaml"), ...translationsIn("site.yaml")];
    const originals = texts.map(({ original }) => original);
    for (const sheet of sheets) expect.soft(foundIn(sheet, originals)).toEqual([]);
    // The same look at the file in the default language finds its texts.
    const english = (await sheetsOf(`${site}${path}.pdf`)).join(" ");
    const ownOriginals = own.map(({ original }) => original);
    expect(foundIn(english, ownOriginals).length).toBeGreaterThan(5);
    const ownTexts = own.map(({ german }) => german);
    for (const sheet of sheets) expect.soft(foundIn(sheet, ownTexts), sheet).not.toEqual([]);
  });
}
