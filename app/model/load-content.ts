import { type ContentUse, checkContent } from "./check-content.ts";
import type { Content } from "./content.ts";
import { ContentError } from "./content-error.ts";
import type { ContentProblem } from "./content-problem.ts";
import { translationIn } from "./content-source.ts";
import { BODY } from "./fields/field-leaves.ts";
import { translationFolders } from "./language.ts";
import { readPages } from "./page-content.ts";
import { readContent } from "./read-content.ts";
import { type PhotoFiles, readPhotos } from "./read-photos.ts";
import { type Findings, noFindings, type SourceReplacements } from "./reader.ts";
import { referenceTranslator } from "./reference-translator.ts";
import type { SourceFile } from "./source-file.ts";
import { readWords } from "./words.ts";

/**
 * Reads and checks everything in content/.
 *
 * @param use how the site uses the content
 * @throws ContentError with every problem
 */
export async function loadContent(use: ContentUse): Promise<Content> {
  const photos = await readPhotos();
  const { content, problems } = readAndCheck(use, photos, noFindings());
  if (problems.length > 0) throw new ContentError(problems);
  const translations = readTranslations(use, photos, content);
  const problemsOfTranslations = translations.flatMap(({ problems }) => problems);
  if (problemsOfTranslations.length > 0) throw new ContentError(problemsOfTranslations);
  return { ...content, translations: translations.map(({ content }) => content) };
}

/** Content for a preview, with the problems that were found in the files. */
export interface PreviewContent {
  content: Content;
  problems: readonly ContentProblem[];
}

/** The files of the last content without problems, by path below the content folder. */
let soundSources: ReadonlyMap<string, SourceFile> = new Map();

/**
 * Reads and checks everything in content/ for a preview. A file with a problem is replaced by its last version without
 * problems. If there is no such version, an item with an invalid file is left out; a file with a lesser problem is
 * shown as it is.
 *
 * @throws ContentError with every problem, if a file that pages need is invalid and has no earlier valid version
 */
export async function loadPreviewContent(use: ContentUse): Promise<PreviewContent> {
  const photos = await readPhotos();
  const findings = noFindings();
  const { content, problems } = readAndCheck(use, photos, findings);
  if (problems.length === 0) {
    soundSources = findings.sources;
    return withSoundTranslations(use, photos, content);
  }
  const error = new ContentError(problems);
  const shownFindings = noFindings({
    replacements: replacementsFor(error.problems, findings),
  });
  const shown = readAndCheck(use, photos, shownFindings);
  if (shownFindings.invalidPaths.size > 0) throw error;
  return { content: shown.content, problems: error.problems };
}

function readAndCheck(use: ContentUse, photos: PhotoFiles, findings: Findings): PreviewContent {
  const { pageFiles, wordSections, forms } = use;
  const collections = { ...readContent(forms, findings), photos };
  const words = readWords(wordSections, collections.site, forms, findings);
  const pages = readPages(pageFiles, collections, forms, findings);
  const { folder, files } = findings.source;
  const translatedFiles = folder === "" ? {} : { translatedFiles: files("**/*.{yaml,md}") };
  const content = { ...collections, ...translatedFiles, words, pages, translations: [] };
  return { content, problems: checkContent(content, findings, use) };
}

/** Reads and checks every translation of the content. */
function readTranslations(
  use: ContentUse,
  photos: PhotoFiles,
  original: Content,
): PreviewContent[] {
  const originalIds = idsByFile(original);
  const originalAddresses = use.sitePages(original, []).addresses;
  return translationFolders().map((folder) => {
    const source = translationIn(folder);
    const translateReference = referenceTranslator(original, source);
    const findings = noFindings({
      source,
      originalIds,
      originalAddresses,
      translateReference,
    });
    const { content, problems } = readAndCheck(use, photos, findings);
    // Problems of other files are those of the original, which is checked by itself.
    const ofTranslation = problems.filter(({ file }) => file.startsWith(`content/${folder}/`));
    return { content, problems: ofTranslation };
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
    ...content.unpublished,
  ];
  return new Map(items.map(({ file, id }) => [file, id]));
}

/** Sound content with the translations that have no problem. A preview leaves the other translations out. */
function withSoundTranslations(
  use: ContentUse,
  photos: PhotoFiles,
  content: Content,
): PreviewContent {
  const translations = readTranslations(use, photos, content);
  const sound = translations.filter(({ problems }) => problems.length === 0);
  const problems = new ContentError(translations.flatMap(({ problems }) => problems)).problems;
  return {
    content: { ...content, translations: sound.map(({ content }) => content) },
    problems,
  };
}

/** The versions that a preview reads instead of files with problems. */
function replacementsFor(
  problems: readonly ContentProblem[],
  { invalidPaths }: Findings,
): SourceReplacements {
  const earlier = new Map<string, SourceFile>();
  const leftOut = new Set<string>();
  for (const { file, field } of problems) {
    const path = file.replace("content/", "");
    const source = soundSources.get(path);
    const isShowable = !invalidPaths.has(path) && !field.startsWith(BODY);
    if (source) earlier.set(path, source);
    else if (!isShowable) leftOut.add(path);
  }
  return { earlier, leftOut };
}
