// Regular expressions in the syntax that JavaScript, PCRE (nginx) and RE2 (Caddy) share.

/**
 * Matches addresses, as sent, that no file can have: with an encoded slash, a backslash, or the segments `.` and `..`.
 */
export const UNSERVABLE = "^[^?]*(%2[fF]|\\\\|%5[cC]|/([.]|%2[eE])([.]|%2[eE])?(/|[?]|$))";

/**
 * Spellings of addresses, as sent, that are redirected to another spelling (308). The first that matches applies. Each
 * result is shorter than its address, so there is no loop. Each pattern asks for another character after a run of slashes,
 * so that thousands of slashes are read only once.
 */
export const SPELLINGS: readonly (readonly [pattern: string, replacement: string])[] = [
  ["^/+(?:([^/?](?:[^?]*[^/?])?)/+)?index[.]html/*([?].*)?$", "/$1$2"],
  ["^/+([^/?](?:[^?]*[^/?])?)/+([?].*)?$", "/$1$2"],
  ["^([^?]*?)//+([^?]*)([?].*)?$", "$1/$2$3"],
];

/**
 * Decoded paths that have no address: compressed forms of files, the files of pages, the body of a 404, and names that begin
 * with a dot, except `.well-known` (RFC 8615). RE2 has no "except", so the first letters of that name are excluded.
 */
export const PRIVATE =
  "(([.]([bB][rR]|[gG][zZ])|/index[.]html|/404[.]html)$|/[.](w?e?$|[^w]|w[^e]|we[^l]))";

/**
 * Matches decoded paths that may mean a page in another spelling: with capitals, or with `.html`. SPELLINGS handles
 * addresses in which only `/index.html` is superfluous. RE2 has no "except", so each letter before the dot is compared.
 */
export const ODD_SPELLING =
  "[A-Z]|([^x/]|[^e]x|[^d]ex|[^n]dex|[^i]ndex|[^/]index)[.]html?/*$|/index[.]htm/*$";

/**
 * Writes the odd spellings of a page's address, and the address itself, as a regular expression. Slashes and `index.html`
 * at the end are part of them, so that `/About/` takes one redirect.
 */
export function oddSpellings(page: string, basePath = ""): string {
  return `^${escaped(basePath)}(?i:${escaped(page)}(/+index[.]html?|[.]html?)?)/*$`;
}

/** Writes the paths of a rule as a regular expression. @param path as for `pathPattern` */
export function pathRegExp(path: string, basePath = ""): string {
  return `^${pathPattern(path, basePath)}$`;
}

// The functions below write a regular expression without its anchors, so that it can be part of another.

/**
 * Writes the paths of a rule.
 *
 * @param path `*` stands for any characters, `:id` for one segment without a dot, so that it matches no file
 */
export function pathPattern(path: string, basePath = ""): string {
  const literal = escaped(path.replace(/^\//, `${basePath}/`));
  return literal.replaceAll("*", ".*").replace(":id", "[^/.]+");
}

/** Writes a folder and everything below it. @param folder without a slash at its end */
export function folderPattern(folder: string, basePath = ""): string {
  return `${escaped(basePath + folder)}(/.*)?`;
}

/** Writes a parameter of a query, such as `page=about`, from its name to its end. */
export function parameterPattern(parameter: string): string {
  return `${escaped(parameter)}(&|$)`;
}

/**
 * Writes a path in any case. Its segment `:id` must contain a match of another expression.
 *
 * @param containing a regular expression
 */
export function containingPattern(path: string, containing: string, basePath = ""): string {
  const pattern = escaped(path).replace(":id", () => `[^/.]*${containing}[^/.]*`);
  return `${escaped(basePath)}(?i:${pattern})`;
}

/** Escapes a text for a regular expression, except `*`. */
function escaped(text: string): string {
  return text.replace(/[.+?^${}()|[\]\\]/g, "\\$&");
}
