/* `npm run enquiries -- …`: reads and tends what was received; prints how it is called when it is called wrongly. */
import { existsSync, writeFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { stringify } from "csv-stringify/sync";
import { type Database, openDatabase } from "./database.ts";
import { receiverSettings } from "./settings.ts";
import { checkHealth, type Kept, readCv, readEnquiries } from "./store.ts";

const USAGE = `npm run enquiries -- list [HOW MANY, else 50] | show NUMBER | cv NUMBER [FILE] | export csv
  | resend NUMBER | delete NUMBER | stats | backup FILE`;

/** Carries out one command; gives what is to be printed. */
async function answer(database: Database, [command, argument, file]: string[]): Promise<string> {
  const id = Number(argument);
  if (command === "list") {
    const lines = (await readEnquiries(database, { limit: id || 50 })).map(lineOf);
    return lines.join("\n") || "No enquiries.";
  }
  if (command === "export" && argument === "csv") return csvOf(await readEnquiries(database));
  if (command === "stats") return statsOf(database);
  if (command === "backup" && argument) {
    if (!database.file) throw new Error("Back a PostgreSQL database up with pg_dump.");
    new DatabaseSync(database.file, { timeout: 5_000 }).prepare("VACUUM INTO ?").run(argument);
    return `${argument} holds everything that was kept until now.`;
  }
  if (!/^(show|cv|resend|delete)$/.test(command ?? "")) throw new Error(USAGE);
  const [enquiry] = Number.isInteger(id) ? await readEnquiries(database, { id }) : [];
  if (!enquiry) throw new Error(`There is no enquiry ${argument ?? ""}.`);
  if (command === "show") {
    const told = Object.entries(recordOf(enquiry)).filter(([, text]) => text);
    return told.map(([name, text]) => `${name}: ${text}`).join("\n");
  }
  if (command === "cv") {
    const cv = await readCv(database, id);
    if (!cv) throw new Error(`Enquiry ${id} has no CV.`);
    const path = file ?? `enquiry-${id}.${cv.kind}`;
    // "wx": what is there already is not written over.
    writeFileSync(path, cv.bytes, { flag: "wx" });
    return `${path}, which came as ${JSON.stringify(cv.name)}`;
  }
  if (command === "delete") {
    await database.query`DELETE FROM enquiries WHERE id = ${id}`;
    return `Enquiry ${id} is deleted, with its CV and its mails.`;
  }
  const now = Date.now();
  await database.query`UPDATE outbox SET next_at = ${now}, queued_at = ${now}, attempts = 0,
    delivered_at = NULL, failed_at = NULL WHERE enquiry = ${id} AND kind = 'enquiry'`;
  return `Enquiry ${id} will be mailed again, while the receiver runs with SMTP_URL.`;
}

async function statsOf(database: Database): Promise<string> {
  const groups = Object.groupBy(await readEnquiries(database), ({ form, state, suspicion }) =>
    [form, state, suspicion && "suspected spam"].filter(Boolean).join(", "),
  );
  const lines = Object.entries(groups).map(([name, of = []]) => `${name.padEnd(40)} ${of.length}`);
  const { oldestUndeliveredSeconds: oldest } = await checkHealth(database);
  return [...lines, `oldest mail not delivered: ${Math.round(oldest / 60)} minutes`].join("\n");
}

function recordOf({ id, receivedAt, form, state, suspicion, cv, fields }: Kept) {
  const received = new Date(receivedAt).toISOString().slice(0, 16);
  const about = { number: `${id}`, received, form, state, "suspected spam": suspicion, cv };
  return { ...about, ...fields } as Record<string, string>;
}

function lineOf(enquiry: Kept): string {
  const { number = "", received, form, state, name, fullName = name } = recordOf(enquiry);
  const { email, subject, position = subject } = enquiry.fields;
  const who = [`${fullName} <${email}>`, position, enquiry.suspicion && "[suspected spam]"];
  return [number.padStart(5), received, form, state, ...who].join("  ").trimEnd();
}

/** A spreadsheet would take a text that begins like a formula for one. */
function csvOf(enquiries: readonly Kept[]): string {
  const records = enquiries.map(recordOf);
  const columns = [...new Set(records.flatMap((record) => Object.keys(record)))];
  return stringify(records, { columns, header: true, escape_formulas: true }).trimEnd();
}

// Nobody else on this machine reads what is written.
process.umask(0o077);
try {
  const settings = receiverSettings();
  const database = openDatabase(settings);
  const [, , ...args] = process.argv;
  if (args.length > 0 && database.file && !existsSync(database.file))
    throw new Error(`Nothing was kept in ${database.file}. Give DATA_DIR as the receiver has it.`);
  console.log(await answer(database, args).finally(database.close));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
