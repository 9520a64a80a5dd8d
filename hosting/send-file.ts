import { stat } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { parseAccept } from "hono/utils/accept";
import send from "send";
import { contentTypeOf, isCompressible } from "./content-types.ts";
import { errorText } from "./error-texts.ts";
import type { Headers } from "./hosting-rules.ts";

/** The precompressed forms of a file, the smallest first. */
const ENCODINGS = [
  { name: "br", ending: ".br" },
  { name: "gzip", ending: ".gz" },
];

/**
 * Finds the file of a path, or the page `index.html` in the folder of that name.
 *
 * @param path decoded; it cannot leave the root
 * @returns a path below the root
 */
export async function findFile(root: string, path: string): Promise<string | undefined> {
  if (await isFile(join(root, path))) return path;
  const page = `${path.replace(/\/$/, "")}/index.html`;
  return (await isFile(join(root, page))) ? page : undefined;
}

interface SentFile {
  /** The path from `findFile`. */
  path: string;
  /** The headers of an answer without the file, for example if a condition fails. */
  errorHeaders: Headers;
}

/**
 * Sends a file in the smallest precompressed form that the client accepts. `send` implements conditions, ranges, HEAD
 * and aborted connections as RFC 9110 requires. The response has its status already.
 */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  root: string,
  { path: file, errorHeaders }: SentFile,
): Promise<void> {
  const type = contentTypeOf(file);
  response.setHeader("Content-Type", type ?? "application/octet-stream");
  // Ranges are for GET only (RFC 9110, section 14.2), and parts of an error make no sense.
  if (response.statusCode !== 200 || request.method === "HEAD") delete request.headers.range;
  const { range, "accept-encoding": accepted = "" } = request.headers;

  if (isCompressible(type)) response.setHeader("Vary", "Accept-Encoding");
  // A part of a compressed file cannot be decoded without the rest.
  const mayCompress = isCompressible(type) && !range;
  const encoding = mayCompress ? await findEncoding(root, file, String(accepted)) : undefined;
  if (encoding) response.setHeader("Content-Encoding", encoding.name);
  const sentFile = file + (encoding?.ending ?? "");
  send(request, sentFile.split("/").map(encodeURIComponent).join("/"), {
    root,
    // The caller has refused private names (PRIVATE in path-patterns.ts).
    dotfiles: "allow",
    cacheControl: false,
  })
    .on("file", (_path, { size }) => {
      // The last 100 bytes of a file of 50 bytes are the whole file (RFC 9110, section 14.1.2). `send` would refuse the
      // range.
      const last = /^bytes=\s*-(\d+)\s*$/.exec(range ?? "")?.[1];
      if (Number(last) > size) delete request.headers.range;
    })
    .on("error", (error: SendError) => {
      // `send` would drop every header and send its own text.
      for (const name of response.getHeaderNames()) response.removeHeader(name);
      const { statusCode = 500, headers } = error;
      if (statusCode >= 500) console.error(`${request.method} ${request.url}:`, error);
      const contentType = { "Content-Type": "text/plain; charset=utf-8" };
      response.writeHead(statusCode, { ...errorHeaders, ...contentType, ...headers });
      response.end(errorText(statusCode));
    })
    .pipe(response);
}

/** An error of `send`, with its status and the headers that belong to it, such as `Content-Range`. */
interface SendError extends Error {
  readonly statusCode?: number;
  readonly headers?: Headers;
}

/** The smallest precompressed form of a file that the client accepts and the build has written. */
async function findEncoding(root: string, file: string, accepted: string) {
  const acceptedNames = parseAccept(accepted)
    .filter(({ q }) => q > 0)
    .map(({ type }) => type);
  for (const encoding of ENCODINGS) {
    const isAccepted = acceptedNames.includes(encoding.name);
    if (isAccepted && (await isFile(join(root, file + encoding.ending)))) return encoding;
  }
  return undefined;
}

/** @returns false if there is no such file, or its name is too long */
async function isFile(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isFile();
  } catch {
    return false;
  }
}
