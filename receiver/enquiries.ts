/* `npm run enquiries -- …`: reads and tends what was received; prints how it is called when it is called wrongly. */
import { writeFileSync } from "node:fs";
import { type Database, openDatabase, run } from "./database.ts";
import { receiverSettings } from "./settings.ts";
import { checkHealth, readCv, readEnquiries } from "./store.ts";

const USAGE = `npm run enquiries -- list [how many, 50 where none is given]
                     show NUMBER
                     cv NUMBER [FILE]
                     export csv
                     resend NUMBER
                     delete NUMBER
                     stats
                     backup FILE`;

type Listed = Awaited<ReturnType<typeof readEnquiries>>[number];

/** Carries out one command; gives what is to be printed. */
async function answer(database: Database, [command, argument, file]: string[]): Promise<string> {
  const id = Number(argument);
  const one = async () => {
    const [found] = Number.isInteger(id) ? await readEnquiries(database, { id }) : [];
    if (!found) throw new Error(`There is no enquiry ${argument ?? ""}.`);
    return found;
  };
  switch (command) {
    case "list":
      return (await readEnquiries(database, { limit: id || 50 })).map(lineOf).join("\n");
    case "show":
      return describe(await one());
    case "cv": {
      const cv = (await one()) && (await readCv(database, id));
      if (!cv) throw new Error(`Enquiry ${id} has no CV.`);
      const path = file ?? `enquiry-${id}.${cv.kind}`;
      // "wx": what is there already is not written over.
      writeFileSync(path, cv.bytes, { flag: "wx" });
      return `${path}, which came as ${JSON.stringify(cv.name)}`;
    }
    case "export":
      if (argument === "csv") return csvOf(await readEnquiries(database));
      break;
    case "resend":
      await one();
      await run(
        database,
        `UPDATE outbox SET next_at = ?, queued_at = ?, attempts = 0, delivered_at = NULL, failed_at = NULL
         WHERE enquiry = ? AND kind = 'enquiry'`,
        ...[Date.now(), Date.now(), id],
      );
      return `Enquiry ${id} will be sent again while the receiver runs.`;
    case "delete":
      await one();
      await run(database, "DELETE FROM enquiries WHERE id = ?", id);
      return `Enquiry ${id} is deleted, with its CV and its mails.`;
    case "stats": {
      const counts: Record<string, number> = {};
      for (const { form, suspicion, state } of await readEnquiries(database)) {
        const names = [form, state, ...(suspicion ? ["suspected spam"] : [])];
        for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
      }
      const { oldestUndeliveredSeconds: oldest } = await checkHealth(database, Date.now());
      const lines = Object.entries(counts).map(([name, count]) => `${name.padEnd(16)} ${count}`);
      return [...lines, `oldest mail not delivered: ${Math.round(oldest / 60)} minutes`].join("\n");
    }
    case "backup":
      if (!argument) break;
      await database.backup(argument);
      return `${argument} holds everything that was kept until now.`;
  }
  throw new Error(USAGE);
}

/** What is known of an enquiry besides its fields. */
function aboutOf({ id, receivedAt, form, state, suspicion, cv }: Listed): Record<string, string> {
  const received = new Date(receivedAt).toISOString().slice(0, 16);
  return { number: `${id}`, received, form, state, "suspected spam": suspicion, cv };
}

function lineOf(enquiry: Listed): string {
  const { number = "", received, form, state } = aboutOf(enquiry);
  const { name, fullName = name, email, subject, position = subject } = enquiry.fields;
  const mark = enquiry.suspicion ? "[suspected spam]" : "";
  const who = `${fullName} <${email}>`;
  return [number.padStart(5), received, form, state, who, position, mark].join("  ").trimEnd();
}

function describe(enquiry: Listed): string {
  const told = Object.entries({ ...aboutOf(enquiry), ...enquiry.fields });
  return told.flatMap(([name, text]) => (text ? [`${name}: ${text}`] : [])).join("\n");
}

function csvOf(enquiries: readonly Listed[]): string {
  const records = enquiries.map((enquiry) => ({ ...aboutOf(enquiry), ...enquiry.fields }));
  const columns = [...new Set(records.flatMap((record) => Object.keys(record)))];
  const rows = records.map((record: Record<string, string>) =>
    columns.map((name) => record[name] ?? ""),
  );
  return [columns, ...rows].map((row) => row.map(cellOf).join(",")).join("\n");
}

/** A spreadsheet would take a text that begins so for a formula. */
function cellOf(text: string): string {
  return `"${text.replace(/^[=+\-@\t]/, "'$&").replaceAll('"', '""')}"`;
}

// Nobody else on this machine reads what is written.
process.umask(0o077);
try {
  const database = await openDatabase(receiverSettings());
  console.log(await answer(database, process.argv.slice(2)).finally(database.close));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
