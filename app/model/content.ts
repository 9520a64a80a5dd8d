import { AsyncLocalStorage } from "node:async_hooks";
import { localPath } from "#app/base/local-path.ts";
import { siteHref } from "#app/base/site-href.ts";
import type { Content } from "./read-content.ts";
import { noteUses, recordUses, type Uses } from "./recorded-uses.ts";
import type { Position } from "./schemas/collections.ts";

export type { Content };

/** An item of a list of insights: an article, a blog, a report. */
export type Insight = Content["insights"][number];

let original: Content | undefined;

/** The content of the language that is rendered, so that two languages can be rendered at once. */
const scope = new AsyncLocalStorage<Content>();

/** The content of the default language, with its translations, where it differs from the content that was set. */
const originalScope = new AsyncLocalStorage<Content>();

/**
 * The content that is rendered: that of the language within `withContent`, else the object that `setContent` was given
 * last.
 *
 * @throws Error if none was set yet
 */
export function content(): Content {
  return scope.getStore() ?? originalContent();
}

/** The content of the default language. @throws Error if none was set yet */
export function originalContent(): Content {
  const found = originalScope.getStore() ?? original;
  if (!found) throw new Error("No content is set: load it, then call setContent");
  return found;
}

/** The content that is rendered; undefined if none was set, as in tests of a drawing. */
export function contentIfSet(): Content | undefined {
  return scope.getStore() ?? originalScope.getStore() ?? original;
}

/** The content in every language of the site, the default language first. */
export function contentOfLanguages(): [Content, ...Content[]] {
  return [originalContent(), ...originalContent().translations];
}

/** Sets the content from which everything is rendered from now on, with its translations. */
export function setContent(content: Content): void {
  original = content;
}

/**
 * Renders something from other content than that which was set, such as content that is not saved.
 *
 * @param content of the default language, with its translations
 * @returns the result of `render`
 */
export function withOriginalContent<Result>(content: Content, render: () => Result): Result {
  return originalScope.run(content, render);
}

/** Renders something in another language. @returns the result of `render` */
export function withContent<Result>(content: Content, render: () => Result): Result {
  return scope.run(content, render);
}

/** The name of a part of the content: of the language that is rendered, or of the default language. */
type ContentPart = `${"content" | "original"}.${string}`;

/**
 * Runs something and records which parts of the content it reads, such as `content.deck`.
 *
 * @returns the result, and the names of the parts
 */
export async function recordReads<Result>(
  run: () => Promise<Result>,
): Promise<{ result: Result; reads: Set<ContentPart> }> {
  const reads = new Set<ContentPart>();
  const watched = (of: Content, scopeName: "content" | "original") =>
    new Proxy(of, {
      get(target, name) {
        reads.add(`${scopeName}.${String(name)}`);
        return Reflect.get(target, name);
      },
    });
  const isTranslation = content() !== originalContent();
  const original = watched(originalContent(), "original");
  const current = isTranslation ? watched(content(), "content") : original;
  const result = await withOriginalContent(original, () => withContent(current, run));
  return { result, reads };
}

/** The value of a part of the content by its name. */
export function contentPart(name: string): unknown {
  const [scopeName, part = ""] = name.split(".");
  return Reflect.get(scopeName === "original" ? originalContent() : content(), part);
}

/**
 * Memoizes a function of the content: it computes its result once for each content object.
 *
 * @returns a function of the content. The default is the content that is rendered.
 */
export function memoizeOnContent<Result>(
  make: (content: Content) => Result,
): (of?: Content) => Result {
  const results = new WeakMap<Content, { result: Result; uses: Uses }>();
  return (of = content()) => {
    let known = results.get(of);
    if (!known) {
      known = recordUses(() => make(of));
      results.set(of, known);
    }
    // A page that reads the result also uses everything from which it was made.
    noteUses(known.uses);
    return known.result;
  };
}

/** Open positions, then closed ones. */
export function allPositions({ positions, closedPositions }: Content = content()): Position[] {
  return [...positions, ...closedPositions];
}

/**
 * The absolute URL of a page, or of a file that each language has, in the language that is rendered. Percent-encodes
 * characters that a URL may not contain.
 *
 * @param path the address without the prefix of a language
 */
export function absoluteUrl(
  path: string,
  { language }: Pick<Content, "language"> = content(),
): string {
  return sharedUrl(localPath(path, language.prefix));
}

/** The absolute URL of a file that all languages share, such as a picture. */
export function sharedUrl(path: string): string {
  return new URL(encodeURI(siteHref(path)), content().site.url).href;
}
