import { basename, dirname, join } from "node:path/posix";
import type { AttachmentKind } from "./attachment-types.ts";
import { inspectBody } from "./body.ts";
import { type ContentUse, checkContent, translatedRedirectProblems } from "./check-content.ts";
import type { Content } from "./content.ts";
import { ContentError } from "./content-error.ts";
import { changedPaths } from "./content-history.ts";
import type { ContentProblem } from "./content-problem.ts";
import { translationIn } from "./content-source.ts";
import { BODY } from "./fields/field-leaves.ts";
import { isInsightFile } from "./insight-lists.ts";
import { translationFolders } from "./language.ts";
import { readPages } from "./page-content.ts";
import {
  type Attachment,
  type AttachmentFiles,
  attachmentPath,
  attachmentRemedy,
  DOWNLOADS_FOLDER,
  readAttachments,
} from "./read-attachments.ts";
import { readContent } from "./read-content.ts";
import { type PhotoFile, type PhotoFiles, readPhotos } from "./read-photos.ts";
import { type Findings, noFindings, type SourceReplacements } from "./reader.ts";
import { referenceTranslator } from "./reference-translator.ts";
import { CONTENT_SCHEMAS } from "./schemas/content-schemas.ts";
import {
  contentRoot,
  readCommittedSource,
  type SourceFile,
  type UnsavedFile,
  withUnsavedFile,
} from "./source-file.ts";
import { readWords } from "./words.ts";

/**
 * Reads and checks everything in content/.
 *
 * @param use how the site uses the content
 * @throws ContentError with every problem
 */
export async function loadContent(use: ContentUse): Promise<Content> {
  const files = await readAttachedFiles();
  const { content, problems } = readAndCheck(use, files, noFindings());
  if (problems.length > 0) throw new ContentError(problems);
  const translations = readTranslations(use, files, content);
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
 * problems, or by its last commit. If there is no such version, an item with an invalid file is left out. Any other
 * file is shown as it is; a page that needs what the file lacks cannot be rendered. Items and photos that do not exist
 * any more stay as long as other files name them.
 */
export async function loadPreviewContent(use: ContentUse): Promise<PreviewContent> {
  const files = await readAttachedFiles();
  const findings = noFindings();
  const { content, problems } = readAndCheck(use, files, findings);
  if (problems.length === 0) {
    soundSources = findings.sources;
    return withSoundTranslations(use, files, content);
  }
  const shown = await readShownContent(use, files, await replacementsFor(problems, findings));
  const translated = withSoundTranslations(use, files, shown);
  return { content: translated.content, problems: new ContentError(problems).problems };
}

/** The name of a photo or an attached file that is saved together with the file that names it. */
const UNSAVED_ATTACHMENT = "unsaved-file";

/** Content for a preview of a file that is not saved. */
export interface UnsavedContent extends PreviewContent {
  /** Whether the file is in the content as it is written. Otherwise it has a fault that cannot be shown. */
  isShown: boolean;
}

/**
 * The same as `loadPreviewContent`, as if a file had been saved. It may name photos and attached files that
 * are not saved, as `unsaved-file`. What the next preview shows instead of files with problems stays as it is.
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
    const replacements = await replacementsFor(found, findings, file.path);
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
  const earlier = new Map([...valid.earlier, ...(await vanishedItems(findings.sources))]);
  const photos = { ...files.photos, ...photoStandIns(files.photos, findings) };
  const attachments = { ...files.attachments, ...attachmentStandIns(files.attachments, findings) };
  const shownFindings = noFindings({ replacements: { ...valid, earlier } });
  return readAndCheck(use, { photos, attachments }, shownFindings).content;
}

/** The files that content names, beside those in which it is written. */
type AttachedFiles = Pick<Content, "photos" | "attachments">;

async function readAttachedFiles(): Promise<AttachedFiles> {
  const [photos, attachments] = await Promise.all([readPhotos(), readAttachments()]);
  return { photos, attachments };
}

function readAndCheck(
  use: ContentUse,
  attached: AttachedFiles,
  findings: Findings,
): PreviewContent {
  const { pageFiles, wordSections, forms } = use;
  const collections = { ...readContent(forms, findings), ...attached };
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
  files: AttachedFiles,
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
    const { content, problems } = readAndCheck(use, files, findings);
    // Problems of other files are those of the original, which is checked by itself.
    const ofTranslation = problems.filter(({ file }) => file.startsWith(`content/${folder}/`));
    const ofRedirects = translatedRedirectProblems(original, content, use);
    return { content, problems: [...ofTranslation, ...ofRedirects] };
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

/** Sound content with the translations that have no problem. A preview leaves the other translations out. */
function withSoundTranslations(
  use: ContentUse,
  files: AttachedFiles,
  content: Content,
): PreviewContent {
  const translations = readTranslations(use, files, content);
  const sound = translations.filter(({ problems }) => problems.length === 0);
  const problems = new ContentError(translations.flatMap(({ problems }) => problems)).problems;
  return {
    content: { ...content, translations: sound.map(({ content }) => content) },
    problems,
  };
}

/**
 * The versions that a preview reads instead of files with problems.
 *
 * @param unsavedPath of a file that is shown as it is written, if that is possible
 */
async function replacementsFor(
  problems: readonly ContentProblem[],
  { invalidPaths }: Findings,
  unsavedPath?: string,
): Promise<SourceReplacements> {
  const earlier = new Map<string, SourceFile>();
  const leftOut = new Set<string>();
  for (const { file, field } of problems) {
    const path = file.replace("content/", "");
    const isShowable = !invalidPaths.has(path) && !field.startsWith(BODY);
    // A text with a wrong link can be shown; a text with a wrong chart cannot.
    const isOfPart = field.startsWith(`${BODY} `);
    if (path === unsavedPath && !invalidPaths.has(path) && !isOfPart) continue;
    let source = soundSources.get(path);
    if (!source && !isShowable) source = await readCommittedSource(path);
    if (source) earlier.set(path, source);
    else if (!isShowable) leftOut.add(path);
  }
  return { earlier, leftOut };
}

/** The same replacements without the earlier versions of some files. Those that are items are left out. */
function withoutVersions(
  { earlier, leftOut }: SourceReplacements,
  paths: ReadonlySet<string>,
): SourceReplacements {
  return {
    earlier: new Map([...earlier].filter(([path]) => !paths.has(path))),
    leftOut: new Set([...leftOut, ...paths]),
  };
}

/**
 * Items that have been deleted, or have another id, since the content had no problem, or since the last commit. Other
 * files may still name them.
 *
 * @param sources the files as they are now, by their paths
 * @returns the items as they were, by paths in their folders
 */
async function vanishedItems(
  sources: ReadonlyMap<string, SourceFile>,
): Promise<Map<string, SourceFile>> {
  const soundOrCommitted = soundSources.size > 0 ? soundSources : await committedSources();
  const ids = new Set(Array.from(sources, ([path, source]) => itemId(path, source)));
  const vanished = new Map<string, SourceFile>();
  for (const [path, source] of soundOrCommitted) {
    // The file may be there with another id: both are shown.
    if (isItem(path) && !ids.has(itemId(path, source))) {
      vanished.set(join(dirname(path), `vanished.${basename(path)}`), source);
    }
  }
  return vanished;
}

/** The committed versions of the files that have changed since. */
async function committedSources(): Promise<Map<string, SourceFile>> {
  const sources = new Map<string, SourceFile>();
  for (const path of await changedPaths(contentRoot())) {
    const source = await readCommittedSource(path);
    if (source) sources.set(path, source);
  }
  return sources;
}

/** Whether a file is an item: its folder has a file for each. @param path below the content folder */
function isItem(path: string): boolean {
  const folder = dirname(path);
  const ofFolder = (pattern: string) => pattern.includes("*") && dirname(pattern) === folder;
  return isInsightFile(`content/${path}`) || Object.keys(CONTENT_SCHEMAS).some(ofFolder);
}

/** The folder of an item with what gives it its id. */
function itemId(path: string, { yaml }: SourceFile): string {
  const { id, name, title } = Object(yaml.value);
  return `${dirname(path)}/${id ?? name ?? title}`;
}

/** Pixels of a photo that cannot be shown: its place stays, with its description. */
const STAND_IN: PhotoFile = { photo: { width: 1600, height: 1200, hash: "missing" } };

/** Stand-ins for the photos that content names and that cannot be shown. */
function photoStandIns(photos: PhotoFiles, { photos: found, markdownTexts }: Findings): PhotoFiles {
  const photosInTexts = markdownTexts.flatMap((text) => inspectBody(text).photos);
  const names = [...found, ...photosInTexts].map(({ value }) => value);
  const missing = names.filter((name) => !("photo" in Object(photos[name])));
  return Object.fromEntries(missing.map((name) => [name, STAND_IN]));
}

/** A stand-in for each attached file that content names and that does not exist, or cannot be attached. */
function attachmentStandIns(
  attachments: AttachmentFiles,
  { attachments: found }: Findings,
): AttachmentFiles {
  const missing = found.filter((named) => {
    return attachmentRemedy(named.value, named, attachments) !== undefined;
  });
  return Object.fromEntries(
    missing.map(({ value, file, accepts }) => {
      const path = attachmentPath(value, file, attachments) ?? `${DOWNLOADS_FOLDER}/${value}`;
      return [path, { attachment: MISSING_FILES[accepts] }];
    }),
  );
}

/** What a preview shows in place of a missing file. */
const MISSING_FILES: Readonly<Record<AttachmentKind, Attachment>> = {
  document: { type: "pdf", bytes: 0, address: "/downloads/missing.pdf" },
  audio: { type: "mp3", bytes: 0, address: "/media/missing.mp3", seconds: 0 },
  video: { type: "mp4", bytes: 0, address: "/media/missing.mp4", seconds: 0 },
  captions: { type: "vtt", bytes: 0, address: "/media/missing.vtt" },
};
