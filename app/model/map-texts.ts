/** Returns the replacement of a text; `field` is its path. */
type Replace = (text: string, field: string) => string;

/**
 * Replaces every text in a value: a text, or a list or an object with texts.
 *
 * @param field the path of the value
 */
export function mapTexts(value: unknown, replace: Replace, field = ""): unknown {
  if (typeof value === "string") return replace(value, field);
  if (Array.isArray(value)) {
    return value.map((entry, index) => mapTexts(entry, replace, `${field}[${index}]`));
  }
  if (value === null || typeof value !== "object") return value;
  const entries = Object.entries(value).map(([name, part]) => {
    return [name, mapTexts(part, replace, field === "" ? name : `${field}.${name}`)];
  });
  return Object.fromEntries(entries);
}
