import type { z } from "zod";
import { figuresMonths, figuresSettings } from "#app/features/figures/figures-settings.ts";
import { acknowledgements } from "#app/features/forms/acknowledgements.ts";
import { siteForms } from "#app/features/forms/site-forms.ts";
import type { ContentUse } from "#app/model/check-content.ts";
import type { Content } from "#app/model/content.ts";
import { ContentError, withLines } from "#app/model/content-error.ts";
import type { ContentProblem } from "#app/model/content-problem.ts";
import { staleCounts } from "#app/model/count-words.ts";
import { defaultLanguage, translationFolders } from "#app/model/language.ts";
import { type CheckedContent, loadContent } from "#app/model/load-content.ts";
import { contentSchemas, type PageFile } from "#app/model/page-content.ts";
import {
  loadPreviewContent,
  loadUnsavedContent,
  type UnsavedContent,
} from "#app/model/preview/load-preview-content.ts";
import { site } from "#app/model/schemas/site.ts";
import { type UnsavedFile, withUnsavedFile } from "#app/model/source-file.ts";
import { templateSentences } from "#app/model/template-sentences.ts";
import { copiedTexts } from "#app/model/uncommitted-texts.ts";
import type { PageKind } from "./page-kind.ts";
import { pagePartProblems } from "./page-parts.ts";
import { PAGES } from "./registry.ts";
import { sitePages } from "./site-pages.ts";
import { WORD_SECTIONS } from "./word-sections.ts";

/** The files of content/pages/, which the entries of the registry name. */
function pageFiles(): PageFile[] {
  const files = Object.values<PageKind>(PAGES).flatMap(({ files }) => files);
  return [...new Set(files)];
}

/** The schema of every file in content/, by its path there; `*` stands for any name. */
export function siteSchemas(): Readonly<Record<string, z.ZodType>> {
  return contentSchemas(pageFiles(), WORD_SECTIONS, { acknowledgements });
}

/** The languages of the content, as the editor names them: the tag of the default language, and the folders of the others. */
export function editorLanguages(): { original: string; translations: string[] } {
  const { tag } = defaultLanguage(site.shape.language.value);
  return { original: tag, translations: translationFolders() };
}

/**
 * Reads and checks everything in content/, once every page has its parts.
 *
 * @throws ContentError with every problem
 * @throws TypeError if a setting of the forms or of the figures is wrong
 */
export async function loadSiteContent(): Promise<Content> {
  return loadContent(contentUse());
}

/** What a preview says beside the problems: texts that may count wrong, sentences of a template, and texts of a copied file. */
interface Hints {
  hints: readonly ContentProblem[];
}

/**
 * The same for a preview. A preview shows the valid part of content with problems.
 *
 * @throws ContentError if a page lacks a part
 * @throws TypeError if a setting of the forms is wrong
 */
export async function loadSitePreview(): Promise<CheckedContent & Hints> {
  const checked = await loadPreviewContent(contentUse());
  return { ...checked, hints: await hintsOf(checked) };
}

/**
 * The same as if a file had been saved.
 *
 * @throws ContentError if a page lacks a part
 * @throws TypeError if a setting of the forms is wrong
 */
export async function loadUnsavedSite(file: UnsavedFile): Promise<UnsavedContent & Hints> {
  const checked = await loadUnsavedContent(contentUse(), file);
  return { ...checked, hints: await withUnsavedFile(file, () => hintsOf(checked)) };
}

async function hintsOf({ content }: CheckedContent): Promise<ContentProblem[]> {
  const schemas = siteSchemas();
  const copied = await copiedTexts(schemas);
  return withLines([...staleCounts(content, schemas), ...templateSentences(schemas), ...copied]);
}

/** @throws ContentError if a page lacks a part */
function contentUse(): ContentUse {
  const problems = pagePartProblems(PAGES);
  if (problems.length > 0) throw new ContentError(problems, "app/");
  const forms = siteForms();
  const retention = { ...forms.retention, figuresMonths: figuresMonths() };
  const isCounting = figuresSettings() !== undefined;
  return {
    pageFiles: pageFiles(),
    wordSections: WORD_SECTIONS,
    forms: { ...forms, retention, isCounting },
    sitePages,
  };
}
