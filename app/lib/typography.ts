/**
 * Sets straight quotes and apostrophes as typographic ones, so that authors can type what their keyboard has.
 *
 * @param text e.g. `"Don't," she said`
 * @returns e.g. `“Don’t,” she said`
 */
export function typographic(text: string): string {
  return text
    .replace(/(^|[\s(\u201c—–-])'(?=\S)/g, "$1\u2018")
    .replaceAll("'", "\u2019")
    .replace(/(^|[\s(\u2018—–-])"(?=\S)/g, "$1\u201c")
    .replaceAll('"', "\u201d");
}
