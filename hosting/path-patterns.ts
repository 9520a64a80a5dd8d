// Regular expressions in the syntax that JavaScript, PCRE (nginx) and RE2 (Caddy) share.

/**
 * Addresses, as sent and still encoded, that no file can have: an encoded slash, a backslash, and the
 * segments `.` and `..`, which browsers resolve before they ask.
 */
export const UNSERVABLE = "^[^?]*(%2[fF]|\\\\|%5[cC]|/([.]|%2[eE])([.]|%2[eE])?(/|[?]|$))";

/**
 * Spellings of addresses as sent that lead to another one (308): the first that matches. Each result is
 * shorter, so that no address can lead back to itself. After a run of slashes stands something else, so that thousands
 * of them are read once.
 */
export const SPELLINGS: readonly (readonly [pattern: string, replacement: string])[] = [
  ["^/+(?:([^/?](?:[^?]*[^/?])?)/+)?index[.]html([?].*)?$", "/$1$2"],
  ["^/+([^/?](?:[^?]*[^/?])?)/+([?].*)?$", "/$1$2"],
  ["^([^?]*?)//+([^?]*)([?].*)?$", "$1/$2$3"],
];

/** Decoded paths that are no addresses: compressed siblings, the pages' own files, the body of a 404. */
export const PRIVATE = "([.]([bB][rR]|[gG][zZ])|/index[.]html|/404[.]html)$";

/** Names that begin with a dot. */
export const DOT_FILE = "/[.]";

/** RFC 8615: what lies here is public, security.txt for one. */
export const wellKnown = (basePath: string) =>
  `^${basePath.replaceAll(".", "[.]")}/[.]well-known(/[^./][^/]*)+$`;

/** Whether a file must not be served under its own name; `path` is decoded and without the base path. */
export function isPrivate(path: string): boolean {
  if (new RegExp(PRIVATE).test(path)) return true;
  return new RegExp(DOT_FILE).test(path) && !new RegExp(wellKnown("")).test(path);
}

/**
 * The paths of a rule as an expression: `*` stands for any characters, `:id` for one segment, `:any` for a part of one,
 * both without a dot: no name of a file.
 */
export function pathRegExp(path: string, basePath = ""): string {
  const literal = path.replace(/^\//, `${basePath}/`).replace(/[.+?^${}()|[\]\\]/g, "\\$&");
  const pattern = literal.replaceAll("*", ".*").replace(":id", "[^/.]+");
  return `^${pattern.replaceAll(":any", "[^/.]*")}$`;
}
