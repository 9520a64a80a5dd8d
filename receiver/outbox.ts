import { setTimeout as wait } from "node:timers/promises";
import { createTransport, type SendMailOptions, type Transporter } from "nodemailer";
import type { Logger } from "pino";
import { findForm } from "../app/features/forms/table/form-table.ts";
import type { Database } from "./database.ts";
import type { Firm } from "./firm.ts";
import { acknowledgementMail, enquiryMail } from "./mail.ts";
import { readCv, readEnquiry, type StoredEnquiry } from "./store.ts";

const MINUTE = 60_000;

/** The times of the attempts to send mails, in milliseconds. */
const TIMES = {
  /** Between two queries of an empty outbox. Longer if the outbox cannot be read. */
  look: 1_000,
  /** After this time a worker counts as dead, and another worker takes its mails over. */
  lease: 5 * MINUTE,
  /** The longest that sending a mail may take, half of it in silence. It must be shorter than the lease. */
  giveUp: 4 * MINUTE,
  /** Before the second attempt; the wait doubles before each further attempt. */
  firstWait: MINUTE,
  /** The longest wait between two attempts. */
  longestWait: 120 * MINUTE,
  /** After this time of trying a mail has failed, which the log reports as an error. */
  last: 5 * 24 * 60 * MINUTE,
};
export type OutboxTimes = Readonly<typeof TIMES>;

/** nodemailer may read no file and fetch no address for a mail, whatever a visitor wrote. */
const SAFE_CONTENT = { disableFileAccess: true, disableUrlAccess: true };
/** Mails that are sent side by side. Mail servers commonly take 20 to 50 connections from an address. */
const MOST_AT_ONCE = 16;

interface MailServer {
  /** The mail server, such as `smtps://user:password@mail.example.com`. */
  url: string;
  /** The sender's address. */
  from: string;
}

/** A row of the table `outbox`, taken by this worker. */
interface QueuedMail {
  id: number;
  enquiry: number;
  kind: "enquiry" | "acknowledgement";
  /** The number of attempts, including the current attempt. */
  attempts: number;
  /** In milliseconds since 1970. */
  queued_at: number;
}

/** The time of the next attempt after a failure. */
interface Retry {
  id: number;
  /** By the clock of the machine, as in the row, in milliseconds since 1970. */
  nextAt: number;
  /** By the monotonic clock, in milliseconds. */
  due: number;
}

interface Worker {
  database: Database;
  transport: Transporter;
  from: string;
  firm: Firm;
  log: Logger;
  times: OutboxTimes;
  /** The mails that this worker tries again. */
  retries: Set<Retry>;
}

/**
 * Sends the mails in the outbox. Several workers may share a database. Each worker takes a mail for the time of a
 * lease.
 *
 * @param changedTimes other waits, for tests
 * @returns a function that stops it, and resolves when no mail is being sent any more
 */
export function startOutbox(
  database: Database,
  { url, from }: MailServer,
  firm: Firm,
  log: Logger,
  changedTimes?: Partial<OutboxTimes>,
): () => Promise<void> {
  const times = { ...TIMES, ...changedTimes };
  const transport = createTransport({ url, socketTimeout: times.giveUp / 2, ...SAFE_CONTENT });
  const stopping = new AbortController();
  const worker = { database, transport, from, firm, log, times, retries: new Set<Retry>() };
  const running = run(worker, stopping.signal);
  return async () => {
    stopping.abort();
    await running;
  };
}

async function run(worker: Worker, signal: AbortSignal): Promise<void> {
  const { log, times } = worker;
  const underWay = new Map<number, Promise<void>>();
  while (!signal.aborted) {
    let pause = times.look;
    try {
      await makeRetriesDue(worker);
      const mails = await takeMails(worker, MOST_AT_ONCE - underWay.size);
      for (const mail of mails) {
        // The clock was set ahead while this worker sends the mail, so the lease seems to have expired.
        if (underWay.has(mail.id)) continue;
        const sending = attempt(worker, mail).finally(() => underWay.delete(mail.id));
        underWay.set(mail.id, sending);
      }
      if (mails.length > 0) pause = 0;
    } catch (error) {
      log.error({ code: (error as { code?: string }).code }, "the outbox cannot be read");
      pause = 15 * times.look;
    }
    if (underWay.size === MOST_AT_ONCE) await Promise.race(underWay.values());
    // The promise rejects when it is aborted, and the loop ends.
    await wait(pause, undefined, { ref: false, signal }).catch(() => {});
  }
  await Promise.all(underWay.values());
}

/** Makes mails due after their wait by the monotonic clock, because the clock of the machine may have been set back. */
async function makeRetriesDue({ database, retries }: Worker): Promise<void> {
  for (const retry of retries) {
    if (retry.due > performance.now()) continue;
    await database.query`UPDATE outbox SET next_at = ${Date.now()}
      WHERE id = ${retry.id} AND next_at = ${retry.nextAt}`;
    retries.delete(retry);
  }
}

/**
 * Takes mails that are due: their next attempt is set ahead by the lease. A time that is further ahead than any wait
 * comes from a wrong clock, so the mail is due.
 */
async function takeMails({ database, times }: Worker, most: number): Promise<QueuedMail[]> {
  const now = Date.now();
  const farthest = now + 2 * Math.max(times.lease, times.longestWait);
  const rows = await database.query`
    UPDATE outbox SET next_at = ${now + times.lease}, attempts = attempts + 1 WHERE id IN (
      SELECT id FROM outbox WHERE next_at <= ${now} OR next_at > ${farthest}
      ORDER BY next_at LIMIT ${most}
      FOR UPDATE SKIP LOCKED
    ) RETURNING *`;
  return rows as QueuedMail[];
}

/** Sends a mail and stores the outcome. If the outcome cannot be stored, the lease expires. */
async function attempt(worker: Worker, mail: QueuedMail): Promise<void> {
  try {
    await deliver(worker, mail);
  } catch (error) {
    await recordFailure(worker, mail, error).catch((fault) => {
      worker.log.error({ code: (fault as { code?: string }).code }, "the outbox cannot be written");
    });
  }
}

async function deliver(worker: Worker, mail: QueuedMail): Promise<void> {
  const { database, log } = worker;
  const enquiry = await readEnquiry(database, mail.enquiry);
  // The enquiry was deleted in the meantime, and the mail with it.
  if (!enquiry) return;
  await send(worker, mail, enquiry);
  await database.query`UPDATE outbox
    SET delivered_at = ${Date.now()}, next_at = NULL WHERE id = ${mail.id}`;
  log.info(logFields(mail), "mail delivered");
}

async function send(worker: Worker, mail: QueuedMail, enquiry: StoredEnquiry): Promise<void> {
  const { transport, from, firm, times } = worker;
  await transport.sendMail({
    ...(await messageOf(worker, mail, enquiry)),
    from: { name: firm.name, address: from },
    // The same for each attempt, so that mail programs recognize a mail that arrives twice.
    messageId: `<${mail.kind}-${mail.id}-${enquiry.receivedAt}@${firm.host}>`,
    date: new Date(enquiry.receivedAt),
    // A mail server that sends something now and then would never reach the limit for silence.
    signal: AbortSignal.timeout(times.giveUp),
  });
}

async function messageOf(
  { database, firm }: Worker,
  { kind }: QueuedMail,
  enquiry: StoredEnquiry,
): Promise<SendMailOptions> {
  const form = findForm(enquiry.form);
  if (!form) throw new Error("the table of forms no longer has this form");
  if (kind === "acknowledgement") return acknowledgementMail(form, enquiry, firm);
  return enquiryMail(form, enquiry, await readCv(database, enquiry.id), firm);
}

/** Stores the time of the next attempt, or that the mail has failed permanently. */
async function recordFailure(worker: Worker, mail: QueuedMail, error: unknown): Promise<void> {
  const { database, log, times } = worker;
  // The server's own words may hold an address: they stay out of the log.
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number };
  const fields = { ...logFields(mail), code, responseCode };
  const now = Date.now();
  const isTooOld = isTriedLongEnough(mail, now, times);
  const isRefusedForGood = mail.kind === "acknowledgement" && responseCode >= 500;
  if (isTooOld || isRefusedForGood) {
    log.error(fields, "MAIL NOT DELIVERED, given up: npm run enquiries -- resend");
    await database.query`UPDATE outbox
      SET next_at = NULL, failed_at = ${now} WHERE id = ${mail.id}`;
    return;
  }
  log.warn(fields, "mail not delivered, will be tried again");
  const pause = pauseAfter(mail.attempts, times);
  const nextAt = now + pause;
  await database.query`UPDATE outbox
    SET next_at = ${nextAt}, failed_at = NULL WHERE id = ${mail.id}`;
  worker.retries.add({ id: mail.id, nextAt, due: performance.now() + pause });
}

/**
 * Whether a mail has been tried for so long that it has failed. The clock of the machine does not decide alone, because
 * it may be wrong, or may have been wrong when the mail was queued. The number of attempts must be high enough, too.
 */
function isTriedLongEnough(
  { attempts, queued_at }: QueuedMail,
  now: number,
  times: OutboxTimes,
): boolean {
  let waited = 0;
  for (let number = 1; number < attempts; number += 1) waited += pauseAfter(number, times);
  const age = now - queued_at;
  return waited >= times.last && (age < 0 || age >= times.last);
}

/** Milliseconds between an attempt and the next. @param attempts that were made, 1 or more */
const pauseAfter = (attempts: number, { firstWait, longestWait }: OutboxTimes) =>
  Math.min(firstWait * 2 ** (attempts - 1), longestWait);

const logFields = ({ enquiry, kind, attempts }: QueuedMail) => ({
  enquiry,
  kind,
  attempt: attempts,
});
