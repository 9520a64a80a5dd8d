import { once } from "node:events";
import type { ReactElement } from "react";
import { prerenderToNodeStream } from "react-dom/static";

/**
 * Renders a document, an `<html>` element, or a part of it, as complete HTML. A document begins with its doctype.
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
  // To read a stream of the web, or a stream of Node with its helpers, takes a quarter as long as the rendering itself.
  const chunks: Buffer[] = [];
  prelude.on("data", (chunk) => chunks.push(chunk));
  await once(prelude, "end");
  return Buffer.concat(chunks);
}
