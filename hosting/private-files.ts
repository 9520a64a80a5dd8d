// Expressions on a decoded path behind the base path, for JavaScript, PCRE (nginx) and RE2 (Caddy).

/**
 * Files that are no addresses of their own: compressed siblings, the pages' own file names, which an
 * encoded spelling may still ask for, and the body of the 404 answer.
 */
export const PRIVATE = "([.]([bB][rR]|[gG][zZ])|/index[.]html|^/404[.]html)$";

/** Names that begin with a dot. */
export const DOT_FILE = "/[.]";

/** RFC 8615: what lies here is public, security.txt for one. */
export const WELL_KNOWN = "^/[.]well-known(/[^./][^/]*)+$";

/**
 * Whether a file must not be served under its own name.
 *
 * @param path the decoded path without base path, e.g. `/.built`
 */
export function isPrivate(path: string): boolean {
  if (new RegExp(PRIVATE).test(path)) return true;
  return new RegExp(DOT_FILE).test(path) && !new RegExp(WELL_KNOWN).test(path);
}

/**
 * An expression of this file for a host that sees the base path too.
 *
 * @param basePath empty, or letters, digits and `/._~-`
 */
export function belowBase(expression: string, basePath: string): string {
  return expression.replace(/(?<!\[)\^/g, `^${basePath.replaceAll(".", "[.]")}`);
}
