import { createServer } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { type ServedSite, serve } from "./serve-site.ts";

/** The number of bytes of a page that arrive together. */
const PIECE = 1200;
/** Milliseconds between two pieces: about 150 KB a second. */
const PAUSE = 8;

/**
 * Serves a site as a slow connection does: every page arrives in pieces, and the browser may paint what has arrived.
 *
 * @param origin of the site, such as `http://localhost:3000`
 */
export function serveSlowly(origin: string): Promise<ServedSite> {
  const server = createServer(async (request, response) => {
    const headers = { "accept-encoding": "identity" };
    const answer = await fetch(`${origin}${request.url}`, { redirect: "manual", headers });
    const body = Buffer.from(await answer.arrayBuffer());
    response.statusCode = answer.status;
    response.setHeaders(answer.headers);
    const isPage = answer.headers.get("content-type")?.startsWith("text/html");
    const size = isPage ? PIECE : body.length;
    for (let start = 0; start < body.length; start += size) {
      response.write(body.subarray(start, start + size));
      if (isPage) await wait(PAUSE);
    }
    response.end();
  });
  return serve(server);
}
