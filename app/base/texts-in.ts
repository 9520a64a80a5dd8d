/**
 * The fields of a value that are texts. What stands in the storage of a browser, or in the answer of a server, may be anything.
 *
 * @param value an object; any other value has no fields
 */
export function textsIn(value: unknown): Record<string, string> {
  const fields = Object.entries<string>(Object(value));
  return Object.fromEntries(fields.filter(([, text]) => typeof text === "string"));
}
