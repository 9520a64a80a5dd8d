import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";

/** Renders a page as a whole: nothing is streamed, because the answer is a file. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(<ServerRouter context={context} url={request.url} />, {
      onAllReady() {
        headers.set("Content-Type", "text/html; charset=utf-8");
        const html = pipe(new PassThrough());
        text(html).then((body) => resolve(new Response(body, { status, headers })), reject);
      },
      onShellError: reject,
      onError(error) {
        // A fault anywhere on a page must stop the build, not leave a hole in the page.
        reject(error);
      },
    });
  });
}
