import { setTimeout as wait } from "node:timers/promises";
import { createTransport } from "nodemailer";
import type { Logger } from "pino";
import { type Database, type Row, run } from "./database.ts";
import type { Firm } from "./firm.ts";
import { acknowledgementMail, enquiryMail } from "./mail.ts";
import { keptOf, readCv } from "./store.ts";

const MINUTE = 60_000;

/** How mails are tried, in milliseconds. */
const TIMES = {
  /** Between two looks into the outbox, where nobody says that something came. */
  look: 15_000,
  /** After this a worker counts as dead, and another one takes the mail over. */
  lease: 5 * MINUTE,
  /** The longest that sending may take; shorter than the lease. */
  giveUp: 4 * MINUTE,
  /** Before the second attempt; twice as long before each further one, up to the longest. */
  firstWait: MINUTE,
  longestWait: 120 * MINUTE,
  /** Since it was queued; then it has failed, and the log says so loudly. */
  last: 5 * 24 * 60 * MINUTE,
};
export type OutboxTimes = Readonly<typeof TIMES>;

/** Mails that are sent side by side. */
const AT_ONCE = 4;

/**
 * Sends what waits in the outbox until it is stopped. Several workers may share one database: each takes a mail for
 * the length of a lease.
 */
export function startOutbox(
  database: Database,
  mail: { url: string; from: string },
  firm: Firm,
  log: Logger,
  times?: Partial<OutboxTimes>,
) {
  const { look, lease, giveUp, firstWait, longestWait, last } = { ...TIMES, ...times };
  let isStopped = false;
  let wake = () => {};
  const claim = (now: number) =>
    run(
      database,
      `UPDATE outbox SET next_at = ?, attempts = attempts + 1 WHERE id IN (
         SELECT id FROM outbox WHERE next_at <= ? ORDER BY next_at LIMIT ?
         ${database.dialect === "postgres" ? "FOR UPDATE SKIP LOCKED" : ""}) RETURNING *`,
      ...[now + lease, now, AT_ONCE],
    );

  async function send({ id, enquiry: number, kind, message_id: messageId }: Row) {
    const [found] = await run(database, "SELECT * FROM enquiries WHERE id = ?", number);
    // Deleted in the meantime, and the mail with it.
    if (!found) return;
    const enquiry = keptOf(found);
    const message =
      kind === "enquiry"
        ? enquiryMail(enquiry, await readCv(database, number), firm)
        : acknowledgementMail(enquiry, firm);
    // A transport of its own: where it takes too long, closing it ends this connection only.
    const transport = createTransport({ url: mail.url, socketTimeout: giveUp / 2 });
    const from = { name: firm.name, address: mail.from };
    const done = new AbortController();
    const tooLate = wait(giveUp, undefined, { signal: done.signal, ref: false }).then(() => {
      throw Object.assign(new Error("the mail server took too long"), { code: "ETIMEDOUT" });
    });
    const date = new Date(enquiry.receivedAt);
    const sending = transport.sendMail({ ...message, from, messageId, date });
    await Promise.race([sending, tooLate]).finally(() => {
      done.abort();
      transport.close();
    });
    await run(
      database,
      "UPDATE outbox SET delivered_at = ?, next_at = NULL WHERE id = ?",
      Date.now(),
      id,
    );
  }

  async function attempt(row: Row) {
    const about = { enquiry: row.enquiry, kind: row.kind, attempt: row.attempts };
    try {
      await send(row);
      log.info(about, "mail delivered");
    } catch (error) {
      const { code, responseCode = 0, message } = error as Error & Partial<Record<string, number>>;
      const now = Date.now();
      const isFinal =
        now - row.queued_at >= last || (row.kind !== "enquiry" && responseCode >= 500);
      const next = now + Math.min(firstWait * 2 ** (row.attempts - 1), longestWait);
      const change = isFinal ? "failed_at = ?, next_at = NULL" : "next_at = ?";
      const sql = `UPDATE outbox SET ${change}, last_error = ? WHERE id = ?`;
      // The server's own words may hold an address: they are kept with the enquiry and stay out of the log.
      // Where even that cannot be kept, the lease runs out.
      await run(database, sql, isFinal ? now : next, `${message}`.slice(0, 300), row.id).catch(
        () => {},
      );
      const told = { ...about, code, responseCode };
      if (isFinal) log.error(told, "MAIL NOT DELIVERED, given up: npm run enquiries -- resend");
      else log.warn(told, "mail not delivered, will be tried again");
    }
  }

  async function work() {
    while (!isStopped) {
      const mails = await claim(Date.now()).catch((error: { code?: string }) => {
        log.error({ code: error.code }, "the outbox cannot be read");
        return [];
      });
      await Promise.all(mails.map(attempt));
      if (mails.length > 0 || isStopped) continue;
      await new Promise<void>((resolve) => {
        wake = resolve;
        setTimeout(resolve, look).unref();
      });
    }
  }

  const worker = work();
  return {
    /** Says that something new waits. */
    wake: () => wake(),
    /** Resolves once nothing is being sent any more. */
    async stop() {
      isStopped = true;
      wake();
      await worker;
    },
  };
}
