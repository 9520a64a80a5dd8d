// One spelling for each address. The expressions read a request's address as it was sent, still
// encoded, and are written in the syntax that JavaScript, PCRE (nginx) and RE2 (Caddy) share.

/**
 * Addresses that no file can have, whatever lies on the disk: an encoded slash, a backslash, and the
 * segments `.` and `..`, which browsers resolve before they ask.
 */
export const UNSERVABLE = "^[^?]*(%2[fF]|\\\\|%5[cC]|/([.]|%2[eE])([.]|%2[eE])?(/|[?]|$))";

/**
 * Spellings that lead to another one (308), the first that matches, with what replaces them: each
 * result is shorter, so that no address can lead back to itself.
 */
export const SPELLINGS: readonly (readonly [pattern: string, replacement: string])[] = [
  ["^/+index[.]html([?].*)?$", "/$1"],
  ["^/+([^?]*?)/+index[.]html([?].*)?$", "/$1$2"],
  ["^/+([^?]*[^/?])/+([?].*)?$", "/$1$2"],
  ["^//+([^?]*)([?].*)?$", "/$1$2"],
  ["^/([^?]*?[^/?])//+([^?]*)([?].*)?$", "/$1/$2$3"],
];

const compiled = SPELLINGS.map(([pattern, to]) => [new RegExp(pattern), to] as const);

/** Whether no file can be meant. */
export function isUnservable(url: string): boolean {
  return new RegExp(UNSERVABLE).test(url);
}

/**
 * Where a spelling leads to: towards the one without trailing slash, doubled slashes and `index.html`. What is wrong
 * in several places takes several steps, as on every host.
 *
 * @param url path and query as sent, still encoded
 * @returns the same text where it is spelled so already
 */
export function betterSpelling(url: string): string {
  const rule = compiled.find(([pattern]) => pattern.test(url));
  return rule ? url.replace(...rule) : url;
}
