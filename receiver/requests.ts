import { isIP } from "node:net";
import type { HonoRequest } from "hono";
import type { ReceiverContext } from "./services.ts";

/**
 * Whether a form comes from the site, or from a page at a host of this machine. Browsers say where a form comes from; a
 * program that says nothing cannot be misused by another site.
 */
export function isFromSite(request: HonoRequest, site: URL): boolean {
  const { origin, host = "", "sec-fetch-site": fetchSite = "none" } = request.header();
  if (origin === site.origin) return true;
  if (!origin && fetchSite === "none") return true;
  const isSameOrigin = fetchSite === "same-origin" || (origin && URL.parse(origin)?.host === host);
  return Boolean(isSameOrigin) && (host === site.host || isUnregistrable(host));
}

/** Names with these endings cannot be registered (RFC 6761, 6762, 8375; ICANN's resolution on `internal`). */
const UNREGISTRABLE_NAME = /(^|\.)(localhost|test|local|internal|home\.arpa)$/;

/**
 * Whether a host is an IP address, or a name that nobody can register. Any other name may belong to a foreign site, whose owner
 * can point it to this machine while the visitor reads a page (DNS rebinding).
 *
 * @param host as in the header `Host`, with or without a port
 */
function isUnregistrable(host: string): boolean {
  const name = URL.parse(`http://${host}`)?.hostname ?? "";
  const address = name.replace(/^\[|\]$/g, "");
  return isIP(address) !== 0 || !name.includes(".") || UNREGISTRABLE_NAME.test(name);
}

/** The page from which a request comes. Undefined if the browser does not send it. */
export function refererOf(request: HonoRequest): URL | undefined {
  return URL.parse(request.header("referer") ?? "") ?? undefined;
}

/** Whether a script has sent the form. The browser itself would accept HTML. */
export const wantsJson = (request: HonoRequest) =>
  request.header("accept")?.includes("application/json") ?? false;

/**
 * The visitor's address: the address of the connection, or the address that the outermost trusted proxy has seen.
 *
 * @param trustedProxies how many proxies before the receiver add to `X-Forwarded-For`
 */
export function clientAddress({ req, env }: ReceiverContext, trustedProxies: number): string {
  const direct = env.incoming?.socket.remoteAddress ?? "";
  if (trustedProxies === 0) return direct;
  const forwarded = req.header("x-forwarded-for")?.split(",").at(-trustedProxies)?.trim();
  return forwarded || direct;
}

/** Whether a request comes from this machine, and not through a proxy on it. */
export function isFromThisMachine({ req, env }: ReceiverContext): boolean {
  const isForwarded = ["x-forwarded-for", "forwarded", "via"].some((name) => req.header(name));
  const address = env.incoming?.socket.remoteAddress ?? "";
  return !isForwarded && /^(::1|(::ffff:)?127\.)/.test(address);
}
