import type { ReactElement } from "react";
import { prerender } from "react-dom/static";

/**
 * A document, an `<html>` element, as HTML with its doctype: whole, because the result is a file.
 *
 * React wants to preload every picture that loads at once. The picture's own tag is as early, and a preload would
 * compete with the style sheet, so React hands these over as headers, which nobody sends.
 *
 * @throws whatever any component throws: a fault anywhere must stop the build, not leave a hole in the page
 */
export async function renderDocument(document: ReactElement): Promise<string> {
  const faults: unknown[] = [];
  const { prelude } = await prerender(document, {
    onError: (fault) => void faults.push(fault),
    onHeaders: () => {},
    maxHeadersLength: Number.MAX_SAFE_INTEGER,
  });
  if (faults.length > 0) throw faults[0];
  return new Response(prelude).text();
}
