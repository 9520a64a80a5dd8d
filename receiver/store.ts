import { createHash } from "node:crypto";
import type { Database } from "./database.ts";
import type { Cv, Enquiry } from "./read-enquiry.ts";
import type { ReceiverSettings } from "./settings.ts";

const SAME_CONTENT = 10 * 60_000; // how long, in ms, it counts as the same enquiry without a key
const DAY = 24 * 3_600_000;

interface Arrival extends Enquiry {
  key?: string | undefined; // tells a second attempt from a second enquiry
  suspicion: string; // why it may be spam; empty where nothing speaks for it
  acknowledge: boolean;
  now: number;
  secondsToWait: () => number; // asked once it is known to be new; where there are any, nothing is kept
}

/** An enquiry as it is kept, with the name of its CV and what became of its mail. */
export interface Kept extends Omit<Enquiry, "cv"> {
  readonly id: number;
  readonly receivedAt: number;
  readonly suspicion: string;
  readonly cv: string;
  readonly state: string;
  readonly key: string; // tells it apart from all others, as the page does where it was sent by scripts
}

/**
 * Keeps an enquiry, its CV and the mails that it calls for, all or nothing.
 * @returns `repeated`: it was kept before. `conflict`: the key belongs to another content. `limited`: not admitted.
 */
export function keep(
  database: Database,
  { form, fields, cv, key, suspicion, acknowledge, now, secondsToWait }: Arrival,
): Promise<{ outcome: string; id?: number; waiting?: number }> {
  const content = createHash("sha256").update(JSON.stringify([form, fields, cv?.name]));
  const hash = content.update(cv?.bytes ?? "").digest("hex");
  const email = fields.email?.toLowerCase() ?? "";
  return database.transaction(async (query) => {
    // Two attempts may come at the same moment.
    if (!database.file)
      await query`SELECT pg_advisory_xact_lock(hashtextextended(${key ?? hash}, 0))`;
    const [known] = key
      ? await query`SELECT id, content_hash FROM enquiries WHERE idempotency_key = ${key}`
      : await query`SELECT id, content_hash FROM enquiries
          WHERE content_hash = ${hash} AND received_at > ${now - SAME_CONTENT}`;
    if (known)
      return { outcome: known.content_hash === hash ? "repeated" : "conflict", id: known.id };
    const waiting = secondsToWait();
    if (waiting > 0) return { outcome: "limited", waiting };
    const [{ id } = {}] = await query`INSERT INTO enquiries
      (received_at, form, email, idempotency_key, content_hash, fields, suspicion) VALUES
      (${now}, ${form}, ${email}, ${key ?? null}, ${hash}, ${JSON.stringify(fields)}, ${suspicion})
      RETURNING id`;
    if (cv) await query`INSERT INTO cvs VALUES (${id}, ${cv.name}, ${cv.kind}, ${cv.bytes})`;
    const queue = (kind: string) => query`INSERT INTO outbox (enquiry, kind, queued_at, next_at)
      VALUES (${id}, ${kind}, ${now}, ${now})`;
    await queue("enquiry");
    if (acknowledge && !suspicion) {
      // One a day for each address: nobody is flooded in the firm's name.
      const told = await query`SELECT outbox.id FROM outbox JOIN enquiries ON enquiries.id = enquiry
        WHERE kind = 'acknowledgement' AND email = ${email} AND queued_at > ${now - DAY} LIMIT 1`;
      if (told.length === 0) await queue("acknowledgement");
    }
    return { outcome: "kept", id };
  });
}

/** One enquiry, or those that came last, the newest first. */
export async function readEnquiries(
  { query }: Database,
  { id, limit = 1_000_000 }: { id?: number; limit?: number } = {},
): Promise<Kept[]> {
  const [first, last] = [id ?? 0, id ?? Number.MAX_SAFE_INTEGER];
  const rows = await query`SELECT enquiries.id, form, suspicion, fields,
      received_at AS "receivedAt", COALESCE(name, '') AS cv,
      COALESCE(idempotency_key, CAST(received_at AS TEXT)) AS key,
      CASE WHEN delivered_at IS NOT NULL THEN 'delivered' WHEN failed_at IS NOT NULL THEN 'FAILED'
        WHEN attempts > 0 THEN 'being retried' ELSE 'waiting' END AS state
    FROM enquiries LEFT JOIN cvs ON cvs.enquiry = enquiries.id
    LEFT JOIN outbox ON outbox.enquiry = enquiries.id AND outbox.kind = 'enquiry'
    WHERE enquiries.id BETWEEN ${first} AND ${last} ORDER BY enquiries.id DESC LIMIT ${limit}`;
  return rows.map((row) => ({ ...(row as Kept), fields: JSON.parse(row.fields) }));
}

/** The CV of an enquiry, with the name under which it came. */
export async function readCv({ query }: Database, id: number): Promise<Cv | undefined> {
  const [row] = await query`SELECT * FROM cvs WHERE enquiry = ${id}`;
  return row && { name: row.name, kind: row.type, bytes: row.bytes };
}

/** Deletes what is older than it may become; gives how many enquiries that were. */
export async function purge({ query }: Database, days: ReceiverSettings["retentionDays"]) {
  const before = (count: number) => Date.now() - count * DAY;
  const deleted = await query`DELETE FROM enquiries
    WHERE (form = 'contact' AND received_at < ${before(days.contact)})
      OR (form = 'application' AND received_at < ${before(days.application)}) RETURNING id`;
  return deleted.length;
}

/** Counts, and the age of the oldest mail not delivered; fails where the database cannot be written to. */
export function checkHealth(database: Database) {
  return database.transaction(async (query) => {
    const now = Date.now();
    await query`DELETE FROM checks`;
    await query`INSERT INTO checks (checked_at) VALUES (${now})`;
    const [row] = await query`SELECT COUNT(*) AS undelivered, COUNT(failed_at) AS failed,
        COALESCE((CAST(${now} AS BIGINT) - MIN(queued_at)) / 1000, 0) AS "oldestUndeliveredSeconds"
      FROM outbox WHERE delivered_at IS NULL AND kind = 'enquiry'`;
    return row as { undelivered: number; failed: number; oldestUndeliveredSeconds: number };
  });
}
