import { AsyncLocalStorage } from "node:async_hooks";
import { localPath } from "#app/base/local-path.ts";
import { siteHref } from "#app/base/site-href.ts";
import type { Content } from "./read-content.ts";
import type { Position } from "./schemas/collections.ts";

export type { Content };

/** An article or a blog. */
export type Insight = Content["insights"][number];

let original: Content | undefined;

/** The content of the language that is rendered, so that two languages can be rendered at once. */
const scope = new AsyncLocalStorage<Content>();

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
  if (!original) throw new Error("No content is set: load it, then call setContent");
  return original;
}

/** The content in every language of the site, the default language first. */
export function contentOfLanguages(): [Content, ...Content[]] {
  return [originalContent(), ...originalContent().translations];
}

/** Sets the content from which everything is rendered from now on, with its translations. */
export function setContent(content: Content): void {
  original = content;
}

/** Renders something in another language. @returns the result of `render` */
export function withContent<Result>(content: Content, render: () => Result): Result {
  return scope.run(content, render);
}

/**
 * Memoizes a function of the content: it computes its result once for each content object.
 *
 * @returns a function of the content. The default is the content that is rendered.
 */
export function memoizeOnContent<Result>(
  make: (content: Content) => Result,
): (of?: Content) => Result {
  const results = new WeakMap<Content, { result: Result }>();
  return (of = content()) => {
    const known = results.get(of);
    if (known) return known.result;
    const result = make(of);
    results.set(of, { result });
    return result;
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
