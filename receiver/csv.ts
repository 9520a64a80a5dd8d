import { stringify } from "csv-stringify/sync";

/** The texts of a row, by column. */
export type CsvRow = Readonly<Record<string, string>>;

/**
 * Writes rows as CSV, with a line of headings.
 *
 * @param columns the names of the columns, in their order
 */
export function csvOf(rows: readonly CsvRow[], columns: readonly string[]): string {
  return stringify([...rows], {
    columns: [...columns],
    header: true,
    // A spreadsheet would take a text that begins like a formula for a formula.
    escape_formulas: true,
    // Without a byte order mark spreadsheets read the text in another encoding.
    bom: true,
  }).trimEnd();
}
