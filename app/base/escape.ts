/** Everything that XML 1.0 does not allow (https://www.w3.org/TR/xml/#charsets): controls, lone surrogates. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

const NAMES: Record<string, string> = {
  "&": "amp",
  "<": "lt",
  ">": "gt",
  '"': "quot",
  "'": "apos",
};

/** A text for an HTML or XML document, between tags or in an attribute; what XML forbids even as a reference is dropped. */
export function escapeText(text: string): string {
  return text.replace(FORBIDDEN, "").replace(/[&<>"']/g, (mark) => `&${NAMES[mark]};`);
}

/** JSON for a script element: no text in it can end the element or begin a comment. */
export const scriptJson = (value: unknown) => JSON.stringify(value).replaceAll("<", "\\u003c");
