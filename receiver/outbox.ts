import { setTimeout as wait } from "node:timers/promises";
import { createTransport } from "nodemailer";
import type { Logger } from "pino";
import type { Database, Row } from "./database.ts";
import { acknowledgementMail, enquiryMail, type Firm } from "./mail.ts";
import { readCv, readEnquiries } from "./store.ts";

const MINUTE = 60_000;

/** How mails are tried, in milliseconds. */
const TIMES = {
  look: 1_000, // between two looks into the outbox; longer where it cannot be read
  lease: 5 * MINUTE, // after this a worker counts as dead, and another one takes the mail over
  giveUp: 4 * MINUTE, // the longest that sending may take, half of it in silence; shorter than the lease
  firstWait: MINUTE, // before the second attempt; twice as long before each further one,
  longestWait: 120 * MINUTE, // up to this
  last: 5 * 24 * 60 * MINUTE, // since it was queued; then it has failed, and the log says so loudly
};
export type OutboxTimes = Readonly<typeof TIMES>;

const SAFE = { disableFileAccess: true, disableUrlAccess: true }; // whatever a visitor wrote
const AT_ONCE = 4; // mails that are sent side by side

/**
 * Sends what waits in the outbox. Several workers may share one database: each takes a mail for the length of a lease.
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
  const transport = createTransport({ url: mail.url, socketTimeout: giveUp / 2, ...SAFE });

  async function attempt({ id, enquiry: number, kind, attempts, queued_at: since }: Row) {
    const about = { enquiry: number, kind, attempt: attempts };
    try {
      const [enquiry] = await readEnquiries(database, { id: number });
      // Deleted in the meantime, and the mail with it.
      if (!enquiry) return;
      const message =
        kind === "enquiry"
          ? enquiryMail(enquiry, await readCv(database, number), firm)
          : acknowledgementMail(enquiry, firm);
      await transport.sendMail({
        ...message,
        from: { name: firm.name, address: mail.from },
        messageId: `<${kind}-${id}-${enquiry.receivedAt}@${firm.host}>`,
        date: new Date(enquiry.receivedAt),
        // A mail server that sends a word now and then is never silent.
        signal: AbortSignal.timeout(giveUp),
      });
      await database.query`UPDATE outbox
        SET delivered_at = ${Date.now()}, next_at = NULL WHERE id = ${id}`;
      log.info(about, "mail delivered");
    } catch (error) {
      // The server's own words may hold an address: they stay out of the log.
      const { code, responseCode = 0 } = error as { code?: string; responseCode?: number };
      const told = { ...about, code, responseCode };
      const now = Date.now();
      const isOver = now - since >= last || (kind !== "enquiry" && responseCode >= 500);
      if (isOver) log.error(told, "MAIL NOT DELIVERED, given up: npm run enquiries -- resend");
      else log.warn(told, "mail not delivered, will be tried again");
      const next = now + Math.min(firstWait * 2 ** (attempts - 1), longestWait);
      await database.query`UPDATE outbox SET next_at = ${isOver ? null : next},
        failed_at = ${isOver ? now : null} WHERE id = ${id}`;
    }
  }

  const stopping = new AbortController();
  const { signal } = stopping;
  const worker = (async () => {
    while (!signal.aborted) {
      const now = Date.now();
      let pause = 0;
      try {
        const mails = await database.query`
          UPDATE outbox SET next_at = ${now + lease}, attempts = attempts + 1 WHERE id IN (
            SELECT id FROM outbox WHERE next_at <= ${now} ORDER BY next_at LIMIT ${AT_ONCE}
            FOR UPDATE SKIP LOCKED
          ) RETURNING *`;
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
