import { setTimeout as wait } from "node:timers/promises";
import { createTransport } from "nodemailer";
import type { Logger } from "pino";
import { type Database, type Row, run } from "./database.ts";
import type { Firm } from "./firm.ts";
import { acknowledgementMail, enquiryMail } from "./mail.ts";
import { readCv, readEnquiries } from "./store.ts";

const MINUTE = 60_000;

/** How mails are tried, in milliseconds. */
const TIMES = {
  look: 1_000, // between two looks into the outbox; longer where it cannot be read
  lease: 5 * MINUTE, // after this a worker counts as dead, and another one takes the mail over
  giveUp: 4 * MINUTE, // the longest that sending may take; shorter than the lease
  firstWait: MINUTE, // before the second attempt; twice as long before each further one,
  longestWait: 120 * MINUTE, // up to this
  last: 5 * 24 * 60 * MINUTE, // since it was queued; then it has failed, and the log says so loudly
};
export type OutboxTimes = Readonly<typeof TIMES>;

const SAFE = { disableFileAccess: true, disableUrlAccess: true }; // whatever a visitor wrote
/** Mails that are sent side by side. */
const AT_ONCE = 4;

/**
 * Sends what waits in the outbox. Several workers may share one database: each takes a mail for the length of a lease.
 *
 * @returns stops it; resolves once nothing is being sent any more
 */
export function startOutbox(
  database: Database,
  mail: { url: string; from: string },
  firm: Firm,
  log: Logger,
  times?: Partial<OutboxTimes>,
): () => Promise<void> {
  const { look, lease, giveUp, firstWait, longestWait, last } = { ...TIMES, ...times };
  const claim = `UPDATE outbox SET next_at = ?, attempts = attempts + 1 WHERE id IN (
    SELECT id FROM outbox WHERE next_at <= ? ORDER BY next_at LIMIT ${AT_ONCE}
    ${database.dialect === "postgres" ? "FOR UPDATE SKIP LOCKED" : ""}) RETURNING *`;

  async function send({ id, enquiry: number, kind }: Row) {
    const [enquiry] = await readEnquiries(database, { id: number });
    // Deleted in the meantime, and the mail with it.
    if (!enquiry) return;
    const isOurs = kind === "enquiry";
    const cv = isOurs ? await readCv(database, number) : undefined;
    const message = isOurs ? enquiryMail(enquiry, cv, firm) : acknowledgementMail(enquiry, firm);
    const from = { name: firm.name, address: mail.from };
    // A transport of its own: where it takes too long, closing it ends this connection only.
    const transport = createTransport({ url: mail.url, socketTimeout: giveUp / 2, ...SAFE });
    const tooLate = wait(giveUp, undefined, { ref: false }).then(() => {
      throw Object.assign(new Error("the mail server took too long"), { code: "ETIMEDOUT" });
    });
    const date = new Date(enquiry.receivedAt);
    const messageId = `<${kind}-${id}-${enquiry.receivedAt}@${firm.host}>`;
    const sending = transport.sendMail({ ...message, from, messageId, date });
    await Promise.race([sending, tooLate]).finally(() => transport.close());
  }

  async function attempt(row: Row) {
    const { id, enquiry, kind, attempts } = row;
    const settle = (column: "delivered_at" | "failed_at") =>
      run(database, `UPDATE outbox SET ${column} = ?, next_at = NULL WHERE id = ?`, Date.now(), id);
    const about = { enquiry, kind, attempt: attempts };
    try {
      await send(row);
      await settle("delivered_at");
      log.info(about, "mail delivered");
    } catch (error) {
      // The server's own words may hold an address: they stay out of the log.
      const { code, responseCode = 0 } = error as { code?: string; responseCode?: number };
      const told = { ...about, code, responseCode };
      if ((kind !== "enquiry" && responseCode >= 500) || Date.now() - row.queued_at >= last) {
        log.error(told, "MAIL NOT DELIVERED, given up: npm run enquiries -- resend");
        return settle("failed_at");
      }
      log.warn(told, "mail not delivered, will be tried again");
      const next = Date.now() + Math.min(firstWait * 2 ** (attempts - 1), longestWait);
      await run(database, "UPDATE outbox SET next_at = ? WHERE id = ?", next, id);
    }
  }

  const stopping = new AbortController();
  const { signal } = stopping;
  const worker = (async () => {
    while (!signal.aborted) {
      const now = Date.now();
      let pause = 0;
      try {
        const mails = await run(database, claim, now + lease, now);
        if (mails.length === 0) pause = look;
        // Where not even the outcome can be kept, the lease runs out.
        await Promise.allSettled(mails.map(attempt));
      } catch (error) {
        log.error({ code: (error as { code?: string }).code }, "the outbox cannot be read");
        pause = 15 * look;
      }
      await wait(pause, undefined, { ref: false, signal }).catch(() => {});
    }
  })();
  return async () => {
    stopping.abort();
    await worker;
  };
}
