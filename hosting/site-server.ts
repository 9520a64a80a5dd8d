import { readFileSync, realpathSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse, STATUS_CODES } from "node:http";
import { join } from "node:path";
import { errorText } from "./error-texts.ts";
import { type Headers, type HostingRules, headersFor, RULES_FILE } from "./hosting-rules.ts";
import { PRIVATE, SPELLINGS, UNSERVABLE } from "./path-patterns.ts";
import {
  findPageMeant,
  findQueryRedirect,
  findRedirect,
  locationOf,
  type Redirect,
} from "./redirects.ts";
import { findFile, sendFile } from "./send-file.ts";

/** A program that answers some paths instead of the site. */
export interface Mounted {
  /** Decoded paths, with the base path. */
  readonly paths: readonly string[];
  readonly answer: (request: IncomingMessage, response: ServerResponse) => unknown;
  readonly close: () => Promise<void>;
}

/** The most bytes of an address. Node reads 16 KB of address and headers together. */
const MAX_ADDRESS = 12_000;

/** Milliseconds after which an incomplete head and an incomplete request are refused (408). */
export const REQUEST_TIMES = { headersTimeout: 20_000, requestTimeout: 150_000 };

const PLAIN_TEXT: Headers = { "Content-Type": "text/plain; charset=utf-8" };

type Build = { root: string; rules: HostingRules };
/** A file of the site, or only a status, which the body then states in words. */
type Decision = { status: number; file?: string | undefined; headers?: Headers };

/**
 * Creates the static server of the site. The caller makes it listen. Each answer comes completely from the build that
 * is published at that moment.
 *
 * @param dist the folder of builds
 * @throws Error if nothing is published there
 */
export function createSiteServer(dist: string, mounted?: Mounted) {
  const currentBuild = publishedBuilds(dist);
  // Throws at once if there is none.
  currentBuild();
  /** Answers in words and closes the connection, so that an unwanted body is not read. */
  const refuse = (response: ServerResponse, status: number) => {
    const headers = { ...currentBuild().rules.everyError, ...PLAIN_TEXT, Connection: "close" };
    response.writeHead(status, headers).end(errorText(status));
  };
  // Node itself would refuse a request without a host with an empty answer.
  const options = { ...REQUEST_TIMES, requireHostHeader: false };
  const server = createServer(options, async (request, response) => {
    if (lacksHost(request)) return refuse(response, 400);
    const build = currentBuild();
    const { rules } = build;
    const url = plainUrl(request.url ?? "/");
    const path = decodedPath(url);
    addHeaders(response, rules.everyAnswer);
    try {
      if (path && mounted?.paths.includes(path)) await mounted.answer(request, response);
      else await answer(request, response, url, build);
    } catch (error) {
      console.error(`${request.method} ${request.url}:`, error);
      if (response.headersSent) response.destroy();
      else response.writeHead(500, { ...rules.everyError, ...PLAIN_TEXT }).end(errorText(500));
    }
  });
  server.on("clientError", (error, socket) => {
    if (socket.writable) socket.end(answerToUnreadable(error, currentBuild().rules));
    else socket.destroy();
  });
  // Without these two, Node would answer with nothing but a status, or with nothing.
  server.on("checkExpectation", (_request, response) => refuse(response, 417));
  server.on("connect", (_request, socket) => {
    socket.end(rawAnswer(405, { ...currentBuild().rules.everyError, Allow: "GET, HEAD" }));
  });
  // Longer than the 60 s of common load balancers, so that they send no request into a connection that is being closed.
  server.keepAliveTimeout = 65_000;
  return server;
}

/** Answers with a file of a build, or with a status in words. @param url path and query in printable ASCII */
async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  url: string,
  build: Build,
): Promise<void> {
  const { root, rules } = build;
  const { status, file, headers } = await decide(request.method, url, build);
  response.statusCode = status;
  if (file) {
    addHeaders(response, headersFor(file, rules));
    await sendFile(request, response, root, { path: file, errorHeaders: rules.everyError });
  } else {
    const errorHeaders = status >= 400 ? rules.everyError : {};
    addHeaders(response, { ...headers, ...errorHeaders, ...PLAIN_TEXT });
    response.end(errorText(status));
  }
}

function addHeaders(response: ServerResponse, headers: Headers): void {
  response.setHeaders(new Map(Object.entries(headers)));
}

/** HTTP/1.1 requires a host in every request (RFC 9112, 3.2). */
function lacksHost({ httpVersion, headers }: IncomingMessage): boolean {
  return httpVersion === "1.1" && headers.host === undefined;
}

/** The error of Node's parser for a request that it refuses. */
interface ParserError extends Error {
  readonly code?: string;
  /** The bytes that it read last. */
  readonly rawPacket?: Buffer;
}

/**
 * The answer to a request that the parser refuses, as the bytes of an HTTP response. The connection closes after it.
 */
function answerToUnreadable({ code, rawPacket }: ParserError, rules: HostingRules): string {
  const packet = rawPacket?.toString("latin1") ?? "";
  // Old programs send non-ASCII letters unencoded, which the parser refuses. They are redirected to the encoded
  // address.
  const [, target = ""] = /^(?:GET|HEAD) (\S+) HTTP\/1\.[01]\r\n/.exec(packet) ?? [];
  if (code === "HPE_INVALID_URL" && /[\x80-\xff]/.test(target)) {
    // Two slashes, or characters that browsers treat as slashes, would redirect to another host.
    const Location = plainUrl(target).replace(/^[/\\]+/, "/");
    return rawAnswer(308, { ...rules.everyAnswer, Location });
  }
  return rawAnswer(statusOfUnreadable(code, packet), rules.everyError);
}

function statusOfUnreadable(code: string | undefined, packet: string): number {
  if (code === "ERR_HTTP_REQUEST_TIMEOUT") return 408;
  if (code !== "HPE_HEADER_OVERFLOW") return 400;
  const isLongAddress = /^[A-Z]+ \/\S*$/.test(packet.slice(0, MAX_ADDRESS));
  return isLongAddress ? 414 : 431;
}

function rawAnswer(status: number, headers: Headers): string {
  const body = errorText(status);
  const length = { "Content-Length": `${Buffer.byteLength(body)}`, Connection: "close" };
  const lines = Object.entries({ ...headers, ...PLAIN_TEXT, ...length });
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join("");
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head}\r\n${body}`;
}

/**
 * Watches the published build of a folder.
 *
 * @returns a function that returns the build that is published at that moment, and throws if none was ever published
 */
export function publishedBuilds(dist: string) {
  let last: Build | undefined;
  return () => {
    try {
      const root = realpathSync.native(join(dist, "site"));
      const file = join(root, "..", "hosting", RULES_FILE);
      if (root !== last?.root) last = { root, rules: JSON.parse(readFileSync(file, "utf8")) };
    } catch (cause) {
      // If the folder is gone, the rules that were read last still fit the remaining files.
      if (!last)
        throw new Error("The site is not built yet. Build it with: npm run build", { cause });
    }
    return last;
  };
}

async function decide(method = "", url: string, { root, rules }: Build): Promise<Decision> {
  const { basePath, redirects, pages } = rules;
  // The connection is closed, so that an unwanted body is not read.
  const refusal = { Allow: "GET, HEAD", Connection: "close" };
  if (method !== "GET" && method !== "HEAD") return { status: 405, headers: refusal };
  if (url.length > MAX_ADDRESS) return { status: 414 };
  const requestedPath = decodedPath(url);
  const notFoundPage = await findFile(root, notFoundFile(requestedPath ?? "", rules));
  if (requestedPath === undefined && !encodesBytes(url)) return { status: 400, file: notFoundPage };
  const notFound = () => ({ status: 404, file: notFoundPage });
  if (requestedPath === undefined || new RegExp(UNSERVABLE).test(url)) return notFound();
  const isBelowBase = requestedPath === basePath || requestedPath.startsWith(`${basePath}/`);
  const path = requestedPath.slice(basePath.length) || "/";
  // Before the rules for slashes, so that no address takes two redirects.
  const pageMeant = isBelowBase ? findPageMeant(path, pages) : undefined;
  if (pageMeant) return decisionOf(pageMeant, basePath, url);
  for (const [pattern, to] of SPELLINGS) {
    const Location = url.replace(new RegExp(pattern), to);
    if (Location !== url) return { status: 308, headers: { Location } };
  }
  if (!isBelowBase) return notFound();
  const byQuery = findQueryRedirect(path, queryOf(url), redirects);
  if (byQuery) return decisionOf(byQuery, basePath, url);
  const file = new RegExp(PRIVATE).test(path) ? undefined : await findFile(root, path);
  if (file) return { status: 200, file };
  const redirect = findRedirect(path, redirects);
  return redirect ? decisionOf(redirect, basePath, url) : notFound();
}

/** The not-found page in the language of an address. @param path decoded, with the base path */
function notFoundFile(path: string, { basePath, languages }: HostingRules): string {
  const prefix = languages.find((prefix) => {
    return path === basePath + prefix || path.startsWith(`${basePath}${prefix}/`);
  });
  return `${prefix ?? ""}/404.html`;
}

function decisionOf(redirect: Redirect, basePath: string, url: string): Decision {
  const query = redirect.query === undefined ? url.replace(/^[^?]*/, "") : "";
  const Location = locationOf(redirect, basePath, query);
  return { status: redirect.status, headers: { Location } };
}

/** Path and query in printable ASCII, without the scheme and host that a proxy may send. */
function plainUrl(target: string): string {
  const url = target.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, "").replace(/#.*/, "");
  // Node hands on each byte as one character.
  const ascii = url.replace(/[^\x21-\x7e]/g, (byte) => `%${byte.charCodeAt(0).toString(16)}`);
  return ascii.replace(/^(?!\/)/, "/");
}

/**
 * Whether the percent signs of a path encode bytes, not necessarily a text: `/%ff` is the address of no file, `/%zz` is
 * not an address.
 */
function encodesBytes(url: string): boolean {
  const path = url.replace(/\?.*/, "");
  return !/%(?![0-9a-f]{2})|%[01][0-9a-f]|%7f/i.test(path);
}

/** The query of an address without its question mark. */
function queryOf(url: string): string {
  const [, query = ""] = /\?(.*)$/.exec(url) ?? [];
  return query;
}

/** @returns undefined if percent signs do not encode a text, and for control characters */
function decodedPath(url: string): string | undefined {
  try {
    const path = decodeURIComponent(url.replace(/\?.*/, ""));
    return /\p{Cc}/u.test(path) ? undefined : path;
  } catch {
    return undefined;
  }
}
