import { type ContentUse, checkContent } from "./check-content.ts";
import type { Content } from "./content.ts";
import { ContentError } from "./content-error.ts";
import type { ContentProblem } from "./content-problem.ts";
import { BODY } from "./fields/field-leaves.ts";
import { readPages } from "./page-content.ts";
import { readContent } from "./read-content.ts";
import { type PhotoFiles, readPhotos } from "./read-photos.ts";
import { type Findings, noFindings, type SourceReplacements } from "./reader.ts";
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
  return content;
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
    return { content, problems };
  }
  const error = new ContentError(problems);
  const shownFindings = noFindings(replacementsFor(error.problems, findings));
  const shown = readAndCheck(use, photos, shownFindings);
  if (shownFindings.invalidPaths.size > 0) throw error;
  return { content: shown.content, problems: error.problems };
}

function readAndCheck(use: ContentUse, photos: PhotoFiles, findings: Findings) {
  const { pageFiles, wordSections, forms } = use;
  const collections = { ...readContent(forms, findings), photos };
  const words = readWords(wordSections, collections.site, forms, findings);
  const pages = readPages(pageFiles, collections, forms, findings);
  const content = { ...collections, words, pages };
  return { content, problems: checkContent(content, findings, use) };
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
