import { AsyncLocalStorage } from "node:async_hooks";
import type { Content } from "./read-content.ts";

/*
 * Records which texts of insights a page shows and which pictures it needs. So a build can take over the pages that do not show
 * a changed text (platform/write-pages.ts).
 */

/** The texts and pictures that a result was made from. */
export interface Uses {
  /** The content files of the insights whose text was read. */
  texts: Set<string>;
  /** The addresses of pictures. */
  pictures: Set<string>;
}

const scope = new AsyncLocalStorage<Uses>();

/** Runs something, and records what it uses until it ends. */
export function recordUses<Result>(run: () => Result): { result: Result; uses: Uses } {
  const uses: Uses = { texts: new Set(), pictures: new Set() };
  return { result: scope.run(uses, run), uses };
}

/**
 * Records that the current result also uses everything that an earlier result has used, because it is made from that
 * result.
 */
export function noteUses({ texts, pictures }: Uses): void {
  const current = scope.getStore();
  if (!current) return;
  for (const file of texts) current.texts.add(file);
  for (const address of pictures) current.pictures.add(address);
}

/** Records that the current result uses a picture. */
export function notePicture(address: string): void {
  scope.getStore()?.pictures.add(address);
}

/**
 * Records from now on when the text of an insight is read, in every language.
 *
 * @param readText reads the text of an insight where the content lacks it
 */
export function watchTexts(
  content: Content,
  readText?: (insight: Content["insights"][number]) => string,
): void {
  for (const insight of content.insights) {
    const { file, markdown } = insight;
    const get = () => {
      scope.getStore()?.texts.add(file);
      return readText?.(insight) ?? markdown;
    };
    Object.defineProperty(insight, "markdown", { enumerable: true, get });
  }
  for (const translation of content.translations) watchTexts(translation, readText);
}

/** Some content without the texts that `watchTexts` watches, in every language. */
export function withoutTexts(content: Content): unknown {
  const insights = content.insights.map(({ markdown: _text, ...insight }) => insight);
  return { ...content, insights, translations: content.translations.map(withoutTexts) };
}
