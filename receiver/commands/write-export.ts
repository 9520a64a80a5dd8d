import { type CsvRow, csvOf } from "../csv.ts";
import { type Arguments, UsageError } from "./command.ts";
import { writeNewFile } from "./write-new-file.ts";

interface ExportedRecords {
  /** For CSV: texts by column. */
  readonly rows: readonly CsvRow[];
  readonly columns: readonly string[];
  /** For JSON. */
  readonly objects: readonly object[];
  /** The number of records in words, such as `2 enquiries`. */
  readonly count: string;
}

/**
 * Writes records into a file that only the user can read, or returns them as text.
 *
 * @param format `csv` or `json`
 * @param env the variables of the environment; npm sets some of them when it starts a command
 * @returns what is printed
 * @throws UsageError; Error in words if npm would write its own lines into the output
 */
export function writeExport(
  { format, out }: Pick<Arguments, "format" | "out">,
  { rows, columns, objects, count }: ExportedRecords,
  env: NodeJS.ProcessEnv,
): string {
  if (format !== "csv" && format !== "json")
    throw new UsageError("Say in which format: --format csv, or --format json.");
  if (!out) refuseLinesOfNpm(env);
  const text = format === "csv" ? csvOf(rows, columns) : JSON.stringify(objects, undefined, 2);
  if (!out) return text;
  writeNewFile(out, `${text}\n`);
  return `${count} in ${out}.`;
}

/**
 * npm writes the name of the script before its output. A file that begins with it is neither CSV nor JSON.
 *
 * @throws Error if npm has written it, and the output goes into a file or another program
 */
function refuseLinesOfNpm(env: NodeJS.ProcessEnv): void {
  const { npm_lifecycle_event: script, npm_config_loglevel: level } = env;
  const hasLinesOfNpm = script !== undefined && level !== "silent";
  if (hasLinesOfNpm && !process.stdout.isTTY)
    throw new Error(
      `npm writes lines of its own here. Use --out FILE, or: npm run -s ${script} -- …`,
    );
}
