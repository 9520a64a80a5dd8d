import { stat } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { parseAccept } from "hono/utils/accept";
import send from "send";
import { contentTypeOf, isCompressible } from "./content-types.ts";

/** The precompressed forms of a file and the endings of their names; the smallest first. */
const ENCODINGS = Object.entries({ br: ".br", gzip: ".gz" });

/** The file of a path that cannot leave the root, or the page `index.html` in the folder of it; as a path below the root. */
export async function findFile(root: string, path: string): Promise<string | undefined> {
  for (const file of [path, `${path.replace(/\/$/, "")}/index.html`])
    if (await isFile(join(root, file))) return file;
  return undefined;
}

/**
 * Sends a file, as `findFile` gives it, in the smallest precompressed form that the client accepts. `send` does what RFC
 * 9110 asks about conditions, ranges, HEAD and connections that break off. The response has its status already.
 */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  root: string,
  file: string,
): Promise<void> {
  const type = contentTypeOf(file);
  response.setHeader("Content-Type", type ?? "application/octet-stream");
  // Ranges are for GET only (RFC 9110, section 14.2), and parts of an error make no sense.
  if (response.statusCode !== 200 || request.method === "HEAD") delete request.headers.range;
  const { range, "accept-encoding": accepted = "" } = request.headers;

  let sent = file;
  if (isCompressible(type)) {
    response.setHeader("Vary", "Accept-Encoding");
    const takes = new Map(parseAccept(String(accepted)).map(({ type, q }) => [type, q > 0]));
    // A part of a compressed file can be read by nobody who does not have the rest.
    for (const [encoding, ending] of range ? [] : ENCODINGS) {
      if (!takes.get(encoding) || !(await isFile(join(root, file + ending)))) continue;
      response.setHeader("Content-Encoding", encoding);
      sent = file + ending;
      break;
    }
  }
  send(request, sent.split("/").map(encodeURIComponent).join("/"), {
    root,
    dotfiles: "allow", // decided before, see PRIVATE
    cacheControl: false,
  })
    .on("file", (_path, { size }) => {
      // The last 100 bytes of a file of 50 are the whole file (RFC 9110, section 14.1.2); `send` would refuse.
      const last = /^bytes=\s*-(\d+)\s*$/.exec(range ?? "")?.[1];
      if (Number(last) > size) delete request.headers.range;
    })
    .pipe(response);
}

/** False where it is absent, or its name too long. */
const isFile = (path: string) =>
  stat(path).then(
    (stats) => stats.isFile(),
    () => false,
  );
