import { containingRegExp, ODD_SPELLING, oddSpellings, pathRegExp } from "./path-patterns.ts";

/** A redirect for an address without a page. */
export interface Redirect {
  /** The decoded path without the base path; `:id` stands for a segment without dots. */
  readonly from: string;
  /** A regular expression that the segment `:id` must contain, ignoring case. */
  readonly containing?: string | undefined;
  /** The decoded path of a page, or an absolute address that begins with `https://`. */
  readonly to: string;
  /**
   * 302 if a page may exist at the address later. Otherwise 301 and not 308, because every host and crawler knows 301.
   */
  readonly status: 301 | 302;
}

/** The target of a redirect in printable ASCII. The query is kept on this site, and dropped for another host. */
export function locationOf({ to }: Pick<Redirect, "to">, basePath: string, query: string): string {
  const isOnThisSite = to.startsWith("/");
  const address = isOnThisSite ? basePath + encodeURI(to) : new URL(to).href;
  // nginx and Caddy would interpret these characters as variables.
  const escaped = address.replace(/[${}"]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`);
  return isOnThisSite ? escaped + query : escaped;
}

/** The first redirect for a decoded path without base path and query. */
export function findRedirect(path: string, redirects: readonly Redirect[]): Redirect | undefined {
  return redirects.find((redirect) => new RegExp(redirectRegExp(redirect)).test(path));
}

/** The paths of a redirect as a regular expression for every host. */
export function redirectRegExp(
  { from, containing }: Pick<Redirect, "from" | "containing">,
  basePath = "",
): string {
  if (containing === undefined) return pathRegExp(from, basePath);
  return containingRegExp(from, containing, basePath);
}

/**
 * The redirect from another spelling of a page's address, such as `/About` or `/about.html`. @param path decoded,
 * without base path and query
 */
export function findPageMeant(path: string, pages: readonly string[]): Redirect | undefined {
  // Adjacent slashes count as a single slash, as in nginx.
  const plainPath = path.replace(/\/{2,}/g, "/");
  if (!new RegExp(ODD_SPELLING).test(plainPath)) return undefined;
  const to = pages.find((page) => new RegExp(oddSpellings(page)).test(plainPath));
  return to === undefined ? undefined : { from: path, to, status: 301 };
}
