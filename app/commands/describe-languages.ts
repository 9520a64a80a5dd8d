import type { Content } from "#app/model/content.ts";
import { ACKNOWLEDGEMENTS_FILE } from "#app/model/site-forms.ts";
import type { CopiedTexts, TranslationReport } from "#app/model/translation-report.ts";
import { entriesOf } from "#app/routes/page-index.ts";
import type { PageKind } from "#app/routes/page-kind.ts";
import { PAGES } from "#app/routes/registry.ts";

/**
 * What each language of the site has, how much each translation lacks, and what visitors then meet.
 *
 * @param content of the default language, with its translations
 * @param reports of the translations
 * @returns a line for each language, and below a translation lines for the pages and mails that it lacks, and for texts that
 * nobody has translated; none for a site in one language
 */
export function describeLanguages(
  content: Content,
  reports: readonly TranslationReport[],
): string[] {
  if (content.translations.length === 0) return [];
  const translations = content.translations.flatMap((translation) => {
    const { prefix } = translation.language;
    const report = reports.find(({ language }) => language.prefix === prefix);
    const line = lineOf(translation, `content${prefix}`);
    if (!report) return [line];
    const original = content.language.name;
    const copies = report.copies.map((copied) => lineOfCopies(copied, original));
    return [`${line}; ${lackOf(report)}`, ...linesOfMissing(report, original), ...copies];
  });
  return [lineOf(content, "content"), ...translations];
}

/** Such as `content/de (Deutsch): pages 19, services 2, industries 1, partners 1, positions 1, insights 2`. */
function lineOf(content: Content, folder: string): string {
  const counts = {
    pages: countPages(content),
    services: content.growthServices.length + content.capabilities.length,
    industries: content.industries.length,
    partners: content.partners.length,
    positions: content.positions.length,
    insights: content.insights.length,
  };
  const parts = Object.entries(counts).map(([name, count]) => `${name} ${count}`);
  return `${folder} (${content.language.name}): ${parts.join(", ")}`;
}

/** The number of pages, each counted once if it has several addresses. */
function countPages(content: Content): number {
  const kinds = Object.entries<PageKind>(PAGES);
  const entries = kinds.flatMap(([folder, kind]) => entriesOf(folder, kind, content));
  return entries.filter(({ path, canonical }) => path === canonical).length;
}

/** What visitors meet in place of the pages, the parts of pages and the mails that a translation lacks. */
function linesOfMissing({ gaps, folder }: TranslationReport, original: string): string[] {
  const missing = gaps
    .filter(({ state, isItem }) => state === "no file" && !isItem)
    .map(({ file }) => file.slice(folder.length + 1));
  const pages = missing.filter((path) => path !== ACKNOWLEDGEMENTS_FILE);
  const lines: string[] = [];
  if (pages.length > 0) {
    lines.push(
      `  without ${pages.join(", ")}: pages leave out what these show; links to these pages lead to ${original}, and say so`,
    );
  }
  if (missing.includes(ACKNOWLEDGEMENTS_FILE)) {
    lines.push(
      `  without ${ACKNOWLEDGEMENTS_FILE}: the mails that confirm a form are in ${original}`,
    );
  }
  return lines;
}

/** A file that was copied from another language can have hundreds of fields. */
const MOST_FIELDS = 6;

/** Such as `content/de/site.yaml: still in English: slogan, figures.people`. */
function lineOfCopies({ file, fields }: CopiedTexts, original: string): string {
  const more = fields.length - MOST_FIELDS;
  const named = fields.slice(0, MOST_FIELDS).join(", ");
  return `  ${file}: still in ${original}: ${named}${more > 0 ? `, and ${more} more` : ""}`;
}

/** Such as `lacks 3 of 410 texts, and 2 files`. Its pages show the texts that it lacks in the default language. */
function lackOf({ gaps, texts }: TranslationReport): string {
  const missing = gaps.filter(({ state }) => state === "missing");
  const missingTexts = missing.reduce((sum, gap) => sum + gap.texts, 0);
  const files = gaps.filter(({ state }) => state === "no file").length;
  if (missingTexts + files === 0) return "lacks nothing";
  return `lacks ${missingTexts} of ${texts} texts in its files, and ${files} ${files === 1 ? "file" : "files"}: npm run content -- --translations lists them`;
}
