import { DAY, HOUR } from "../../app/base/durations.ts";
import { CONFIRMATION_DAYS } from "../../app/features/forms/delivery-settings.ts";
import type { Database } from "../database.ts";
import type { Query, Row } from "../database-types.ts";
import type { HandoverKind } from "../delivery-kinds.ts";
import { queueDelivery } from "../store/queue.ts";
import { noteTraces } from "../traces.ts";

/** Mails that sign-ups can cause for an address in a day. */
const MOST_MAILS_A_DAY = 3;

/** An address on a list. Times are in milliseconds since 1970. */
export interface Subscriber {
  readonly id: number;
  /** In lower case. */
  readonly email: string;
  /** The id of the list. */
  readonly list: string;
  /** The sentence that the visitor agreed to. */
  readonly consent: string;
  /** The tag of the language in which the address signed up. Empty in records that are older than this field. */
  readonly language: string;
  /** The time of its last sign-up. */
  readonly signedUpAt: number;
  /** The end of the time in which it can be confirmed. */
  readonly expiresAt: number;
  /** Null until it is confirmed. */
  readonly confirmedAt: number | null;
  /** Set until every other program has been notified. Then the record is deleted. */
  readonly unsubscribedAt: number | null;
}

interface SignUp {
  email: string;
  list: string;
  consent: string;
  /** The tag of the visitor's language. */
  language: string;
  /** In milliseconds since 1970. */
  now: number;
  /** Seconds that the visitor's network must wait; 0 counts the sign-up. */
  secondsToWait: () => number;
}

/**
 * Stores a sign-up, and queues its mail. An address that is on the list already gets another mail. The result is the same
 * for both, so that it does not reveal who is on the list.
 *
 * @returns the seconds after which the network may sign up again; 0 when the sign-up is stored
 */
export function saveSignUp(database: Database, signUp: SignUp): Promise<number> {
  const { email, list, consent, language, now } = signUp;
  const mailbox = mailboxOf(email);
  const expiresAt = now + CONFIRMATION_DAYS * DAY;
  // The work may run twice, and the sign-up counts once.
  let seconds: number | undefined;
  // Two sign-ups of an address may arrive at the same moment.
  return database.transaction(async (query) => {
    seconds ??= signUp.secondsToWait();
    if (seconds > 0) return seconds;
    const [row] =
      await query`INSERT INTO subscribers (email, mailbox, list, consent, language, asked_at, expires_at)
      VALUES (${email}, ${mailbox}, ${list}, ${consent}, ${language}, ${now}, ${expiresAt})
      ON CONFLICT (email, list) DO UPDATE SET expires_at = subscribers.expires_at
      RETURNING *`;
    const subscriber = subscriberOf(row as Row);
    const isSubscribed = isOnList(subscriber);
    if (!isSubscribed)
      await query`UPDATE subscribers
        SET consent = ${consent}, language = ${language}, asked_at = ${now}, expires_at = ${expiresAt}
        WHERE id = ${subscriber.id}`;
    const kind = isSubscribed ? "subscribed" : "confirmation";
    const mailTime = await nextMailTime(query, subscriber.id, mailbox, now);
    if (mailTime !== undefined)
      await queueDelivery(query, { subscriber: subscriber.id }, kind, mailTime);
    return 0;
  }, mailbox);
}

/** Addresses that differ only behind a plus sign mostly lead to one mailbox. */
function mailboxOf(email: string): string {
  return email.replace(/\+[^@]*(?=@)/, "");
}

/** Whether an address is confirmed, and not unsubscribed. */
export function isOnList({ confirmedAt, unsubscribedAt }: Subscriber): boolean {
  return confirmedAt !== null && unsubscribedAt === null;
}

/**
 * The time at which the mail about a sign-up may be sent. A mailbox gets at most one in an hour, and three in a day:
 * nobody is flooded in the firm's name. A mail about another list waits for its hour.
 *
 * @returns in milliseconds since 1970; undefined where no mail is to be sent
 */
async function nextMailTime(
  query: Query,
  id: number,
  mailbox: string,
  now: number,
): Promise<number | undefined> {
  // A time far ahead comes from a clock that was wrong, and says nothing.
  const mails = await query`SELECT subscriber, queued_at FROM outbox
    JOIN subscribers ON subscribers.id = subscriber
    WHERE mailbox = ${mailbox} AND kind IN ('confirmation', 'subscribed')
    AND queued_at BETWEEN ${now - DAY} AND ${now + DAY} ORDER BY queued_at`;
  if (mails.length >= MOST_MAILS_A_DAY) return undefined;
  const recent = mails.filter((mail) => mail.queued_at > now - HOUR);
  if (recent.some((mail) => mail.subscriber === id)) return undefined;
  const last = recent.at(-1);
  return last ? last.queued_at + HOUR : now;
}

/**
 * Confirms a sign-up, once. Its link was verified.
 *
 * @param handovers the programs that are notified
 * @param now in milliseconds since 1970
 * @returns false where the record is deleted
 */
export function confirmSubscriber(
  database: Database,
  id: number,
  handovers: readonly HandoverKind[],
  now: number,
): Promise<boolean> {
  return database.transaction(async (query) => {
    // The button may be pressed twice at the same moment. Only one of the presses changes the record.
    const changed = await query`UPDATE subscribers SET confirmed_at = ${now}, unsubscribed_at = NULL
      WHERE id = ${id} AND (confirmed_at IS NULL OR unsubscribed_at IS NOT NULL) RETURNING id`;
    if (changed.length === 0) {
      const stored = await query`SELECT id FROM subscribers WHERE id = ${id}`;
      return stored.length > 0;
    }
    await queueDelivery(query, { subscriber: id }, "subscribed", now);
    for (const kind of handovers) await queueDelivery(query, { subscriber: id }, kind, now);
    return true;
  });
}

/**
 * Removes an address from its list. Its link was verified. The record is deleted at once, or once every program that
 * knows of the subscription has been notified.
 *
 * @param now in milliseconds since 1970
 * @returns whether the record is deleted
 */
export function endSubscription(
  database: Database,
  id: number,
  handovers: readonly HandoverKind[],
  now: number,
): Promise<boolean> {
  return database.transaction(async (query) => {
    const subscriber = await findSubscriber(query, id);
    if (subscriber?.confirmedAt && handovers.length > 0) {
      await query`DELETE FROM outbox WHERE subscriber = ${id} AND delivered_at IS NULL`;
      await query`UPDATE subscribers SET unsubscribed_at = ${now} WHERE id = ${id}`;
      for (const kind of handovers) await queueDelivery(query, { subscriber: id }, kind, now);
      return false;
    }
    await query`DELETE FROM subscribers WHERE id = ${id}`;
    await noteTraces(query);
    return true;
  });
}

/**
 * Deletes the record of an unsubscribed address once every other program has been notified. If the address has signed up
 * again in the meantime, the record stays.
 *
 * @param delivery the number of the delivery that has just succeeded
 * @returns whether it is deleted
 */
export function deleteUnsubscribed(
  database: Database,
  id: number,
  delivery: number,
): Promise<boolean> {
  return database.transaction(async (query) => {
    const rows = await query`DELETE FROM subscribers
      WHERE id = ${id} AND asked_at <= unsubscribed_at AND NOT EXISTS (SELECT 1 FROM outbox
        WHERE subscriber = subscribers.id AND outbox.id <> ${delivery} AND delivered_at IS NULL)
      RETURNING id`;
    if (rows.length > 0) await noteTraces(query);
    return rows.length > 0;
  });
}

export const readSubscriber = ({ query }: Database, id: number) => findSubscriber(query, id);

async function findSubscriber(query: Query, id: number): Promise<Subscriber | undefined> {
  const [row] = await query`SELECT * FROM subscribers WHERE id = ${id}`;
  return row && subscriberOf(row);
}

/** Every sign-up, confirmed or not, the newest first. */
export async function readSubscribers({ query }: Database): Promise<Subscriber[]> {
  const rows = await query`SELECT * FROM subscribers ORDER BY id DESC`;
  return rows.map(subscriberOf);
}

/**
 * Deletes all sign-ups of an address, with their undelivered mails. The caller must remove the traces.
 *
 * @param email in any case
 */
export async function eraseSubscriptions(query: Query, email: string): Promise<Subscriber[]> {
  const rows =
    await query`DELETE FROM subscribers WHERE email = ${email.toLowerCase()} RETURNING *`;
  return rows.map(subscriberOf);
}

/** Deletes sign-ups that were not confirmed in time, and unsubscribed addresses that remain. @returns the number of records */
export function purgeSignUps(database: Database, now: number): Promise<number> {
  return database.transaction(async (query) => {
    const rows =
      await query`DELETE FROM subscribers WHERE expires_at < ${now} AND (confirmed_at IS NULL
      OR (unsubscribed_at IS NOT NULL AND NOT EXISTS (SELECT 1 FROM outbox
        WHERE subscriber = subscribers.id AND delivered_at IS NULL)))
      RETURNING id`;
    if (rows.length > 0) await noteTraces(query);
    return rows.length;
  });
}

function subscriberOf(row: Row): Subscriber {
  return {
    id: row.id,
    email: row.email,
    list: row.list,
    consent: row.consent,
    language: row.language,
    signedUpAt: row.asked_at,
    expiresAt: row.expires_at,
    confirmedAt: row.confirmed_at,
    unsubscribedAt: row.unsubscribed_at,
  };
}
