import { writeFileSync } from "node:fs";
import { stringify } from "csv-stringify/sync";
import { type Arguments, UsageError } from "./command.ts";

interface ExportedRecords {
  /** For CSV: texts by column. */
  readonly rows: readonly Readonly<Record<string, string>>[];
  readonly columns: readonly string[];
  /** For JSON. */
  readonly objects: readonly object[];
  /** How many there are, in words such as `2 enquiries`. */
  readonly count: string;
}

/**
 * Writes records into a file that only the user can read, or gives them as text.
 *
 * @param format `csv` or `json`
 * @returns what is printed
 * @throws UsageError; Error in words where npm would write into the output
 */
export function writeExport(
  { format, out }: Pick<Arguments, "format" | "out">,
  { rows, columns, objects, count }: ExportedRecords,
): string {
  if (format !== "csv" && format !== "json") throw new UsageError();
  if (!out) refuseLinesOfNpm();
  const text = format === "csv" ? csvOf(rows, columns) : JSON.stringify(objects, undefined, 2);
  if (!out) return text;
  writeFileSync(out, `${text}\n`, { flag: "wx", mode: 0o600 });
  return `${count} in ${out}.`;
}

/**
 * npm writes the name of the script before its output. In a file that is no CSV and no JSON.
 *
 * @throws Error where npm has done that, and the output goes into a file or another program
 */
function refuseLinesOfNpm(): void {
  const { npm_lifecycle_event: script, npm_config_loglevel: level } = process.env;
  const hasLinesOfNpm = script !== undefined && level !== "silent";
  if (hasLinesOfNpm && !process.stdout.isTTY)
    throw new Error("npm writes lines of its own here. Use --out FILE, or: npm run -s enquiries");
}

/** With a byte order mark: without it spreadsheets read the text in another encoding. */
function csvOf(rows: ExportedRecords["rows"], columns: readonly string[]): string {
  // A spreadsheet would take a text that begins like a formula for a formula.
  const options = { columns: [...columns], header: true, escape_formulas: true, bom: true };
  return stringify([...rows], options).trimEnd();
}
