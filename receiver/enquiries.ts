// `npm run enquiries -- …`: the command line for what was received. A wrong call prints how it is called.
import { existsSync, writeFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { stringify } from "csv-stringify/sync";
import { findForm } from "../app/features/forms/table/form-table.ts";
import { type Database, openDatabase } from "./database.ts";
import { receiverSettings } from "./settings.ts";
import {
  checkHealth,
  deleteEnquiry,
  readAll,
  readCv,
  readEnquiry,
  readNewest,
  requeueMail,
  type StoredEnquiry,
} from "./store.ts";

const USAGE = `Usage:
  npm run enquiries -- list [COUNT]        the newest enquiries, 50 unless COUNT says otherwise
  npm run enquiries -- show NUMBER         everything about one enquiry
  npm run enquiries -- cv NUMBER [FILE]    writes its CV into a file
  npm run enquiries -- export csv          all enquiries as CSV
  npm run enquiries -- resend NUMBER       mails it to the firm once more
  npm run enquiries -- delete NUMBER       deletes it with its CV and its mails
  npm run enquiries -- stats               counts by form and state
  npm run enquiries -- backup FILE         copies the SQLite database into a file`;

/** Runs a command. @returns what is printed; throws in words */
type Command = (database: Database, args: readonly string[]) => Promise<string>;

const COMMANDS: Readonly<Record<string, Command>> = {
  list,
  show,
  cv: writeCv,
  export: exportCsv,
  resend,
  delete: remove,
  stats,
  backup,
};

async function list(database: Database, [count]: readonly string[]): Promise<string> {
  const enquiries = await readNewest(database, Number(count) || 50);
  return enquiries.map(lineOf).join("\n") || "No enquiries.";
}

/** Such as `    1  2026-11-23T10:15  contact  delivered  Ada Lovelace <ada@example.org>  Growth`. */
function lineOf(enquiry: StoredEnquiry): string {
  const { id, receivedAt, form, state, spamReasons } = enquiry;
  const about = senderAndTopic(enquiry);
  const mark = spamReasons && "[suspected spam]";
  const cells = [`${id}`.padStart(5), minuteOf(receivedAt), form, state, ...about, mark];
  return cells.join("  ").trimEnd();
}

/** Empty for a form that the table no longer has. */
function senderAndTopic({ form, fields }: StoredEnquiry) {
  const known = findForm(form);
  if (!known) return [];
  const { sender, topic } = known;
  return [`${fields[sender.name]} <${fields[sender.email]}>`, fields[topic]];
}

/** @param time in milliseconds since 1970 @returns such as `2026-11-23T10:15`, in UTC */
const minuteOf = (time: number) => new Date(time).toISOString().slice(0, 16);

async function show(database: Database, [number]: readonly string[]): Promise<string> {
  const record = recordOf(await enquiryOf(database, number));
  const known = Object.entries(record).filter(([, text]) => text !== "");
  return known.map(([name, text]) => `${name}: ${text}`).join("\n");
}

/** @throws Error when there is no enquiry of that number */
async function enquiryOf(database: Database, number = ""): Promise<StoredEnquiry> {
  const id = Number(number);
  const enquiry = Number.isInteger(id) ? await readEnquiry(database, id) : undefined;
  if (!enquiry) throw new Error(`There is no enquiry ${number}.`);
  return enquiry;
}

/** What is known of an enquiry, then its fields, by the names that `show` and the CSV give them. */
function recordOf({ id, receivedAt, form, state, spamReasons, cv, fields }: StoredEnquiry) {
  const known: Record<string, string> = {
    number: `${id}`,
    received: minuteOf(receivedAt),
    form,
    state,
    "suspected spam": spamReasons,
    cv,
  };
  return { ...known, ...fields };
}

async function writeCv(database: Database, [number, file]: readonly string[]): Promise<string> {
  const { id } = await enquiryOf(database, number);
  const cv = await readCv(database, id);
  if (!cv) throw new Error(`Enquiry ${id} has no CV.`);
  const path = file ?? `enquiry-${id}.${cv.kind}`;
  // "wx": a file that is there already is not overwritten.
  writeFileSync(path, cv.bytes, { flag: "wx" });
  return `The CV is in ${path}. The visitor's file was called ${JSON.stringify(cv.name)}.`;
}

async function exportCsv(database: Database, [format]: readonly string[]): Promise<string> {
  if (format !== "csv") throw new Error(USAGE);
  const records = (await readAll(database)).map(recordOf);
  const columns = [...new Set(records.flatMap((record) => Object.keys(record)))];
  // A spreadsheet would take a text that begins like a formula for a formula.
  return stringify(records, { columns, header: true, escape_formulas: true }).trimEnd();
}

async function resend(database: Database, [number]: readonly string[]): Promise<string> {
  const { id } = await enquiryOf(database, number);
  await requeueMail(database, id);
  return `Enquiry ${id} will be mailed again while the receiver runs with SMTP_URL.`;
}

async function remove(database: Database, [number]: readonly string[]): Promise<string> {
  const { id } = await enquiryOf(database, number);
  await deleteEnquiry(database, id);
  return `Enquiry ${id} is deleted, with its CV and its mails.`;
}

async function stats(database: Database): Promise<string> {
  const groups = Object.groupBy(await readAll(database), ({ form, state, spamReasons }) =>
    [form, state, spamReasons && "suspected spam"].filter(Boolean).join(", "),
  );
  const lines = Object.entries(groups).map(([group, enquiries = []]) => {
    return `${group.padEnd(40)} ${enquiries.length}`;
  });
  const { oldestUndeliveredSeconds } = await checkHealth(database);
  const minutes = Math.round(oldestUndeliveredSeconds / 60);
  return [...lines, `oldest mail not delivered: ${minutes} minutes`].join("\n");
}

async function backup({ file }: Database, [target]: readonly string[]): Promise<string> {
  if (!target) throw new Error(USAGE);
  if (!file) throw new Error("Back a PostgreSQL database up with pg_dump.");
  new DatabaseSync(file, { timeout: 5_000 }).prepare("VACUUM INTO ?").run(target);
  return `${target} is a copy of the database as it is now.`;
}

/** @throws Error in words for the operator */
async function runCommand([name = "", ...args]: readonly string[]): Promise<string> {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) throw new Error(USAGE);
  const database = openDatabase(receiverSettings());
  if (database.file && !existsSync(database.file))
    throw new Error(`There is no database ${database.file}. Set DATA_DIR as for the receiver.`);
  try {
    return await command(database, args);
  } finally {
    await database.close();
  }
}

// What is written can be read by the user who runs this, and by nobody else.
process.umask(0o077);
try {
  console.log(await runCommand(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
