import type { HonoRequest } from "hono";
import type { ReceiverContext } from "./services.ts";

/**
 * Whether a form comes from the site, or from a page at the receiver's own host. Browsers say where a form comes from;
 * a program that says nothing cannot be misused by another site.
 */
export function isFromSite(request: HonoRequest, siteOrigin: string): boolean {
  const { origin, host = "", "sec-fetch-site": fetchSite = "none" } = request.header();
  if (fetchSite === "same-origin" || origin === siteOrigin) return true;
  if (!origin) return fetchSite === "none";
  return URL.parse(origin)?.host === host;
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
