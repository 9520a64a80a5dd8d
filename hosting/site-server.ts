import { readFileSync, realpathSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { join } from "node:path";
import { type Headers, headersFor } from "./headers.ts";
import { type HostingRules, RULES_FILE } from "./host-files.ts";
import { isPrivate, SPELLINGS, UNSERVABLE } from "./path-patterns.ts";
import { locationOf, redirectFor } from "./redirects.ts";
import { findFile, sendFile } from "./send-file.ts";

/** A program that answers some paths in place of the site. */
export interface Mounted {
  /** Decoded, with the base path. */
  readonly paths: readonly string[];
  readonly answer: (request: IncomingMessage, response: ServerResponse) => unknown;
  readonly close: () => Promise<void>;
}

const unservable = new RegExp(UNSERVABLE);
const spellings = SPELLINGS.map(([pattern, to]) => [new RegExp(pattern), to] as const);

/**
 * Creates the static server of the site; it listens only when the caller says so.
 *
 * It answers GET and HEAD: pages under one spelling of their address, files precompressed where the client accepts
 * it, redirects and headers from the rules, 404 with the not-found page. Each answer comes wholly from the build
 * that is published at this moment.
 *
 * @param dist folder that builds are published to, with `site/` and `hosting/`
 * @throws Error when nothing is published there
 */
export function createSiteServer(dist: string, mounted?: Mounted) {
  const currentBuild = publishedBuilds(dist);
  currentBuild();
  const server = createServer((request, response) => {
    const build = currentBuild();
    const url = plainUrl(request.url ?? "/");
    const path = decodedPath(url);
    response.setHeaders(new Map(Object.entries(build.rules.everyAnswer)));
    if (path && mounted?.paths.includes(path)) return mounted.answer(request, response);
    answer(request, response, build, url, path).catch((error: unknown) => {
      console.error(`${request.method} ${request.url}:`, error);
      if (response.headersSent) response.destroy();
      else refuse(response, 500);
    });
  });
  // Longer than the 60 s for which common load balancers keep an idle connection, so that they never send a
  // request into a connection that is being closed.
  server.keepAliveTimeout = 65_000;
  return server;
}

/**
 * Follows what is published in a folder.
 *
 * @returns gives the rules of the build of this moment and the folder of its site, which stays the same when another
 *   build takes its place; throws where there has never been one
 */
export function publishedBuilds(dist: string) {
  let last: { root: string; rules: HostingRules } | undefined;
  return () => {
    try {
      const root = realpathSync.native(join(dist, "site"));
      const file = join(root, "..", "hosting", RULES_FILE);
      if (root !== last?.root) last = { root, rules: JSON.parse(readFileSync(file, "utf8")) };
    } catch (cause) {
      // Where the folder was removed, what has been read stays right for what is still there.
      if (!last)
        throw new Error("The site is not built yet. Build it with: npm run build", { cause });
    }
    return last;
  };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { root, rules }: ReturnType<ReturnType<typeof publishedBuilds>>,
  url: string,
  asked: string | undefined,
): Promise<void> {
  const { basePath, redirects } = rules;
  const send = (file: string, status: 200 | 404) => {
    response.setHeaders(new Map(Object.entries(headersFor(file, rules))));
    return sendFile(request, response, root, file, status);
  };
  const notFound = async () => {
    const page = await findFile(root, "/404.html");
    return page ? send(page, 404) : refuse(response, 404);
  };
  if (request.method !== "GET" && request.method !== "HEAD") {
    // Closed rather than read a body that nobody wants.
    return refuse(response, 405, { Allow: "GET, HEAD", Connection: "close" });
  }
  if (asked === undefined) return refuse(response, 400);
  if (unservable.test(url)) return notFound();
  const spelling = spellings.find(([pattern]) => pattern.test(url));
  if (spelling) return refuse(response, 308, { Location: url.replace(...spelling) });
  if (asked !== basePath && !asked.startsWith(`${basePath}/`)) return notFound();
  const path = asked.slice(basePath.length) || "/";
  const file = isPrivate(path) ? undefined : await findFile(root, path);
  if (file !== undefined) return send(file, 200);
  const redirect = redirectFor(path, redirects);
  if (!redirect) return notFound();
  const Location = locationOf(redirect, basePath, url.replace(/^[^?]*/, ""));
  refuse(response, redirect.status ?? 301, { Location });
}

/** Path and query in printable ASCII, without the scheme and host that a proxy may send. */
function plainUrl(target: string): string {
  const url = target.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, "").replace(/#.*/, "");
  // Node hands on each byte as one character.
  const ascii = url.replace(/[^\x21-\x7e]/g, (byte) => `%${byte.charCodeAt(0).toString(16)}`);
  return ascii === "" || ascii.startsWith("?") ? `/${ascii}` : ascii;
}

/** @returns undefined for percent signs that encode no text, and for control characters */
function decodedPath(url: string): string | undefined {
  try {
    const path = decodeURIComponent(url.replace(/\?.*/, ""));
    return path.startsWith("/") && !/\p{Cc}/u.test(path) ? path : undefined;
  } catch {
    return undefined;
  }
}

/** Ends the answer with a line for whoever reads it by hand. */
function refuse(response: ServerResponse, status: number, headers: Headers = {}): void {
  const type = { "Content-Type": "text/plain; charset=utf-8" };
  response.writeHead(status, { ...headers, ...type }).end(`${status}\n`);
}
