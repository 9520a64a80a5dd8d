import { createHash } from "node:crypto";
import type { Attribution } from "../../app/base/attribution.ts";
import { DAY, MINUTE } from "../../app/base/durations.ts";
import type { WebhookKind } from "../../app/model/site-forms.ts";
import type { Enquiry } from "../check-enquiry.ts";
import type { Database } from "../database.ts";
import type { Query } from "../database-types.ts";
import { queueDelivery } from "./queue.ts";

/** Milliseconds within which the same content without a key counts as the same enquiry. */
const SAME_CONTENT = 10 * MINUTE;

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
  // Two attempts may arrive at the same moment.
  const lock = key ?? hash;
  // The work may run twice, and the form counts once.
  let seconds: number | undefined;
  return database.transaction(async (query) => {
    const earlier = await findEarlier(query, key, hash, now);
    if (earlier) {
      const isSame = earlier.content_hash === hash;
      return { outcome: isSame ? "repeated" : "conflict", id: earlier.id };
    }
    seconds ??= enquiry.secondsToWait();
    if (seconds > 0) return { outcome: "limited", seconds };
    const [row] = await query`INSERT INTO enquiries
      (received_at, form, email, idempotency_key, content_hash, fields, suspicion, attribution, language) VALUES
      (${now}, ${form.name}, ${email}, ${key ?? null}, ${hash}, ${JSON.stringify(fields)}, ${spamReasons},
      ${JSON.stringify(enquiry.attribution)}, ${enquiry.language})
      RETURNING id`;
    const id: number = row?.id;
    if (cv) await query`INSERT INTO cvs VALUES (${id}, ${cv.name}, ${cv.kind}, ${cv.bytes})`;
    await queueDelivery(query, { enquiry: id }, "enquiry", now);
    for (const kind of enquiry.webhooks) await queueDelivery(query, { enquiry: id }, kind, now);
    if (enquiry.acknowledges && !spamReasons && email && !(await isAcknowledged(query, email, now)))
      await queueDelivery(query, { enquiry: id }, "acknowledgement", now);
    return { outcome: "stored", id };
  }, lock);
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

/** Whether an address got an acknowledgement within the last day, so that nobody can flood it in the firm's name. */
async function isAcknowledged(query: Query, email: string, now: number): Promise<boolean> {
  const mails = await query`SELECT outbox.id FROM outbox JOIN enquiries ON enquiries.id = enquiry
    WHERE kind = 'acknowledgement' AND email = ${email}
    AND queued_at BETWEEN ${now - DAY} AND ${now + DAY} LIMIT 1`;
  return mails.length > 0;
}
