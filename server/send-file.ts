import { stat } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import send from "send";
import { contentTypeOf } from "#app/outputs/content-types.ts";
import { acceptedEncodings, type Encoding, identity } from "./content-encoding.ts";

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
 * Sends a file, in the best precompressed form that the client accepts. `send` does what RFC 9110
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
    .on("headers", (_response, _path, { size, mtimeMs }) => {
      if (isPage) response.setHeader("ETag", entityTag(size, mtimeMs, encoding));
    })
    .on("error", (error) => sendError(response, error))
    .pipe(response);
}

async function bestEncoding(request: IncomingMessage, file: string): Promise<Encoding> {
  for (const encoding of acceptedEncodings(request.headers["accept-encoding"]?.toString())) {
    if (encoding === identity || (await isFile(file + encoding.ending))) return encoding;
  }
  return identity;
}

/** Strong, and different for each form of a file (RFC 9110, section 8.8.3.3). */
function entityTag(size: number, mtimeMs: number, { ending }: Encoding): string {
  return `"${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}${ending.replace(".", "-")}"`;
}

interface SendError {
  readonly status: number;
  readonly message: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A condition that fails (412), a range outside the file (416), or a file gone since it was found. */
function sendError(response: ServerResponse, { status, message, headers }: SendError): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  for (const name of ["Content-Encoding", "Content-Length", "ETag", "Last-Modified"]) {
    response.removeHeader(name);
  }
  for (const [name, value] of Object.entries(headers ?? {})) response.setHeader(name, value);
  response.setHeader("Content-Type", "text/plain; charset=utf-8");
  response.statusCode = status;
  response.end(`${status} ${message}\n`);
}

async function isFile(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isFile();
  } catch {
    // Whatever the reason (absent, a name too long), there is nothing to serve.
    return false;
  }
}
