/**
 * What an SVG that is served unchanged must not have. An image in the file itself, such as `data:image/png;…`, is allowed. An
 * entity could hold any other part under a name.
 */
const UNSAFE_PARTS: readonly [string, RegExp][] = [
  ["a script", /<(?:[\w-]+:)?script\b|javascript:/i],
  ["an event handler, such as onload", /<[^>]*\son[a-z]+\s*=/i],
  ["a foreignObject", /<(?:[\w-]+:)?foreignObject\b/i],
  ["an entity", /<!ENTITY\b/i],
  [
    "an address outside the file",
    /[\s:]href\s*=\s*["'](?!#|data:image\/)|attributeName\s*=\s*["'][\w:]*href|\burl\(\s*(?!["']?(?:#|data:))[^\s)]|\b(?:image-set|src)\(\s*["']|@import/i,
  ],
];

/**
 * The first part of an SVG that could run or load something. It looks for signs of such parts, because a library costs more than
 * it gives for a logo: DOMPurify needs jsdom (41 packages, 30 MB), and sanitize-html (6 MB) reads no styles.
 *
 * @param svg the bytes of the file
 * @returns such as `a script`; undefined if there is none
 */
export function unsafePartOf(svg: Buffer): string | undefined {
  // A text in UTF-16 has a NUL beside each of these letters.
  const text = decoded(svg.toString("latin1").replaceAll("\0", ""));
  return UNSAFE_PARTS.find(([, pattern]) => pattern.test(text))?.[0];
}

/** The character references of XML, such as `&#117;` and `&#x75;`, and the escapes of CSS, such as `\75 `. */
const ESCAPES = /&#(?<decimal>\d+);|&#x(?<hex>[\da-f]+);|\\(?<css>[\da-f]{1,6})\s?/gi;

/** A text with the letters that its escapes stand for. */
function decoded(text: string): string {
  return text.replace(ESCAPES, (_escape, decimal, hex, css) => {
    const code = decimal === undefined ? Number.parseInt(hex ?? css, 16) : Number(decimal);
    return code <= LAST_CHARACTER ? String.fromCodePoint(code) : "";
  });
}

/** The last code point of Unicode. */
const LAST_CHARACTER = 0x10ffff;
