import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { buildVariant, fixtureContent } from "../tests/set-up/fixture-site.ts";
import { MAX_TRANSLATION_WEIGHT } from "./budgets.ts";
import { type BuiltSite, readBuiltSite } from "./built/built-site.ts";
import { weighPages } from "./built/weights.ts";

/*
 * The site as it ships is built a second time, with a folder `de` in its content. The folder repeats all texts, so that what
 * differs is there because of the second language alone (product 20.15).
 */

/** Built here as well: another step may have printed the fixture site with another browser. */
const ONE_LANGUAGE = "test-results/sites/structure-once";
const TWO_LANGUAGES = "test-results/sites/structure-twice";

/** The part of a built file's name that changes with its content. */
const HASH = /-[\w-]{8}(?=\.(?:js|css)\b)/g;

const withoutHash = (text: string): string => text.replaceAll(HASH, "");

/** What names the languages of the site, by the endings of the files. */
const OF_LANGUAGES: Readonly<Record<string, RegExp>> = {
  // Alternates, the region, the switch with its style sheet, the language that a form states.
  html: /<meta property="og:locale"[^>]*>|<link rel="alternate" hrefLang="[^>]*>|<link rel="stylesheet" href="[^"]*languages[^>]*>|<(nav|div)[^>]*>(?=<ul class="language-switch">).*?<\/ul><\/\1>|<ul class="language-switch">.*?<\/ul>|,&quot;language&quot;:&quot;en-US&quot;/gi,
  // The pages of the other language, and the alternates of each page. The copy of the content has no history with days.
  xml: /\s*<url>\s*<loc>[^<]*\/de[/<].*?<\/url>|\s*<xhtml:link [^>]*>| xmlns:xhtml="[^"]*"|<lastmod>[^<]*<\/lastmod>/gs,
  txt: /^Preferred-Languages:.*$/gm,
  // A browser counts the nodes of the page that it prints, and the switch has some.
  pdf: /\bnode\d{8}\b/g,
};

/** What a build with a second language loads besides. */
const MORE_IS_LOADED = ["assets/search-panel.js", "licences.txt"];

/** A file as text without what names the languages, and without the hashes of the files that it names. */
function textOf(name: string, file: Buffer): string {
  const pattern = OF_LANGUAGES[name.replace(/^.*\./, "")];
  const text = withoutHash(file.toString("latin1"));
  return pattern ? text.replaceAll(pattern, "") : text;
}

let before: BuiltSite;
let after: BuiltSite;

beforeAll(async () => {
  const content = mkdtempSync(join(tmpdir(), "content-"));
  cpSync(fixtureContent("structure"), content, { recursive: true });
  for (const name of readdirSync(fixtureContent("structure"))) {
    // Photos and files belong to all languages, and redirects to one.
    if (/^(photos|downloads|redirects\.yaml)$/.test(name)) continue;
    cpSync(join(fixtureContent("structure"), name), join(content, "de", name), { recursive: true });
  }
  for (const folder of [ONE_LANGUAGE, TWO_LANGUAGES]) {
    rmSync(folder, { recursive: true, force: true });
  }
  await buildVariant({ PDF: "" }, ONE_LANGUAGE);
  await buildVariant({ CONTENT_DIR: content, PDF: "" }, TWO_LANGUAGES);
  rmSync(content, { recursive: true });
  before = readBuiltSite(ONE_LANGUAGE);
  after = readBuiltSite(TWO_LANGUAGES);
});

test("files of the default language change only where they name the languages", () => {
  const filesAfter = new Map([...after.files].map((file) => [withoutHash(file), file]));
  const changed = [...before.files].filter((file) => {
    // Compressed copies follow from the files.
    if (/\.(br|gz)$/.test(file)) return false;
    const name = withoutHash(file);
    const sameFile = filesAfter.get(name);
    if (sameFile === undefined) return true;
    return textOf(name, before.read(file)) !== textOf(name, after.read(sameFile));
  });
  expect(changed.map(withoutHash).sort()).toEqual(MORE_IS_LOADED);
});

test("beside the pages below /de, a second language adds only what it needs", () => {
  const known = new Set([...before.files].map(withoutHash));
  const added = [...after.files].map(withoutHash).filter((file) => {
    return !known.has(file) && !file.startsWith("de/") && !/\.(br|gz)$/.test(file);
  });
  // The rules of the search for German words.
  expect(added.sort()).toEqual(["assets/de.js"]);
});

test("a page with the same texts, its styles and scripts weigh hardly more in another language", () => {
  const weights = new Map(
    weighPages(after, ["total"]).map(({ page, weights }) => [page.address, weights.total]),
  );
  const more = [...weights].flatMap(([address, weight]) => {
    const translated = weights.get(address === "/" ? "/de" : `/de${address}`);
    return translated === undefined ? [] : [{ address, more: translated - weight }];
  });
  expect(more.length).toBeGreaterThan(50);
  expect(more.filter((page) => page.more > MAX_TRANSLATION_WEIGHT)).toEqual([]);
});
