/** Everything that XML 1.0 has no place for (https://www.w3.org/TR/xml/#charsets): controls, lone surrogates. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

/**
 * A text as it may stand in an HTML or XML document, between tags or inside an attribute.
 *
 * @param text any text; characters that XML 1.0 forbids are dropped, even as references they would be faults
 */
export function escapeText(text: string): string {
  return text.replace(FORBIDDEN, "").replace(/[&<>"']/g, (mark) => ENTITIES[mark] ?? mark);
}
