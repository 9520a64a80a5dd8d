import { siteHref } from "#app/base/site-href.ts";
import type { Content } from "./read-content.ts";
import type { Position } from "./schemas/collections.ts";

export type { Content };

/** An article or a blog. */
export type Insight = Content["insights"][number];

let current: Content | undefined;

/**
 * The content that is rendered: the object that `setContent` was given last.
 *
 * @throws Error if none was set yet
 */
export function content(): Content {
  if (!current) throw new Error("No content is set: load it, then call setContent");
  return current;
}

/** Sets the content from which everything is rendered from now on. */
export function setContent(content: Content): void {
  current = content;
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

/** The absolute URL of an address of the site. Percent-encodes characters that a URL may not contain. */
export function absoluteUrl(path: string): string {
  return new URL(encodeURI(siteHref(path)), content().site.url).href;
}
