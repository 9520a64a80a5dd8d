import type { Report, TextPart } from "./source-text.ts";

/** A line of fields, as opposed to one of text. */
const FIELD_LINE = /^(?:[\w-]+:(?: |$)|[ -]|#(?!#)|$)/;

/** The fields between two lines `---`, and the text below. A line that is missing is recorded. */
export function splitFrontMatter(text: string, report: Report): Record<"yaml" | "body", TextPart> {
  const lines = text.split(/\r?\n/);
  const isOpen = lines[0]?.trimEnd() === "---";
  if (!isOpen)
    report(1, "front matter", lines[0], "begin the file with a line that holds only ---");
  // Whatever was meant to be the first line: "—" in the place of "---".
  const start = isOpen || /^[-–—*_ ]*$/.test(lines[0] ?? "") ? 1 : 0;
  const end = lines.findIndex((line, index) => {
    const isText = lines[index - 1]?.trim() === "" && !FIELD_LINE.test(line);
    return index >= start && (line.trimEnd() === "---" || isText);
  });
  const isClosed = lines[end]?.trimEnd() === "---";
  if (!isClosed && (isOpen || /^[\w-]+:/.test(lines[start] ?? ""))) {
    const remedy = "close the fields with a line that holds only ---, before the text";
    report(end < 0 ? lines.length : end, "front matter", lines.at(end), remedy);
  }
  const from = end < 0 ? lines.length : end + Number(isClosed);
  const first = Math.max(
    from,
    lines.findIndex((line, index) => index >= from && line.trim() !== ""),
  );
  return {
    yaml: { text: lines.slice(start, end < 0 ? lines.length : end).join("\n"), line: start + 1 },
    body: { text: lines.slice(from).join("\n").trim(), line: first + 1 },
  };
}
