import { type ContentUse, checkContent } from "./check-content.ts";
import { translatedRedirectProblems } from "./check-redirects.ts";
import type { Content } from "./content.ts";
import { ContentError } from "./content-error.ts";
import type { ContentProblem } from "./content-problem.ts";
import { type ContentSource, translationIn } from "./content-source.ts";
import { type Findings, noFindings } from "./findings.ts";
import { originalPath, translationFolderRemedy, translationFolders } from "./language.ts";
import { pageFilePath, readPages } from "./page-content.ts";
import { readAttachments } from "./read-attachments.ts";
import { readContent } from "./read-content.ts";
import { readPhotos } from "./read-photos.ts";
import { referenceTranslator } from "./reference-translator.ts";
import { MISSING_FILE } from "./source-file.ts";
import { readWords, WORDS_FILE } from "./words.ts";

/**
 * Reads and checks everything in content/.
 *
 * @param use how the site uses the content
 * @throws ContentError with every problem
 */
export async function loadContent(use: ContentUse): Promise<Content> {
  const files = await readAttachedFiles();
  const { content, problems } = readAndCheck(use, files, noFindings());
  // Without a sound original nobody can tell what a translation inherits.
  if (problems.some((problem) => !isOfTranslation(problem))) throw new ContentError(problems);
  const translations = readTranslations(use, files, content);
  const allProblems = [...problems, ...translations.flatMap(({ problems }) => problems)];
  if (allProblems.length > 0) throw new ContentError(allProblems);
  return { ...content, translations: translations.map(({ content }) => content) };
}

/** Whether a problem is one of a file in the folder of a translation. The check of the original reports files there that have no original. */
function isOfTranslation({ file }: ContentProblem): boolean {
  return originalPath(file) !== file;
}

/** Content with the problems that were found in its files. */
export interface CheckedContent {
  content: Content;
  problems: readonly ContentProblem[];
}

/** The files that content names, beside those in which it is written. */
export type AttachedFiles = Pick<Content, "photos" | "attachments">;

/** Reads what is known of the photos and the attached files of the content. Faults of a file are reported when content names it. */
export async function readAttachedFiles(): Promise<AttachedFiles> {
  const [photos, attachments] = await Promise.all([readPhotos(), readAttachments()]);
  return { photos, attachments };
}

/** Reads and checks the content in the language of `findings`. @param attached the files that the content can name */
export function readAndCheck(
  use: ContentUse,
  attached: AttachedFiles,
  findings: Findings,
): CheckedContent {
  const { pageFiles, wordSections, forms } = use;
  const collections = { ...readContent(forms, findings), ...attached };
  const words = readWords(wordSections, collections.site, forms, findings);
  const pages = readPages(pageFiles, collections, forms, findings);
  const { source, leftOutParts } = findings;
  const isTranslation = source.folder !== "";
  const ofTranslation = isTranslation
    ? { translatedFiles: source.files("**/*.{yaml,md}"), leftOutParts }
    : {};
  const content = { ...collections, ...ofTranslation, words, pages, translations: [] };
  return { content, problems: checkContent(content, findings, use) };
}

/** Reads and checks every translation of the content. @param original the content of the default language */
export function readTranslations(
  use: ContentUse,
  files: AttachedFiles,
  original: Content,
): CheckedContent[] {
  const { tag } = original.language;
  // The check of the original reports a folder with a wrong name.
  const folders = translationFolders().filter((folder) => !translationFolderRemedy(folder, tag));
  // Only a translation needs the addresses of the original. With 10,000 insights they take long.
  if (folders.length === 0) return [];
  const originalIds = idsByFile(original);
  const originalAddresses = use.sitePages(original, []).addresses;
  return folders.map((folder) => {
    const source = translationIn(folder);
    const translateReference = referenceTranslator(original, source);
    const findings = noFindings({
      source,
      originalIds,
      originalAddresses,
      translateReference,
    });
    const { content, problems } = readAndCheck(use, files, findings);
    // Problems of other files are those of the original, which is checked by itself.
    const ofTranslation = problems.filter(({ file }) => file.startsWith(`content/${folder}/`));
    // Faults may hide pages. They are reported above, so they are not reported a second time.
    const pages = use.sitePages(content, [...problems]);
    const ofRedirects = translatedRedirectProblems(original, content.language, pages);
    const missing = missingFileProblems(source, use);
    return { content, problems: [...missing, ...ofTranslation, ...ofRedirects] };
  });
}

/** A file that every language needs. */
interface NeededFile {
  /** Below content/, or below the folder of a translation. */
  path: string;
  reason: string;
}

function neededFiles({ pageFiles }: ContentUse): NeededFile[] {
  const reason = "its words stand on every page";
  const ofPages = pageFiles.flatMap((pageFile) => {
    const { neededInLanguages } = pageFile;
    if (neededInLanguages === undefined) return [];
    return [{ path: pageFilePath(pageFile), reason: neededInLanguages }];
  });
  return [{ path: "site.yaml", reason }, { path: WORDS_FILE, reason }, ...ofPages];
}

/** A problem for each file that every language needs, and that a translation lacks. */
function missingFileProblems(source: ContentSource, use: ContentUse): ContentProblem[] {
  const missing = neededFiles(use).filter(({ path }) => !source.has(path));
  return missing.map(({ path, reason }) => {
    const remedy = `copy content/${path} to here and translate it: every language needs it, because ${reason}`;
    const file = `content/${source.folder}/${path}`;
    return { file, field: MISSING_FILE, value: undefined, remedy };
  });
}

/** The ids of all items with a file of their own, drafts and closed positions included. */
function idsByFile(content: Content): Map<string, string> {
  const items = [
    ...content.leaders,
    ...content.insights,
    ...content.growthServices,
    ...content.capabilities,
    ...content.industries,
    ...content.positions,
    ...content.closedPositions,
    ...content.legal,
    ...content.standalonePages,
    ...content.endedPages,
    ...content.unpublished,
  ];
  return new Map(items.map(({ file, id }) => [file, id]));
}
