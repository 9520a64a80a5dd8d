import { parseArgs } from "node:util";
import { UsageError } from "../commands/command.ts";
import { countOf } from "../commands/enquiry-text.ts";
import { requireDatabase } from "../commands/require-database.ts";
import { writeExport } from "../commands/write-export.ts";
import { openDatabase } from "../database.ts";
import { receiverSettings } from "../settings.ts";
import { dayOf, type Figure } from "./figure.ts";
import { type FiguresRange, readRange } from "./figures-range.ts";
import { readFigures } from "./figures-store.ts";
import { COUNT_COLUMNS, countRows, countsByPeriod, summarize } from "./figures-summary.ts";
import { figuresText } from "./figures-text.ts";

const USAGE = `Usage: npm run figures -- [--by day|month] [--from 2026-10-01] [--to 2026-10-31]
                      [--format csv|json] [--out FILE]
Without days: the last 30 days, or the last 12 months. With a format: each number by itself, for a spreadsheet.`;

const OPTIONS = {
  by: { type: "string" },
  from: { type: "string" },
  to: { type: "string" },
  format: { type: "string" },
  out: { type: "string" },
} as const;

/** Words that ask for the usage. */
const HELP: readonly (string | undefined)[] = ["help", "--help", "-h"];

/**
 * Runs `npm run figures`.
 *
 * @param words its arguments, such as `["--by", "month"]`
 * @param env the variables of the environment, with the settings of the receiver
 * @returns what is printed
 * @throws Error in words for the operator
 */
export async function runFigures(
  words: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<string> {
  if (HELP.includes(words[0])) return USAGE;
  try {
    return await report(words, env);
  } catch (error) {
    const isWrongCall = error instanceof UsageError || error instanceof RangeError;
    throw isWrongCall ? new Error(`${error.message}\n${USAGE}`) : error;
  }
}

async function report(words: readonly string[], env: NodeJS.ProcessEnv): Promise<string> {
  const { by, from, to, ...output } = readOptions(words);
  const range = readRange({ by, from, to }, dayOf(new Date()));
  const figures = await readStored(range, env);
  const isText = output.format === undefined && output.out === undefined;
  if (isText) return figuresText(summarize(figures, range));
  const rows = countRows(figures, range);
  const records = {
    rows,
    columns: COUNT_COLUMNS,
    objects: countsByPeriod(figures, range),
    count: countOf(rows.length, "number", "numbers"),
  };
  return writeExport(output, records, env);
}

/** @throws UsageError */
function readOptions(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], options: OPTIONS }).values;
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

async function readStored({ from, to }: FiguresRange, env: NodeJS.ProcessEnv): Promise<Figure[]> {
  const database = openDatabase(receiverSettings(env));
  requireDatabase(database);
  try {
    return await readFigures(database, from, to);
  } finally {
    await database.close();
  }
}
