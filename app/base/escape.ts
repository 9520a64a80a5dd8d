/** Characters that XML 1.0 does not allow, even as references (https://www.w3.org/TR/xml/#charsets). */
const FORBIDDEN_CHARACTERS = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

const ENTITY_NAMES: Readonly<Record<string, string>> = {
  "&": "amp",
  "<": "lt",
  ">": "gt",
  '"': "quot",
  "'": "apos",
};

/** Escapes a text for HTML or XML, between tags or in an attribute. Drops characters that XML does not allow. */
export function escapeText(text: string): string {
  const allowed = text.replace(FORBIDDEN_CHARACTERS, "");
  return allowed.replace(/[&<>"']/g, (character) => `&${ENTITY_NAMES[character]};`);
}

/** Serializes a value as JSON for a script element. No text in it can end the element or begin a comment. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}
