import { createHash } from "node:crypto";
import type { Attribution } from "../app/base/attribution.ts";
import type { Texts } from "../app/features/forms/form-rules.ts";
import { FORMS, type FormName } from "../app/features/forms/table/form-table.ts";
import type { Cv, Enquiry } from "./check-enquiry.ts";
import type { Database } from "./database.ts";
import type { Query, Row } from "./database-types.ts";
import {
  type DeliveryKind,
  kindList,
  PROGRAM_KINDS,
  type ProgramKind,
  WEBHOOK_KINDS,
  type WebhookKind,
} from "./delivery-kinds.ts";
import { eraseSubscriptions, type Subscriber } from "./newsletter/subscribers.ts";
import { noteTraces, removeTraces } from "./traces.ts";

/** Milliseconds within which the same content without a key counts as the same enquiry. */
const SAME_CONTENT = 10 * 60_000;
/** The most enquiries that are read at a time, so that the memory does not grow with their number. */
const READ_BATCH = 500;
/**
 * The most enquiries that a transaction deletes. PostgreSQL ends a statement after some seconds, and a purge of years of
 * CVs would fail every day anew.
 */
const PURGE_BATCH = 100;
/** Milliseconds. */
const DAY = 24 * 3_600_000;

interface NewEnquiry extends Enquiry {
  /** The idempotency key, which separates a second attempt from a second enquiry. */
  key: string | undefined;
  /** Empty where nothing speaks for spam. */
  spamReasons: string;
  attribution: Attribution;
  /** The visitor's language: a tag such as `en-US`. */
  language: string;
  /** The webhooks that receive it. */
  webhooks: readonly WebhookKind[];
  /** Whether visitors get a mail that says that the enquiry has arrived. */
  acknowledges: boolean;
  /** In milliseconds since 1970. */
  now: number;
  /** Called when the enquiry is new. If the network must wait, nothing is stored. */
  secondsToWait: () => number;
}

/**
 * `repeated`: it was stored before. `conflict`: the key belongs to another content. `limited`: it may be sent again
 * after the given seconds.
 */
type SaveResult =
  | { outcome: "stored" | "repeated" | "conflict"; id: number }
  | { outcome: "limited"; seconds: number };

/** Stores an enquiry, its CV and its deliveries in a single transaction. */
export function saveEnquiry(database: Database, enquiry: NewEnquiry): Promise<SaveResult> {
  const { form, fields, cv, key, spamReasons, now } = enquiry;
  const hash = contentHash(enquiry);
  const email = emailOf(enquiry);
  return database.transaction(async (query) => {
    // Two attempts may arrive at the same moment. SQLite allows only one writer at a time.
    if (!database.file)
      await query`SELECT pg_advisory_xact_lock(hashtextextended(${key ?? hash}, 0))`;
    const earlier = await findEarlier(query, key, hash, now);
    if (earlier) {
      const isSame = earlier.content_hash === hash;
      return { outcome: isSame ? "repeated" : "conflict", id: earlier.id };
    }
    const seconds = enquiry.secondsToWait();
    if (seconds > 0) return { outcome: "limited", seconds };
    const [row] = await query`INSERT INTO enquiries
      (received_at, form, email, idempotency_key, content_hash, fields, suspicion, attribution, language) VALUES
      (${now}, ${form.name}, ${email}, ${key ?? null}, ${hash}, ${JSON.stringify(fields)}, ${spamReasons},
      ${JSON.stringify(enquiry.attribution)}, ${enquiry.language})
      RETURNING id`;
    const id: number = row?.id;
    if (cv) await query`INSERT INTO cvs VALUES (${id}, ${cv.name}, ${cv.kind}, ${cv.bytes})`;
    await queueDelivery(query, id, "enquiry", now);
    for (const kind of enquiry.webhooks) await queueDelivery(query, id, kind, now);
    if (enquiry.acknowledges && !spamReasons && email && !(await isAcknowledged(query, email, now)))
      await queueDelivery(query, id, "acknowledgement", now);
    return { outcome: "stored", id };
  });
}

function contentHash({ form, fields, cv }: Enquiry): string {
  const hash = createHash("sha256").update(JSON.stringify([form.name, fields, cv?.name]));
  return hash.update(cv?.bytes ?? "").digest("hex");
}

function emailOf({ form, fields }: Enquiry): string {
  return fields[form.sender.email]?.toLowerCase() ?? "";
}

/**
 * Finds the enquiry with the same key, or, without a key, a recent enquiry with the same content. A time in the far
 * future comes from a wrong clock and is ignored.
 */
async function findEarlier(query: Query, key: string | undefined, hash: string, now: number) {
  const [row] = key
    ? await query`SELECT id, content_hash FROM enquiries WHERE idempotency_key = ${key}`
    : await query`SELECT id, content_hash FROM enquiries
        WHERE content_hash = ${hash}
        AND received_at BETWEEN ${now - SAME_CONTENT} AND ${now + SAME_CONTENT}`;
  return row;
}

async function queueDelivery(
  query: Query,
  id: number,
  kind: DeliveryKind,
  now: number,
): Promise<void> {
  await query`INSERT INTO outbox (enquiry, kind, queued_at, next_at)
    VALUES (${id}, ${kind}, ${now}, ${now})`;
}

/** Whether an address got an acknowledgement within the last day, so that nobody can flood it in the firm's name. */
async function isAcknowledged(query: Query, email: string, now: number): Promise<boolean> {
  const mails = await query`SELECT outbox.id FROM outbox JOIN enquiries ON enquiries.id = enquiry
    WHERE kind = 'acknowledgement' AND email = ${email}
    AND queued_at BETWEEN ${now - DAY} AND ${now + DAY} LIMIT 1`;
  return mails.length > 0;
}

/** A stored enquiry, with the name of its CV and the state of the mail to the firm. */
export interface StoredEnquiry {
  readonly id: number;
  /** The name of a form, which the table may no longer have. */
  readonly form: string;
  /** The sender's address in lower case; empty where the form has none. */
  readonly email: string;
  readonly fields: Texts;
  /** In milliseconds since 1970. */
  readonly receivedAt: number;
  /** Empty where nothing speaks for spam. */
  readonly spamReasons: string;
  /** Where the visitor came from. */
  readonly attribution: Attribution;
  /** The visitor's language: a tag such as `en-US`. Empty where it is not known. */
  readonly language: string;
  /** The name of the file; empty where there is none. */
  readonly cv: string;
  /** Its size in bytes; 0 where there is none. */
  readonly cvSize: number;
  readonly state: "delivered" | "FAILED" | "being retried" | "waiting";
  /** The number of webhooks that have failed. */
  readonly failedWebhooks: number;
  /** Identifies the enquiry. If scripts sent it, it is the key of the page. */
  readonly key: string;
}

/** The newest enquiries, the last first. */
export const readNewest = ({ query }: Database, limit: number) => readEnquiries(query, { limit });

/** Reads every enquiry, the last first. Only a batch of them is in memory. */
export async function* readEach({ query }: Database): AsyncGenerator<StoredEnquiry> {
  let last = Number.MAX_SAFE_INTEGER;
  for (;;) {
    const batch = await readEnquiries(query, { last, limit: READ_BATCH });
    yield* batch;
    const lowest = batch.at(-1);
    if (!lowest || batch.length < READ_BATCH) return;
    last = lowest.id - 1;
  }
}

export async function readEnquiry(
  { query }: Database,
  id: number,
): Promise<StoredEnquiry | undefined> {
  const [enquiry] = await readEnquiries(query, { first: id, last: id });
  return enquiry;
}

/** Which enquiries are read. Whatever is left out does not matter. */
interface Selection {
  /** The lowest and the highest number. */
  readonly first?: number;
  readonly last?: number;
  /** The sender's address in lower case. */
  readonly email?: string;
  /** The most enquiries. */
  readonly limit?: number;
}

async function readEnquiries(query: Query, selection: Selection): Promise<StoredEnquiry[]> {
  const { first = 0, last = Number.MAX_SAFE_INTEGER, email = null } = selection;
  const { limit = Number.MAX_SAFE_INTEGER } = selection;
  const rows =
    await query`SELECT enquiries.id, form, email, suspicion AS "spamReasons", fields, attribution,
      language, received_at AS "receivedAt", COALESCE(name, '') AS cv,
      COALESCE(OCTET_LENGTH(bytes), 0) AS "cvSize",
      (SELECT COUNT(*) FROM outbox AS hooks WHERE hooks.enquiry = enquiries.id
        AND hooks.failed_at IS NOT NULL
        AND ${kindList(WEBHOOK_KINDS)} LIKE '%,' || hooks.kind || ',%') AS "failedWebhooks",
      COALESCE(idempotency_key, CAST(received_at AS TEXT)) AS key,
      CASE WHEN delivered_at IS NOT NULL THEN 'delivered' WHEN failed_at IS NOT NULL THEN 'FAILED'
        WHEN attempts > 0 THEN 'being retried' ELSE 'waiting' END AS state
    FROM enquiries LEFT JOIN cvs ON cvs.enquiry = enquiries.id
    LEFT JOIN outbox ON outbox.enquiry = enquiries.id AND outbox.kind = 'enquiry'
    WHERE enquiries.id BETWEEN ${first} AND ${last} AND email = COALESCE(${email}, email) ORDER BY enquiries.id DESC LIMIT ${limit}`;
  return rows.map((row) => {
    const fields = JSON.parse(row.fields);
    return { ...(row as StoredEnquiry), fields, attribution: JSON.parse(row.attribution) };
  });
}

/** The CV of an enquiry with its original name. */
export async function readCv({ query }: Database, id: number): Promise<Cv | undefined> {
  const [row] = await query`SELECT * FROM cvs WHERE enquiry = ${id}`;
  return row && { name: row.name, kind: row.type, bytes: row.bytes };
}

/** Deletes an enquiry with its CV and its mails from every file. @throws DatabaseFault if traces are left */
export async function deleteEnquiry(database: Database, id: number): Promise<void> {
  await database.transaction(async (query) => {
    await query`DELETE FROM enquiries WHERE id = ${id}`;
    await noteTraces(query);
  });
  await removeTraces(database);
}

/** What was erased of a person. */
interface Erasure {
  readonly enquiries: readonly StoredEnquiry[];
  readonly subscriptions: readonly Subscriber[];
  /** Mails to the firm and to the person that were not delivered, and will not be sent. */
  readonly undelivered: number;
  /** The same for webhooks. */
  readonly undeliveredWebhooks: number;
}

/**
 * Erases everything that an address has sent, with CVs, mails and subscriptions, from every file.
 *
 * @param email in any case
 * @throws DatabaseFault where traces are left
 */
export async function eraseSender(database: Database, email: string): Promise<Erasure> {
  const sender = email.toLowerCase();
  const erasure = await database.transaction(async (query) => {
    const enquiries = await readEnquiries(query, { email: sender });
    const undelivered = await query`SELECT kind FROM outbox WHERE delivered_at IS NULL
      AND (enquiry IN (SELECT id FROM enquiries WHERE email = ${sender})
        OR subscriber IN (SELECT id FROM subscribers WHERE email = ${sender}))`;
    const webhooks = undelivered.filter(isWebhook);
    await query`DELETE FROM enquiries WHERE email = ${sender}`;
    const subscriptions = await eraseSubscriptions(query, sender);
    if (enquiries.length + subscriptions.length > 0) await noteTraces(query);
    return {
      enquiries,
      subscriptions,
      undelivered: undelivered.length - webhooks.length,
      undeliveredWebhooks: webhooks.length,
    };
  });
  if (erasure.enquiries.length + erasure.subscriptions.length > 0) await removeTraces(database);
  return erasure;
}

/** Whether a row of the outbox is a webhook. */
const isWebhook = ({ kind }: Row) => PROGRAM_KINDS.some((known) => known === kind);

/** Queues every failed mail to the firm and every failed webhook again. @returns the number of mails and webhooks */
export async function requeueFailed({ query }: Database) {
  const now = Date.now();
  const kinds = kindList(["enquiry", ...PROGRAM_KINDS]);
  const rows = await query`UPDATE outbox SET next_at = ${now}, queued_at = ${now}, attempts = 0,
    failed_at = NULL WHERE failed_at IS NOT NULL AND ${kinds} LIKE '%,' || kind || ',%'
    RETURNING kind`;
  const webhooks = rows.filter(isWebhook).length;
  return { mails: rows.length - webhooks, webhooks };
}

/** Queues the mail to the firm again. */
export async function requeueMail({ query }: Database, id: number): Promise<void> {
  const now = Date.now();
  await query`UPDATE outbox SET next_at = ${now}, queued_at = ${now}, attempts = 0,
    delivered_at = NULL, failed_at = NULL WHERE enquiry = ${id} AND kind = 'enquiry'`;
}

/**
 * Deletes the enquiries of every form after its retention. Enquiries of a form that is no longer in the table are
 * deleted after the longest retention.
 *
 * @param kinds the deliveries to the firm. An enquiry stays until all of them have succeeded, because the clock may have
 * been wrong when it arrived
 * @param batch the most enquiries of a transaction
 * @returns the number of deleted enquiries
 * @throws DatabaseFault where traces of them are left
 */
export async function purge(
  database: Database,
  days: Readonly<Record<FormName, number>>,
  kinds: readonly DeliveryKind[],
  batch = PURGE_BATCH,
): Promise<number> {
  const startOf = (count: number) => Date.now() - count * DAY;
  const longest = Math.max(...Object.values(days));
  let deleted = 0;
  for (const { name } of FORMS) {
    deleted += await deleteBefore(database, {
      start: startOf(days[name]),
      kinds,
      batch,
      form: name,
    });
  }
  deleted += await deleteBefore(database, { start: startOf(longest), kinds, batch, form: null });
  // An earlier deletion may have left traces, too: its process was killed, or another program read the database.
  const traces = await database.query`SELECT deleted_at FROM traces LIMIT 1`;
  if (traces.length > 0) await removeTraces(database);
  return deleted;
}

/** Which enquiries are purged. */
interface Due {
  /** They arrived before this time, in milliseconds since 1970. */
  readonly start: number;
  /** The deliveries that must have succeeded. */
  readonly kinds: readonly DeliveryKind[];
  /** The name of a form; null for all forms. */
  readonly form: string | null;
  /** The most enquiries of a transaction. */
  readonly batch: number;
}

/** @returns how many enquiries were deleted */
async function deleteBefore(database: Database, due: Due): Promise<number> {
  let deleted = 0;
  for (;;) {
    const count = await database.transaction((query) => deleteBatch(query, due));
    deleted += count;
    if (count < due.batch) return deleted;
  }
}

async function deleteBatch(query: Query, { start, kinds, form, batch }: Due): Promise<number> {
  const rows = await query`DELETE FROM enquiries WHERE id IN (
      SELECT id FROM enquiries WHERE received_at < ${start} AND form = COALESCE(${form}, form)
      AND NOT EXISTS (SELECT 1 FROM outbox WHERE outbox.enquiry = enquiries.id
        AND ${kindList(kinds)} LIKE '%,' || kind || ',%' AND delivered_at IS NULL)
      LIMIT ${batch}
    ) RETURNING id`;
  if (rows.length > 0) await noteTraces(query);
  return rows.length;
}

/** The deliveries of some kinds that have not succeeded. Ages are in seconds. They are negative for times in the future. */
export interface Undelivered {
  readonly undelivered: number;
  /** Those that have failed permanently. */
  readonly failed: number;
  /** The age of the oldest delivery that has not succeeded. 0 if there is none. */
  readonly oldestUndeliveredSeconds: number;
  /** The age of the oldest delivery that is still tried. 0 if there is none. */
  readonly oldestWaitingSeconds: number;
}

/** The state of the mails to the firm, and of the webhooks. */
export interface StoreHealth extends Undelivered {
  readonly webhooks: Undelivered;
  /** The age of the newest enquiry in seconds; 0 where there is none. */
  readonly newestSeconds: number;
}

/**
 * Reads counts and ages. Fails if the database cannot be written to.
 *
 * @param webhooks the kinds of webhooks that are counted
 */
export function checkHealth(
  database: Database,
  webhooks: readonly ProgramKind[] = PROGRAM_KINDS,
): Promise<StoreHealth> {
  return database.transaction(async (query) => {
    const now = Date.now();
    await query`DELETE FROM checks`;
    await query`INSERT INTO checks (checked_at) VALUES (${now})`;
    const [row] = await query`SELECT MAX(received_at) AS newest FROM enquiries`;
    return {
      ...(await countUndelivered(query, ["enquiry"], now)),
      webhooks: await countUndelivered(query, webhooks, now),
      newestSeconds: secondsSince(row?.newest, now),
    };
  });
}

async function countUndelivered(
  query: Query,
  kinds: readonly DeliveryKind[],
  now: number,
): Promise<Undelivered> {
  const [row] = await query`SELECT COUNT(*) AS undelivered, COUNT(failed_at) AS failed,
      MIN(queued_at) AS oldest, MIN(CASE WHEN failed_at IS NULL THEN queued_at END) AS waiting
    FROM outbox WHERE delivered_at IS NULL AND ${kindList(kinds)} LIKE '%,' || kind || ',%'`;
  return {
    undelivered: row?.undelivered,
    failed: row?.failed,
    oldestUndeliveredSeconds: secondsSince(row?.oldest, now),
    oldestWaitingSeconds: secondsSince(row?.waiting, now),
  };
}

/** 0 where there is no time. */
const secondsSince = (time: number | null, now: number) =>
  time === null ? 0 : Math.trunc((now - time) / 1000);
