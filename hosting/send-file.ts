import { stat } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import send from "send";
import { contentTypeOf } from "./content-types.ts";

/** A form in which a file can be sent, with the ending of its precompressed sibling. */
interface Encoding {
  readonly name: "br" | "gzip" | "identity";
  readonly ending: string;
}

const identity: Encoding = { name: "identity", ending: "" };
/** Smallest first. */
const compressed: readonly Encoding[] = [
  { name: "br", ending: ".br" },
  { name: "gzip", ending: ".gz" },
];

/**
 * The file behind a path: the file of that name, or the page `index.html` in the folder of it.
 *
 * @param root folder of the site
 * @param path decoded path that begins with a slash and cannot leave the root
 * @returns its path below the root, or undefined when there is no such file
 */
export async function findFile(root: string, path: string): Promise<string | undefined> {
  const page = path === "/" ? "/index.html" : `${path}/index.html`;
  if (path !== "/" && (await isFile(join(root, path)))) return path;
  return (await isFile(join(root, page))) ? page : undefined;
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
  const kind = contentTypeOf(file);
  response.statusCode = status;
  response.setHeader("Content-Type", kind?.type ?? "application/octet-stream");
  // Ranges are for GET only (RFC 9110, section 14.2), and parts of an error make no sense.
  if (status === 404 || request.method === "HEAD") delete request.headers.range;

  let encoding = identity;
  if (kind?.isCompressible) {
    response.setHeader("Vary", "Accept-Encoding");
    // A part of a compressed file can be read by nobody who does not have the rest.
    if (!request.headers.range) encoding = await bestEncoding(request, join(root, file));
  }
  if (encoding !== identity) response.setHeader("Content-Encoding", encoding.name);

  const isPage = status === 200;
  const path = `${file}${encoding.ending}`.split("/").map(encodeURIComponent).join("/");
  send(request, path, {
    root,
    dotfiles: "allow", // decided before, see isPrivate
    index: false,
    cacheControl: false,
    etag: false,
    lastModified: isPage,
    acceptRanges: isPage,
  })
    .on("file", (_path, { size }) => {
      const { range } = request.headers;
      if (range) request.headers.range = rangeWithin(range, size);
    })
    .on("headers", (_response, _path, { size, mtimeMs }) => {
      if (isPage) response.setHeader("ETag", entityTag(size, mtimeMs, encoding));
    })
    .pipe(response);
}

/** The last 100 bytes of a file of 50 are the whole file (RFC 9110, section 14.1.2); `send` would refuse them. */
function rangeWithin(range: string, size: number): string {
  const [, last] = /^bytes=\s*-(\d+)\s*$/.exec(range) ?? [];
  return last !== undefined && Number(last) > size ? `bytes=0-${size - 1}` : range;
}

async function bestEncoding(request: IncomingMessage, file: string): Promise<Encoding> {
  const header = request.headers["accept-encoding"]?.toString() ?? "";
  for (const encoding of compressed) {
    if (accepts(header, encoding) && (await isFile(file + encoding.ending))) return encoding;
  }
  return identity;
}

/** Whether a client takes a form: it is named, and not with the weight 0 (RFC 9110, section 12.5.3). */
function accepts(header: string, { name }: Encoding): boolean {
  const item = new RegExp(`(?:^|,)\\s*${name}\\s*(?:;\\s*q=([\\d.]+)\\s*)?(?:,|$)`, "i").exec(
    header,
  );
  return item !== null && Number(item[1] ?? 1) > 0;
}

/** Strong, and different for each form of a file (RFC 9110, section 8.8.3.3). */
function entityTag(size: number, mtimeMs: number, { ending }: Encoding): string {
  return `"${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}${ending.replace(".", "-")}"`;
}

async function isFile(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isFile();
  } catch {
    // Whatever the reason (absent, a name too long), there is nothing to serve.
    return false;
  }
}
