/**
 * JSON that may stand inside a script element: no text in it can end the element or begin a comment.
 *
 * @param value anything that JSON can hold
 */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}
