// `npm run enquiries -- …`: the command line for what was received. A wrong call prints how it is called.
import { existsSync, writeFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { parseArgs } from "node:util";
import { stringify } from "csv-stringify/sync";
import { findForm } from "../app/features/forms/table/form-table.ts";
import { type Database, openDatabase } from "./database.ts";
import { receiverSettings } from "./settings.ts";
import {
  checkHealth,
  deleteEnquiry,
  eraseSender,
  readAll,
  readCv,
  readEnquiry,
  readNewest,
  requeueFailedMails,
  requeueMail,
  type StoredEnquiry,
} from "./store.ts";

const USAGE = `Usage:
  npm run enquiries -- list [COUNT]           the newest enquiries, 50 unless COUNT says otherwise
  npm run enquiries -- show NUMBER            everything about one enquiry
  npm run enquiries -- find TEXT              the enquiries that hold a text, in any field and any case
  npm run enquiries -- cv NUMBER [FILE]       writes its CV into a file
  npm run enquiries -- export --format csv|json [--email ADDRESS] [--out FILE]
                                              all enquiries, or those of an address
  npm run enquiries -- resend NUMBER          mails it to the firm once more
  npm run enquiries -- retry                  mails what was given up to the firm once more
  npm run enquiries -- delete NUMBER          deletes it with its CV and its mails
  npm run enquiries -- erase --email ADDRESS  deletes everything that came from an address
  npm run enquiries -- stats                  counts by form and state
  npm run enquiries -- backup FILE            copies the SQLite database into a file`;

/** What stands behind the name of a command. */
interface Arguments {
  positionals: readonly string[];
  format?: string | undefined;
  email?: string | undefined;
  out?: string | undefined;
}

interface Command {
  /** @returns what is printed; throws in words */
  run: (database: Database, args: Arguments) => Promise<string>;
  /** The most words that may follow its name. */
  positionals: number;
  /** The options that it knows. */
  options?: readonly string[];
}

const COMMANDS: Readonly<Record<string, Command>> = {
  list: { run: list, positionals: 1 },
  show: { run: show, positionals: 1 },
  find: { run: find, positionals: Number.POSITIVE_INFINITY },
  cv: { run: writeCv, positionals: 2 },
  export: { run: exportEnquiries, positionals: 0, options: ["format", "email", "out"] },
  resend: { run: resend, positionals: 1 },
  retry: { run: retry, positionals: 0 },
  delete: { run: remove, positionals: 1 },
  erase: { run: erase, positionals: 0, options: ["email"] },
  stats: { run: stats, positionals: 0 },
  backup: { run: backup, positionals: 1 },
};

async function list(database: Database, { positionals }: Arguments): Promise<string> {
  const [count] = positionals;
  return listOf(await readNewest(database, Number(count) || 50));
}

const listOf = (enquiries: readonly StoredEnquiry[]) =>
  enquiries.map(lineOf).join("\n") || "No enquiries.";

async function find(database: Database, { positionals }: Arguments): Promise<string> {
  const text = searchable(positionals.join(" "));
  if (!text) throw new Error(USAGE);
  const enquiries = await readAll(database);
  return listOf(
    enquiries.filter(({ cv, fields }) =>
      [cv, ...Object.values(fields)].some((value) => searchable(value).includes(text)),
    ),
  );
}

/** A text as it is compared: one spelling of each character, in lower case. */
const searchable = (text: string) => text.normalize("NFKC").toLowerCase();

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

async function show(database: Database, { positionals: [number] }: Arguments): Promise<string> {
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

async function writeCv(database: Database, { positionals }: Arguments): Promise<string> {
  const [number, file] = positionals;
  const { id } = await enquiryOf(database, number);
  const cv = await readCv(database, id);
  if (!cv) throw new Error(`Enquiry ${id} has no CV.`);
  const path = file ?? `enquiry-${id}.${cv.kind}`;
  // "wx": a file that is there already is not overwritten.
  writeFileSync(path, cv.bytes, { flag: "wx" });
  return `The CV is in ${path}. The visitor's file was called ${JSON.stringify(cv.name)}.`;
}

async function exportEnquiries(database: Database, args: Arguments): Promise<string> {
  const { format, email, out } = args;
  if (format !== "csv" && format !== "json") throw new Error(USAGE);
  const sender = email?.toLowerCase();
  const stored = await readAll(database);
  const enquiries = stored.filter((enquiry) => !sender || enquiry.email === sender);
  const text = format === "csv" ? csvOf(enquiries) : jsonOf(enquiries);
  if (!out) return text;
  writeFileSync(out, `${text}\n`, { flag: "wx", mode: 0o600 });
  return `${countOf(enquiries.length, "enquiry", "enquiries")} in ${out}.`;
}

/** With a byte order mark: without it spreadsheets read the text in another encoding. */
function csvOf(enquiries: readonly StoredEnquiry[]): string {
  const records = enquiries.map(recordOf);
  const columns = [...new Set(records.flatMap((record) => Object.keys(record)))];
  // A spreadsheet would take a text that begins like a formula for a formula.
  const options = { columns, header: true, escape_formulas: true, bom: true };
  return stringify(records, options).trimEnd();
}

function jsonOf(enquiries: readonly StoredEnquiry[]): string {
  const records = enquiries.map(({ id, receivedAt, form, state, spamReasons, cv, fields }) => ({
    number: id,
    received: new Date(receivedAt).toISOString(),
    form,
    state,
    suspectedSpam: spamReasons,
    cv,
    fields,
  }));
  return JSON.stringify(records, undefined, 2);
}

const countOf = (count: number, singular: string, plural: string) =>
  `${count} ${count === 1 ? singular : plural}`;

async function erase(database: Database, { email }: Arguments): Promise<string> {
  if (!email) throw new Error(USAGE);
  const { enquiries, undelivered } = await eraseSender(database, email);
  const rest = await find(database, { positionals: [email] });
  const mentions = rest === "No enquiries." ? [] : ["The address also stands in:", rest];
  if (enquiries.length === 0) return [`Nothing was sent from ${email}.`, ...mentions].join("\n");
  const files = enquiries.filter(({ cv }) => cv !== "").length;
  const counts = [
    countOf(enquiries.length, "enquiry", "enquiries"),
    countOf(files, "file", "files"),
    countOf(undelivered, "undelivered mail", "undelivered mails"),
  ];
  return [
    `Erased on ${minuteOf(Date.now())} UTC, sent from ${email}: ${counts.join(", ")}.`,
    ...enquiries.map(receiptLine),
    "Mails that were delivered, exports and backups still hold what they held.",
    ...mentions,
  ].join("\n");
}

/** Such as `    1  2026-11-23T10:15  contact  delivered`: nothing that the person wrote. */
const receiptLine = ({ id, receivedAt, form, state, cv }: StoredEnquiry) =>
  [`${id}`.padStart(5), minuteOf(receivedAt), form, state, cv && "with a CV"].join("  ").trimEnd();

async function retry(database: Database): Promise<string> {
  const count = await requeueFailedMails(database);
  return `${countOf(count, "mail", "mails")} will be sent again while the receiver runs with SMTP_URL.`;
}

async function resend(database: Database, { positionals: [number] }: Arguments): Promise<string> {
  const { id } = await enquiryOf(database, number);
  await requeueMail(database, id);
  return `Enquiry ${id} will be mailed again while the receiver runs with SMTP_URL.`;
}

async function remove(database: Database, { positionals: [number] }: Arguments): Promise<string> {
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

async function backup({ file }: Database, { positionals: [target] }: Arguments): Promise<string> {
  if (!target) throw new Error(USAGE);
  if (!file) throw new Error("Back a PostgreSQL database up with pg_dump.");
  new DatabaseSync(file, { timeout: 5_000 }).prepare("VACUUM INTO ?").run(target);
  return `${target} is a copy of the database as it is now.`;
}

/** @throws Error in words for the operator */
async function runCommand(words: readonly string[]): Promise<string> {
  const { command, args } = readArguments(words);
  const database = openDatabase(receiverSettings());
  if (database.file && !existsSync(database.file))
    throw new Error(`There is no database ${database.file}. Set DATA_DIR as for the receiver.`);
  try {
    return await command.run(database, args);
  } finally {
    await database.close();
  }
}

/** @throws Error with the usage when the call is wrong */
function readArguments([name = "", ...words]: readonly string[]) {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) throw new Error(USAGE);
  const known = command.options ?? [];
  const options = Object.fromEntries(known.map((option) => [option, { type: "string" as const }]));
  try {
    const { values, positionals } = parseArgs({ args: words, options, allowPositionals: true });
    if (positionals.length > command.positionals) throw new Error();
    return { command, args: { ...values, positionals } };
  } catch {
    throw new Error(USAGE);
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
