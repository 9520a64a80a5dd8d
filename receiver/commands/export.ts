import { writeFileSync } from "node:fs";
import { stringify } from "csv-stringify/sync";
import { ATTRIBUTION_NAMES } from "../../app/base/attribution.ts";
import { readAll, type StoredEnquiry } from "../store.ts";
import { type Command, UsageError } from "./command.ts";
import { countOf, recordOf } from "./enquiry-text.ts";

export const exportEnquiries: Command = {
  usage: "export --format csv|json [--email ADDRESS] [--out FILE]",
  description: "all enquiries, or those of an address",
  positionals: 0,
  options: ["format", "email", "out"],
  async run(database, { format, email, out }) {
    if (format !== "csv" && format !== "json") throw new UsageError();
    if (!out) refuseLinesOfNpm();
    const sender = email?.toLowerCase();
    const stored = await readAll(database);
    const enquiries = stored.filter((enquiry) => !sender || enquiry.email === sender);
    const text = format === "csv" ? csvOf(enquiries) : jsonOf(enquiries);
    if (!out) return text;
    writeFileSync(out, `${text}\n`, { flag: "wx", mode: 0o600 });
    return `${countOf(enquiries.length, "enquiry", "enquiries")} in ${out}.`;
  },
};

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
function csvOf(enquiries: readonly StoredEnquiry[]): string {
  const records = enquiries.map(recordOf);
  const columns = columnsOf(records);
  // A spreadsheet would take a text that begins like a formula for a formula.
  const options = { columns, header: true, escape_formulas: true, bom: true };
  return stringify(records, options).trimEnd();
}

/** The columns of all records; those that say where visitors came from are the last. */
function columnsOf(records: readonly Readonly<Record<string, string>>[]): string[] {
  const names = new Set(records.flatMap((record) => Object.keys(record)));
  const origin = new Set<string>(ATTRIBUTION_NAMES);
  return [...names.difference(origin), ...origin.intersection(names)];
}

function jsonOf(enquiries: readonly StoredEnquiry[]): string {
  const records = enquiries.map((enquiry) => ({
    number: enquiry.id,
    received: new Date(enquiry.receivedAt).toISOString(),
    form: enquiry.form,
    state: enquiry.state,
    suspectedSpam: enquiry.spamReasons,
    cv: enquiry.cv,
    fields: enquiry.fields,
    attribution: enquiry.attribution,
  }));
  return JSON.stringify(records, undefined, 2);
}
