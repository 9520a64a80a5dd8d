import type { Database } from "../database.ts";
import type { Query, Row } from "../database-types.ts";
import { type DeliveryKind, kindList, PROGRAM_KINDS } from "../delivery-kinds.ts";

/** The subject of a delivery: the number of an enquiry or of a subscriber. The database refuses a row with both. */
interface Subject {
  readonly enquiry?: number;
  readonly subscriber?: number;
}

/**
 * Queues a delivery in the outbox.
 *
 * @param time from which it may be sent, in milliseconds since 1970
 */
export async function queueDelivery(
  query: Query,
  { enquiry, subscriber }: Subject,
  kind: DeliveryKind,
  time: number,
): Promise<void> {
  await query`INSERT INTO outbox (enquiry, subscriber, kind, queued_at, next_at)
    VALUES (${enquiry ?? null}, ${subscriber ?? null}, ${kind}, ${time}, ${time})`;
}

/** Whether a row of the outbox is for another program. */
export const isForProgram = ({ kind }: Row) => PROGRAM_KINDS.some((known) => known === kind);

/** Queues every failed mail to the firm and every failed webhook again. @returns the number of mails and webhooks */
export async function requeueFailed({ query }: Database) {
  const now = Date.now();
  const kinds = kindList(["enquiry", ...PROGRAM_KINDS]);
  const rows = await query`UPDATE outbox SET next_at = ${now}, queued_at = ${now}, attempts = 0,
    failed_at = NULL WHERE failed_at IS NOT NULL AND ${kinds} LIKE '%,' || kind || ',%'
    RETURNING kind`;
  const webhooks = rows.filter(isForProgram).length;
  return { mails: rows.length - webhooks, webhooks };
}

/** Queues the mail to the firm again. */
export async function requeueMail({ query }: Database, id: number): Promise<void> {
  const now = Date.now();
  await query`UPDATE outbox SET next_at = ${now}, queued_at = ${now}, attempts = 0,
    delivered_at = NULL, failed_at = NULL WHERE enquiry = ${id} AND kind = 'enquiry'`;
}
