// Regular expressions in the syntax that JavaScript, PCRE (nginx) and RE2 (Caddy) share.

/** Addresses as sent that no file can have: an encoded slash, a backslash, the segments `.` and `..`. */
export const UNSERVABLE = "^[^?]*(%2[fF]|\\\\|%5[cC]|/([.]|%2[eE])([.]|%2[eE])?(/|[?]|$))";

/**
 * Spellings of addresses as sent that lead to another one (308): the first that matches. Each result is shorter, so
 * none leads back to itself. After a run of slashes stands something else, so that thousands of them are read once.
 */
export const SPELLINGS: readonly (readonly [pattern: string, replacement: string])[] = [
  ["^/+(?:([^/?](?:[^?]*[^/?])?)/+)?index[.]html([?].*)?$", "/$1$2"],
  ["^/+([^/?](?:[^?]*[^/?])?)/+([?].*)?$", "/$1$2"],
  ["^([^?]*?)//+([^?]*)([?].*)?$", "$1/$2$3"],
];

/**
 * Decoded paths that are no addresses: compressed siblings, the pages' own files, the body of a 404, and names that begin
 * with a dot, but `.well-known` (RFC 8615), told apart by its first letters: RE2 can't say "but".
 */
export const PRIVATE =
  "(([.]([bB][rR]|[gG][zZ])|/index[.]html|/404[.]html)$|/[.](w?e?$|[^w]|w[^e]|we[^l]))";

/**
 * The paths of a rule as an expression: `*` stands for any characters, `:id` for one segment, `:any` for a part of one,
 * both without a dot: no name of a file.
 */
export function pathRegExp(path: string, basePath = ""): string {
  const literal = path.replace(/^\//, `${basePath}/`).replace(/[.+?^${}()|[\]\\]/g, "\\$&");
  const pattern = literal.replaceAll("*", ".*").replace(":id", "[^/.]+");
  return `^${pattern.replaceAll(":any", "[^/.]*")}$`;
}
