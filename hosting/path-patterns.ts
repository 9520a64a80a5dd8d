// Regular expressions in the syntax that JavaScript, PCRE (nginx) and RE2 (Caddy) share.

/** Addresses as sent that no file can have: an encoded slash, a backslash, the segments `.` and `..`. */
export const UNSERVABLE = "^[^?]*(%2[fF]|\\\\|%5[cC]|/([.]|%2[eE])([.]|%2[eE])?(/|[?]|$))";

/**
 * Spellings of addresses, as sent, that are redirected to another spelling (308). The first that matches applies. Each
 * result is shorter than its address, so there is no loop. Each pattern asks for another character after a run of slashes,
 * so that thousands of slashes are read only once.
 */
export const SPELLINGS: readonly (readonly [pattern: string, replacement: string])[] = [
  ["^/+(?:([^/?](?:[^?]*[^/?])?)/+)?index[.]html([?].*)?$", "/$1$2"],
  ["^/+([^/?](?:[^?]*[^/?])?)/+([?].*)?$", "/$1$2"],
  ["^([^?]*?)//+([^?]*)([?].*)?$", "$1/$2$3"],
];

/**
 * Decoded paths that have no address: compressed forms of files, the files of pages, the body of a 404, and names that begin
 * with a dot, except `.well-known` (RFC 8615). RE2 has no "except", so the first letters of that name are excluded.
 */
export const PRIVATE =
  "(([.]([bB][rR]|[gG][zZ])|/index[.]html|/404[.]html)$|/[.](w?e?$|[^w]|w[^e]|we[^l]))";

/** Decoded paths by which a page may be meant whose address is written otherwise: with capitals, or with `.html`. */
export const ODD_SPELLING = "[A-Z]|[.][hH][tT][mM][lL]?$";

/** Writes the odd spellings of a page's address, and the address itself, as a regular expression. */
export function oddSpellings(page: string, basePath = ""): string {
  return `^${escaped(basePath)}(?i:${escaped(page)}([.]html?)?)$`;
}

/**
 * Writes the paths of a rule as a regular expression.
 *
 * @param path `*` stands for any characters, `:id` for one segment, `:any` for a part of a segment. The last two have no
 *   dot, so they match no file.
 */
export function pathRegExp(path: string, basePath = ""): string {
  const literal = escaped(path.replace(/^\//, `${basePath}/`));
  const pattern = literal.replaceAll("*", ".*").replace(":id", "[^/.]+");
  return `^${pattern.replaceAll(":any", "[^/.]*")}$`;
}

/** A text in which no character has a meaning of its own, but for `*`. */
function escaped(text: string): string {
  return text.replace(/[.+?^${}()|[\]\\]/g, "\\$&");
}
