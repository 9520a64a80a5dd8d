import { randomUUID } from "node:crypto";
import { type Database, query, type Row, run, type Steps } from "./database.ts";
import { type Cv, contentHash, type Enquiry, type FormName } from "./enquiry.ts";

/** How long the same content without a key counts as the same enquiry, in milliseconds. */
const SAME_CONTENT = 10 * 60_000;
const DAY = 24 * 3_600_000;

/** What is to be kept, and how. */
interface Arrival {
  enquiry: Enquiry;
  /** Tells a second attempt from a second enquiry. */
  key?: string | undefined;
  /** Why it may be spam; empty where nothing speaks for it. */
  suspicion: string;
  /** The right side of Message-IDs. */
  mailDomain: string;
  acknowledge: boolean;
  now: number;
  /** Asked once it is known to be new; where it says no, nothing is kept. */
  admit: () => boolean;
}

/** `repeated`: it was kept before. `conflict`: the key belongs to another content. */
type Outcome = "kept" | "repeated" | "conflict" | "limited";

/** An enquiry as it is kept. */
export interface Kept {
  readonly id: number;
  readonly form: FormName;
  readonly receivedAt: number;
  readonly suspicion: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** Keeps an enquiry, its CV and the mails that it calls for, all or nothing. */
export function keep(
  database: Database,
  { enquiry, key, suspicion, mailDomain, acknowledge, now, admit }: Arrival,
): Promise<{ outcome: Outcome; id?: number }> {
  const hash = contentHash(enquiry);
  const email = (enquiry.fields.email ?? "").toLowerCase();
  const columns = "SELECT id, content_hash FROM enquiries WHERE";
  return database.transaction(function* () {
    // Two attempts may come at the same moment; the embedded database lets in one writer at a time.
    if (database.dialect === "postgres") {
      yield* query("SELECT pg_advisory_xact_lock(hashtextextended(?, 0))", key ?? hash);
    }
    const [known] = key
      ? yield* query(`${columns} idempotency_key = ?`, key)
      : yield* query(`${columns} content_hash = ? AND received_at > ?`, hash, now - SAME_CONTENT);
    if (known) {
      return { outcome: known.content_hash === hash ? "repeated" : "conflict", id: known.id };
    }
    if (!admit()) return { outcome: "limited" };
    const [row] = yield* query(
      `INSERT INTO enquiries (received_at, form, email, idempotency_key, content_hash, fields, suspicion)
       VALUES (?, ?, ?, ?, ?, ?, ?) RETURNING id`,
      ...[now, enquiry.form, email, key ?? null, hash, JSON.stringify(enquiry.fields), suspicion],
    );
    const id: number = row?.id;
    if (enquiry.cv) {
      const { name, kind, bytes } = enquiry.cv;
      const cv = [id, name, kind, bytes];
      yield* query("INSERT INTO cvs (enquiry, name, type, bytes) VALUES (?, ?, ?, ?)", ...cv);
    }
    const isTold = acknowledge && !suspicion && (yield* mayAcknowledge(email, now));
    for (const kind of isTold ? ["enquiry", "acknowledgement"] : ["enquiry"]) {
      yield* query(
        "INSERT INTO outbox (enquiry, kind, message_id, queued_at, next_at) VALUES (?, ?, ?, ?, ?)",
        ...[id, kind, `<${randomUUID()}@${mailDomain}>`, now, now],
      );
    }
    return { outcome: "kept", id };
  });
}

/** One a day for each address: nobody is flooded in the firm's name. */
function* mayAcknowledge(email: string, now: number): Steps<boolean> {
  const sent = yield* query(
    `SELECT outbox.id FROM outbox JOIN enquiries ON enquiries.id = enquiry
     WHERE kind = 'acknowledgement' AND email = ? AND queued_at > ? LIMIT 1`,
    ...[email, now - DAY],
  );
  return sent.length === 0;
}

/** One enquiry, or those that came last, the newest first. */
export async function readEnquiries(
  database: Database,
  { id = null, limit = 1_000_000 }: { id?: number | null; limit?: number } = {},
): Promise<(Kept & { state: string; cv: string })[]> {
  const rows = await run(
    database,
    `SELECT enquiries.*, cvs.name AS cv, outbox.delivered_at, outbox.failed_at, outbox.attempts
     FROM enquiries LEFT JOIN cvs ON cvs.enquiry = enquiries.id
     LEFT JOIN outbox ON outbox.enquiry = enquiries.id AND outbox.kind = 'enquiry'
     WHERE enquiries.id = COALESCE(?, enquiries.id) ORDER BY enquiries.id DESC LIMIT ?`,
    ...[id, limit],
  );
  return rows.map((row) => ({ ...keptOf(row), state: stateOf(row), cv: row.cv ?? "" }));
}

/** What a row of `enquiries` holds. */
export function keptOf({ id, form, received_at, suspicion, fields }: Row): Kept {
  return { id, form, receivedAt: received_at, suspicion, fields: JSON.parse(fields) };
}

function stateOf({ delivered_at, failed_at, attempts }: Row): string {
  if (delivered_at) return "delivered";
  if (failed_at) return "FAILED";
  return attempts > 0 ? "being retried" : "waiting";
}

/** The CV of an enquiry, with the name under which it came. */
export async function readCv(database: Database, id: number): Promise<Cv | undefined> {
  const [row] = await run(database, "SELECT * FROM cvs WHERE enquiry = ?", id);
  return row && { name: row.name, kind: row.type, bytes: row.bytes };
}

/** Deletes what is older than it may become; gives how many enquiries that were. */
export async function purge(
  database: Database,
  retentionDays: Readonly<Record<FormName, number>>,
  now: number,
): Promise<number> {
  const sql = "DELETE FROM enquiries WHERE form = ? AND received_at < ? RETURNING id";
  const { contact, application } = retentionDays;
  const messages = await run(database, sql, "contact", now - contact * DAY);
  return (
    messages.length + (await run(database, sql, "application", now - application * DAY)).length
  );
}

/** Counts, and the age of the oldest mail not delivered; fails where the database cannot be written to. */
export function checkHealth(database: Database, now: number) {
  return database.transaction(function* () {
    yield* query("DELETE FROM checks");
    yield* query("INSERT INTO checks (checked_at) VALUES (?)", now);
    const [row] = yield* query(
      `SELECT COUNT(*) AS undelivered, COUNT(failed_at) AS failed, MIN(queued_at) AS oldest
       FROM outbox WHERE delivered_at IS NULL AND kind = 'enquiry'`,
    );
    const { undelivered = 0, failed = 0, oldest } = row ?? {};
    const seconds = Math.round((now - (oldest ?? now)) / 1000);
    return { undelivered, failed, oldestUndeliveredSeconds: seconds };
  });
}
