import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { createServer as createTlsServer } from "node:https";
import { headersFor } from "#app/outputs/headers.ts";
import type { HostingRules } from "#app/outputs/hosting-rules.ts";
import { isPrivate } from "#app/outputs/private-files.ts";
import { redirectFor } from "#app/outputs/redirects.ts";
import { encodePath, readRequestTarget } from "./request-target.ts";
import { findFile, sendFile } from "./send-file.ts";

/** What one server serves. */
export interface SiteServerOptions {
  /** Folder of the built site, without the base path. */
  readonly root: string;
  readonly rules: HostingRules;
  /** PEM texts; with them the server speaks HTTPS. */
  readonly tls?: { readonly key: string; readonly cert: string };
}

/**
 * Creates the static server of the site; it listens only when the caller says so.
 *
 * It answers GET and HEAD: pages under one spelling of their address, files precompressed where
 * the client accepts it, redirects and headers from the rules, 404 with the not-found page.
 */
export function createSiteServer({ root, rules, tls }: SiteServerOptions): Server {
  const listener = (request: IncomingMessage, response: ServerResponse) => {
    answer(request, response, root, rules).catch((error: unknown) => {
      console.error(`${request.method} ${request.url}:`, error);
      if (response.headersSent) response.destroy();
      else refuse(response, 500);
    });
  };
  const server = tls ? createTlsServer(tls, listener) : createServer(listener);
  // Longer than the 60 s for which common load balancers keep an idle connection: were ours the
  // shorter time, they would now and then send a request into a connection that is being closed.
  server.keepAliveTimeout = 65_000;
  return server;
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  root: string,
  { basePath, headers, redirects }: HostingRules,
): Promise<void> {
  // What every answer has; a file that is found adds what its own path asks for.
  setHeaders(response, headersFor("/", headers));
  if (request.method !== "GET" && request.method !== "HEAD") {
    response.setHeader("Allow", "GET, HEAD");
    response.setHeader("Connection", "close"); // rather than read a body that nobody wants
    return refuse(response, 405);
  }
  const target = readRequestTarget(request.url ?? "/");
  if (target.kind === "malformed") return refuse(response, 400);
  const path = target.kind === "path" ? withoutBase(target.path, basePath) : undefined;
  if (target.kind !== "path" || path === undefined) return notFound(request, response, root);

  const redirectTo = (status: number, to: string) =>
    redirect(response, status, encodePath(basePath + to) + target.search);
  if (!target.isCanonical) return redirectTo(308, basePath && path === "/" ? "" : path);
  const always = redirectFor(path, "always", redirects);
  if (always) return redirectTo(always.status, always.to);

  const file = isPrivate(path) ? undefined : await findFile(root, path);
  if (file !== undefined) {
    setHeaders(response, headersFor(path, headers));
    return sendFile(request, response, root, file, 200);
  }
  const instead = redirectFor(path, "no-file", redirects);
  if (instead) return redirectTo(instead.status, instead.to);
  return notFound(request, response, root);
}

async function notFound(request: IncomingMessage, response: ServerResponse, root: string) {
  const page = await findFile(root, "/404.html");
  return page ? sendFile(request, response, root, page, 404) : refuse(response, 404);
}

function redirect(response: ServerResponse, status: number, location: string): void {
  response.setHeader("Location", location);
  refuse(response, status);
}

/** Ends the answer with a line for whoever reads it by hand. */
function refuse(response: ServerResponse, status: number): void {
  response.statusCode = status;
  response.setHeader("Content-Type", "text/plain; charset=utf-8");
  response.end(`${status}\n`);
}

function setHeaders(response: ServerResponse, headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

/** The path inside the site, or undefined when the request lies outside of the base path. */
function withoutBase(path: string, basePath: string): string | undefined {
  if (path === basePath) return "/";
  return path.startsWith(`${basePath}/`) ? path.slice(basePath.length) : undefined;
}
