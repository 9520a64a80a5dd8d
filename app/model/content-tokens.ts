/*
 * Tokens in the texts of content/: `{firm}`, `{phone}`, and the names of the figures in site.yaml. The reader replaces
 * them before it validates a text (fill-tokens.ts).
 */

/** Matches a token such as `{firm}` and captures its name. */
export const TOKEN = /\{ *([a-z]+) *\}/i;

/**
 * Whether a text contains a token that the reader could not replace. The final text and its length are unknown then.
 * The token has been reported already, or site.yaml was reported as unreadable.
 *
 * @param value a text, or a list or an object with texts
 */
export function hasUnfilledToken(value: unknown): boolean {
  if (typeof value === "string") return TOKEN.test(value);
  if (value === null || typeof value !== "object") return false;
  return Object.values(value).some(hasUnfilledToken);
}
