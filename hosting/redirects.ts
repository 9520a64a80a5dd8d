import {
  containingPattern,
  folderPattern,
  ODD_SPELLING,
  oddSpellings,
  parameterPattern,
  pathPattern,
} from "./path-patterns.ts";

/** The end of a path that stands for everything below a folder. */
export const BELOW = "/*";

/** A redirect for an address without a page, or for an address with a parameter. */
export interface Redirect {
  /**
   * The decoded path without the base path; `:id` stands for a segment without dots, and `/*` at the end for everything below
   * a folder, and the folder itself.
   */
  readonly from: string;
  /**
   * A parameter that the query must hold, such as `page=about`. Such a redirect comes before a page at the same path, and drops
   * the query.
   */
  readonly query?: string | undefined;
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

/** The first redirect for a decoded path without base path and query, whatever the query is. */
export function findRedirect(path: string, redirects: readonly Redirect[]): Redirect | undefined {
  return redirects.find((redirect) => redirect.query === undefined && matchesPath(redirect, path));
}

/**
 * The first redirect that asks for a parameter of the query.
 *
 * @param path decoded, without the base path
 * @param query without its question mark
 */
export function findQueryRedirect(
  path: string,
  query: string,
  redirects: readonly Redirect[],
): Redirect | undefined {
  if (query === "") return undefined;
  return redirects.find((redirect) => {
    if (redirect.query === undefined || !matchesPath(redirect, path)) return false;
    return new RegExp(`(^|&)${parameterPattern(redirect.query)}`).test(query);
  });
}

function matchesPath(redirect: Redirect, path: string): boolean {
  return new RegExp(redirectRegExp(redirect)).test(path);
}

/** The paths of a redirect as a regular expression for every host. */
export function redirectRegExp(redirect: Redirect, basePath = ""): string {
  return `^${redirectPattern(redirect, basePath)}$`;
}

/** The paths of a redirect as a regular expression without its anchors, so that it can be part of another. */
export function redirectPattern({ from, containing }: Redirect, basePath: string): string {
  if (from.endsWith(BELOW)) return folderPattern(from.slice(0, -BELOW.length), basePath);
  // The home page of a site below a path has no slash at its end.
  if (from === "/") return `${pathPattern(from, basePath)}?`;
  if (containing === undefined) return pathPattern(from, basePath);
  return containingPattern(from, containing, basePath);
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
