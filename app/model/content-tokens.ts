/*
 * Tokens in the texts of content/: `{firm}`, `{phone}`, and the names of the figures in site.yaml. The reader fills them
 * in before it validates a text (reader.ts).
 */

/** A token such as `{firm}`, with its name. */
export const TOKEN = /\{ *([a-z]+) *\}/i;

/**
 * Whether a text holds a token that was not filled in. What stands there is not known, and neither is the length of the
 * text. The token is reported already, or site.yaml, which could not be read.
 *
 * @param value a text, or a list or an object with texts
 */
export function hasUnfilledToken(value: unknown): boolean {
  if (typeof value === "string") return TOKEN.test(value);
  if (value === null || typeof value !== "object") return false;
  return Object.values(value).some(hasUnfilledToken);
}
