import { stat } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import send from "send";
import { contentTypeOf, isCompressible } from "./content-types.ts";

/** The precompressed forms of a file, by the ending of its sibling; the smallest first. */
const ENCODINGS = { br: ".br", gzip: ".gz" };

/**
 * The file behind a path: the file of that name, or the page `index.html` in the folder of it.
 *
 * @param root folder of the site
 * @param path decoded path that begins with a slash and cannot leave the root
 * @returns its path below the root, or undefined when there is no such file
 */
export async function findFile(root: string, path: string): Promise<string | undefined> {
  for (const file of [path, `${path.replace(/\/$/, "")}/index.html`])
    if (await isFile(join(root, file))) return file;
  return undefined;
}

/**
 * Sends a file, in the smallest precompressed form that the client accepts. `send` does what RFC 9110
 * asks about conditions, ranges, HEAD and connections that break off.
 *
 * @param root folder of the site
 * @param file path of the file below the root, as `findFile` gives it
 * @param status 200, or 404 for the body of an error, which knows no conditions and no ranges
 */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  root: string,
  file: string,
  status: 200 | 404,
): Promise<void> {
  const type = contentTypeOf(file);
  const isPage = status === 200;
  response.statusCode = status;
  response.setHeader("Content-Type", type ?? "application/octet-stream");
  // Ranges are for GET only (RFC 9110, section 14.2), and parts of an error make no sense.
  if (!isPage || request.method === "HEAD") delete request.headers.range;
  const { range } = request.headers;

  let sent = file;
  if (isCompressible(type)) {
    response.setHeader("Vary", "Accept-Encoding");
    // A part of a compressed file can be read by nobody who does not have the rest.
    for (const [encoding, ending] of range ? [] : Object.entries(ENCODINGS)) {
      if (sent !== file || !accepts(request, encoding)) continue;
      if (!(await isFile(join(root, file + ending)))) continue;
      response.setHeader("Content-Encoding", encoding);
      sent = file + ending;
    }
  }
  send(request, sent.split("/").map(encodeURIComponent).join("/"), {
    root,
    dotfiles: "allow", // decided before, see isPrivate
    index: false,
    cacheControl: false,
    etag: isPage,
    lastModified: isPage,
    acceptRanges: isPage,
  })
    .on("file", (_path, { size }) => {
      // The last 100 bytes of a file of 50 are the whole file (RFC 9110, section 14.1.2); `send` would refuse.
      const last = /^bytes=\s*-(\d+)\s*$/.exec(range ?? "")?.[1];
      if (Number(last) > size) delete request.headers.range;
    })
    .pipe(response);
}

/** Whether a client names an encoding, and not with the weight 0 (RFC 9110, section 12.5.3). */
function accepts({ headers }: IncomingMessage, encoding: string): boolean {
  const item = new RegExp(`(?:^|,)\\s*${encoding}\\s*(?:;\\s*q=([\\d.]+)\\s*)?(?:,|$)`, "i");
  const [found, weight = 1] = item.exec(headers["accept-encoding"]?.toString() ?? "") ?? [];
  return found !== undefined && Number(weight) > 0;
}

async function isFile(path: string): Promise<boolean> {
  // Absent, or a name too long.
  return stat(path).then(
    (stats) => stats.isFile(),
    () => false,
  );
}
