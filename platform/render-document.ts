import { buffer } from "node:stream/consumers";
import type { ReactElement } from "react";
import { prerenderToNodeStream } from "react-dom/static";

/**
 * Renders a document, an `<html>` element, as complete HTML with its doctype. The bytes come from a stream of Node: to read a
 * stream of the web as a text takes a fifth as long as the rendering itself.
 *
 * React wants to preload every picture that is not lazy. The picture's own tag is as early, and a preload would compete
 * with the style sheet. So React reports the preloads as headers, and nobody sends these headers.
 *
 * @throws the error of any component, because a fault must stop the build and not leave a gap in the page
 */
export async function renderDocument(document: ReactElement): Promise<Buffer> {
  const faults: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(document, {
    onError: (fault) => void faults.push(fault),
    onHeaders: () => {},
    maxHeadersLength: Number.MAX_SAFE_INTEGER,
  });
  if (faults.length > 0) throw faults[0];
  return buffer(prelude);
}
