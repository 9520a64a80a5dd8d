/** The longest line of a calendar file, in bytes without its end (RFC 5545, 3.1). */
const LONGEST_LINE = 75;
/** The characters of a part of a folded line. With four bytes each and the leading space they are below that limit. */
const FOLDED_PART = 18;

/** A calendar file (RFC 5545) with some lines. */
export function calendarFile(lines: readonly string[]): string {
  return lines.map((line) => `${line}\r\n`).join("");
}

/** A moment such as `20261125T120000Z`. @param time in milliseconds since 1970 */
export function calendarTime(time: number): string {
  return new Date(time).toISOString().replace(/[-:]|\.\d+/g, "");
}

/** A text with its special characters escaped (RFC 5545, 3.3.11). A long line is folded: each further line begins with a space. */
export function textLine(name: string, text: string): string {
  const escaped = text.replace(/[\\;,]/g, "\\$&").replace(/\r?\n/g, "\\n");
  const line = `${name}:${escaped}`;
  if (new TextEncoder().encode(line).length <= LONGEST_LINE) return line;
  const parts = line.match(new RegExp(`.{1,${FOLDED_PART}}`, "gu")) ?? [];
  return parts.join("\r\n ");
}
