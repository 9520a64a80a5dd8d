import { statSync } from "node:fs";
import { basename, dirname, join, matchesGlob } from "node:path";
import type { WordSection } from "#app/words/word-section.ts";
import { inspectBody } from "./body/body.ts";
import { linkProblems, type SitePages } from "./check-links.ts";
import { recordingProblems } from "./check-recordings.ts";
import { redirectProblems } from "./check-redirects.ts";
import type { Content } from "./content.ts";
import { type ContentProblem, countChanges, isAlreadyReported } from "./content-problem.ts";
import { BODY } from "./fields/body-field.ts";
import type { Findings, FoundAttachment, FoundPhoto } from "./findings.ts";
import {
  type Language,
  languageOfFile,
  ORIGINAL_TAG,
  translationFolderRemedy,
} from "./language.ts";
import { contentSchemas, type PageFile } from "./page-content.ts";
import { isPreview } from "./publication.ts";
import { ATTACHMENT_PATTERNS, type AttachmentFiles, attachmentRemedy } from "./read-attachments.ts";
import { type PhotoFiles, photoRemedy } from "./read-photos.ts";
import type { SiteForms } from "./site-forms.ts";
import { contentFiles, contentRoot } from "./source-file.ts";

/** How the site uses the content. */
export interface ContentUse {
  /** The files of content/pages/. */
  pageFiles: readonly PageFile[];
  /** The sections of content/words.yaml. */
  wordSections: readonly WordSection[];
  forms: SiteForms;
  /** Returns the pages of the site, and adds their problems to the problems that were found before. */
  sitePages(content: Content, problems: ContentProblem[]): SitePages;
}

/**
 * Checks content that was read.
 *
 * @param findings what the reader found
 * @returns every problem, including those of the reader
 */
export function checkContent(
  content: Content,
  findings: Findings,
  use: ContentUse,
): ContentProblem[] {
  const { problems, links, markdownTexts, photos } = findings;
  if (findings.source.folder === "") problems.push(...strayFileProblems(content.language, use));
  const ofFiles = [
    ...photoProblems(photos, content.photos),
    ...attachmentProblems(findings.attachments, content.attachments),
  ];
  // A field that is empty names no file.
  problems.push(...ofFiles.filter((problem) => !isAlreadyReported(problem, problems)));
  problems.push(...recordingProblems(content, findings));
  const pages = {
    ...use.sitePages(content, problems),
    originalAddresses: findings.originalAddresses,
  };
  for (const problem of redirectProblems(pages)) {
    // An item with several addresses has several redirects from an earlier id. A fault of that id is reported once.
    if (!isAlreadyReported(problem, problems)) problems.push(problem);
  }
  // A preview shows the pages of unpublished items, so links may lead there.
  const unpublished = isPreview() ? [] : content.unpublished;
  for (const link of links) {
    if (isAlreadyReported(link, problems)) continue;
    problems.push(...linkProblems(link, pages, unpublished, pages.anchorsOfFile(link.file)));
  }
  for (const text of markdownTexts) {
    const body = inspectBody(text);
    problems.push(...body.problems, ...photoProblems(body.photos, content.photos));
    const anchors = text.field === BODY ? body.headingIds : pages.anchorsOfFile(text.file);
    for (const link of body.links) {
      problems.push(...linkProblems(link, pages, unpublished, anchors));
    }
  }
  return problems;
}

/** Problems of the photos that content names. */
function photoProblems(found: readonly FoundPhoto[], photos: PhotoFiles): ContentProblem[] {
  return found.flatMap(({ isLogo, ...photo }) => {
    const remedy = photoRemedy(photo.value, isLogo, photos);
    return remedy ? [{ ...photo, remedy }] : [];
  });
}

/** Problems of the files that content attaches. */
function attachmentProblems(
  found: readonly FoundAttachment[],
  attachments: AttachmentFiles,
): ContentProblem[] {
  return found.flatMap(({ accepts, ...named }) => {
    const remedy = attachmentRemedy(named.value, { file: named.file, accepts }, attachments);
    return remedy ? [{ ...named, remedy }] : [];
  });
}

/** Reports files in content/ that nothing reads, and translations without an original. */
function strayFileProblems(
  { tag }: Language,
  { pageFiles, wordSections, forms }: ContentUse,
): ContentProblem[] {
  const schemas = contentSchemas(pageFiles, wordSections, forms);
  const patterns = [...Object.keys(schemas), "photos/**", ...ATTACHMENT_PATTERNS];
  const folders = new Set(patterns.filter((pattern) => pattern.includes("/")).map(topFolder));
  const known = new Set(contentFiles(patterns));
  // All files of a folder with a wrong name have the same problem, which is reported once.
  const problems = new Map<string, ContentProblem>();
  for (const path of contentFiles("**/*")) {
    if (known.has(path) || !isFile(path)) continue;
    const folder = topFolder(path);
    const isInOtherFolder = folder !== path && !folders.has(folder);
    const folderRemedy = isInOtherFolder ? translationFolderRemedy(folder, tag) : undefined;
    if (folderRemedy) {
      const file = `content/${folder}`;
      problems.set(file, { file, field: "(folder name)", value: folder, remedy: folderRemedy });
      continue;
    }
    const isTranslated = isInOtherFolder && known.has(path.slice(folder.length + 1));
    if (isTranslated) continue;
    const file = `content/${path}`;
    const remedy = strayFileRemedy(path, folder, patterns);
    problems.set(file, { file, field: "(file name)", value: basename(path), remedy });
  }
  return [...problems.values()];
}

/**
 * What to do about a file that nothing reads.
 *
 * @param path below the content folder
 * @param folder the first folder of the path
 * @param patterns of the files that are read
 */
function strayFileRemedy(path: string, folder: string, patterns: readonly string[]): string {
  const isTranslation = patterns.some((pattern) => matchesGlob(path, `*/${pattern}`));
  if (isTranslation) {
    const originalPath = path.slice(folder.length + 1);
    return `remove it, or add content/${originalPath}: a translation needs its original`;
  }
  const likeNames = namesLike(path, folder, patterns).join(", ");
  // A new page of the default language has its file before its entry.
  const entry = folder === "pages" ? "; a new page needs an entry in app/routes/registry.ts" : "";
  return `nothing reads it here: remove it, or give it the name of a file that the site reads, such as ${likeNames}${entry}`;
}

/** The most names of files that a remedy offers. */
const MOST_NAMES = 3;

/** The patterns that a file was probably meant to match: the most similar ones, those of its folder if it has any. */
function namesLike(path: string, folder: string, patterns: readonly string[]): string[] {
  const isTranslated = languageOfFile(`content/${path}`) !== ORIGINAL_TAG;
  const inContent = isTranslated ? path.slice(folder.length + 1) : path;
  const ofFolder = patterns.filter((pattern) => dirname(pattern) === dirname(inContent));
  const candidates = ofFolder.length > 0 ? ofFolder : patterns;
  const byLikeness = candidates.toSorted((a, b) => {
    return countChanges(inContent, a) - countChanges(inContent, b);
  });
  return byLikeness.slice(0, MOST_NAMES);
}

/** @param path below the content folder */
function isFile(path: string): boolean {
  // A file that is not saved yet has no entry in the folder.
  return statSync(join(contentRoot(), path), { throwIfNoEntry: false })?.isFile() ?? true;
}

/** The first part of a path: a folder, or the file itself. */
function topFolder(path: string): string {
  return path.split("/", 1)[0] ?? path;
}
