import type { ContentUse } from "../check-content.ts";
import type { Content } from "../content.ts";
import { ContentError } from "../content-error.ts";
import type { ContentProblem } from "../content-problem.ts";
import { noFindings, type SourceReplacements } from "../findings.ts";
import {
  type AttachedFiles,
  type CheckedContent,
  readAndCheck,
  readAttachedFiles,
  readTranslations,
} from "../load-content.ts";
import {
  MISSING_FILE,
  type SourceFile,
  type UnsavedFile,
  withUnsavedFile,
} from "../source-file.ts";
import { replacementsFor, vanishedItems, withoutVersions } from "./preview-replacements.ts";
import { attachmentStandIns, photoStandIns } from "./preview-stand-ins.ts";
import { UNSAVED_ATTACHMENT } from "./unsaved-attachment.ts";

/** The files of the last content without problems, by path below the content folder. */
let soundSources: ReadonlyMap<string, SourceFile> = new Map();

/**
 * Reads and checks everything in content/ for a preview. A file with a problem is replaced by its last version without
 * problems, or by its last commit. If there is no such version, an item with an invalid file is left out. Any other
 * file is shown as it is; a page that needs what the file lacks cannot be rendered. Items and photos that do not exist
 * any more stay as long as other files name them.
 */
export async function loadPreviewContent(use: ContentUse): Promise<CheckedContent> {
  const files = await readAttachedFiles();
  const findings = noFindings();
  const { content, problems } = readAndCheck(use, files, findings);
  if (problems.length === 0) {
    soundSources = findings.sources;
    return withSoundTranslations(use, files, content);
  }
  const replacements = await replacementsFor(problems, findings, soundSources);
  const shown = await readShownContent(use, files, replacements);
  const translated = withSoundTranslations(use, files, shown);
  return { content: translated.content, problems: new ContentError(problems).problems };
}

/** Content for a preview of a file that is not saved. */
export interface UnsavedContent extends CheckedContent {
  /** Whether the file is in the content as it is written. Otherwise it has a fault that cannot be shown. */
  isShown: boolean;
}

/**
 * The same as `loadPreviewContent`, as if a file had been saved. It may name photos and attached files that
 * are not saved, by `UNSAVED_ATTACHMENT`. What the next preview shows instead of files with problems stays as it is.
 */
export async function loadUnsavedContent(
  use: ContentUse,
  file: UnsavedFile,
): Promise<UnsavedContent> {
  return withUnsavedFile(file, async () => {
    const files = await readAttachedFiles();
    const findings = noFindings();
    const { content, problems: found } = readAndCheck(use, files, findings);
    if (found.length === 0) {
      const translated = withSoundTranslations(use, files, content);
      return { ...translated, isShown: isSound(file, translated.problems) };
    }
    const replacements = await replacementsFor(found, findings, soundSources, file.path);
    const shown = await readShownContent(use, files, replacements);
    const translated = withSoundTranslations(use, files, shown);
    const problems = found.filter(({ value }) => value !== UNSAVED_ATTACHMENT);
    const isReplaced = replacements.earlier.has(file.path) || replacements.leftOut.has(file.path);
    return {
      content: translated.content,
      problems: new ContentError([...problems, ...translated.problems]).problems,
      isShown: !isReplaced && isSound(file, translated.problems),
    };
  });
}

/** Whether a file has no problem. */
function isSound({ path }: UnsavedFile, problems: readonly ContentProblem[]): boolean {
  return problems.every(({ file }) => file !== `content/${path}`);
}

/** Reads the content with the replacements that a preview shows, and with those that follow from them. */
async function readShownContent(
  use: ContentUse,
  files: AttachedFiles,
  replacements: SourceReplacements,
): Promise<Content> {
  const findings = noFindings({ replacements });
  const { content, problems } = readAndCheck(use, files, findings);
  if (problems.length === 0) return content;
  // A committed version may be invalid, too.
  const valid = withoutVersions(replacements, findings.invalidPaths);
  const earlier = new Map([
    ...valid.earlier,
    ...(await vanishedItems(findings.sources, soundSources)),
  ]);
  const photos = { ...files.photos, ...photoStandIns(files.photos, findings) };
  const attachments = { ...files.attachments, ...attachmentStandIns(files.attachments, findings) };
  const shownFindings = noFindings({ replacements: { ...valid, earlier } });
  return readAndCheck(use, { photos, attachments }, shownFindings).content;
}

/**
 * Sound content with the translations that a preview can show: those that have no problem, and those that only lack files, which
 * they inherit as a whole. A preview leaves the other translations out.
 */
function withSoundTranslations(
  use: ContentUse,
  files: AttachedFiles,
  content: Content,
): CheckedContent {
  const translations = readTranslations(use, files, content);
  const shown = translations.filter(({ problems }) => {
    return problems.every(({ field }) => field === MISSING_FILE);
  });
  const problems = new ContentError(translations.flatMap(({ problems }) => problems)).problems;
  return {
    content: { ...content, translations: shown.map(({ content }) => content) },
    problems,
  };
}
