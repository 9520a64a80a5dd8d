import { setTimeout as wait } from "node:timers/promises";
import type { Logger } from "pino";
import { DAY, HOUR, MINUTE } from "../app/base/durations.ts";
import type { Database } from "./database.ts";
import { type DeliveryKind, kindList } from "./delivery-kinds.ts";

/** The times of the attempts to deliver, in milliseconds. */
const TIMES = {
  /** Between two queries of an empty outbox. Longer if the outbox cannot be read. */
  pollInterval: 1_000,
  /** After this time a worker counts as dead, and another worker takes over its deliveries. */
  lease: 5 * MINUTE,
  /** The longest that sending a mail may take, half of it in silence. It must be shorter than the lease. */
  mailTimeout: 4 * MINUTE,
  /** The longest that a webhook may take: the upper limit that Standard Webhooks recommends. */
  webhookTimeout: 30_000,
  /** Before the second attempt. The delay doubles before each further attempt. */
  firstDelay: MINUTE,
  /** The longest delay between two attempts. */
  longestDelay: 2 * HOUR,
  /** A delivery that has been tried for this time has failed. The log reports it as an error. */
  maxAge: 5 * DAY,
};
export type OutboxTimes = Readonly<typeof TIMES>;

/** The usual times, with the changes of a test. */
export const outboxTimes = (changed?: Partial<OutboxTimes>): OutboxTimes => ({
  ...TIMES,
  ...changed,
});

/** The most deliveries of a channel at the same time. Mail servers commonly take 20 to 50 connections from an address. */
const MOST_AT_ONCE = 16;

/** Mails to addresses that visitors have typed. A mail server that refuses such an address will refuse it again. */
const TO_VISITORS: readonly DeliveryKind[] = ["acknowledgement", "confirmation", "subscribed"];

/** A row of the table `outbox`, taken by this worker. */
export interface QueuedDelivery {
  id: number;
  /** The number of the enquiry or of the subscriber that it is about. The other number is null. */
  enquiry: number | null;
  subscriber: number | null;
  kind: DeliveryKind;
  /** The number of attempts, including the current attempt. */
  attempts: number;
  /** In milliseconds since 1970. */
  queued_at: number;
}

/**
 * A mail server, or another program that the receiver notifies of enquiries or subscribers. Deliveries of a channel do not
 * delay other channels.
 */
export interface Channel {
  /** The name of a delivery in the log. */
  readonly noun: "mail" | "webhook";
  /** The rows of the outbox that it delivers. */
  readonly kinds: readonly DeliveryKind[];
  /**
   * Delivers within its own deadline. Throws an error with a `code`, or with the `responseCode` of a server.
   *
   * @returns false if what the delivery is about was deleted in the meantime, and the delivery with it
   */
  readonly send: (delivery: QueuedDelivery) => Promise<boolean>;
  /** The command that delivers again after the last attempt has failed. */
  readonly remedy: string;
}

/** A failed delivery that is tried again. */
interface Retry {
  id: number;
  /** The time of the next attempt, as in the row: in milliseconds since 1970. */
  nextAt: number;
  /** The same time by the monotonic clock, in milliseconds. */
  due: number;
}

interface Worker {
  database: Database;
  channel: Channel;
  log: Logger;
  times: OutboxTimes;
  /** The deliveries that this worker tries again. */
  retries: Set<Retry>;
}

/**
 * Sends the deliveries of a channel in the outbox. Several workers may share a database. Each worker takes a delivery
 * for the time of a lease.
 *
 * @returns a function that stops it, and resolves when nothing is being sent any more
 */
export function startOutbox(
  database: Database,
  channel: Channel,
  log: Logger,
  times: OutboxTimes,
): () => Promise<void> {
  const stopping = new AbortController();
  const worker = { database, channel, log, times, retries: new Set<Retry>() };
  const running = run(worker, stopping.signal);
  return async () => {
    stopping.abort();
    await running;
  };
}

async function run(worker: Worker, signal: AbortSignal): Promise<void> {
  const { log, times } = worker;
  const inProgress = new Map<number, Promise<void>>();
  while (!signal.aborted) {
    let pause = times.pollInterval;
    try {
      await makeRetriesDue(worker);
      const taken = await takeDeliveries(worker, MOST_AT_ONCE - inProgress.size);
      for (const delivery of taken) {
        // The clock was set ahead while this worker sends the delivery, so its lease seems to have expired.
        if (inProgress.has(delivery.id)) continue;
        const sending = attempt(worker, delivery).finally(() => inProgress.delete(delivery.id));
        inProgress.set(delivery.id, sending);
      }
      if (taken.length > 0) pause = 0;
    } catch (error) {
      log.error({ code: (error as { code?: string }).code }, "the outbox cannot be read");
      pause = 15 * times.pollInterval;
    }
    if (inProgress.size === MOST_AT_ONCE) await Promise.race(inProgress.values());
    // The promise rejects when it is aborted, and the loop ends.
    await wait(pause, undefined, { ref: false, signal }).catch(() => {});
  }
  await Promise.all(inProgress.values());
}

/** Makes deliveries due after their wait by the monotonic clock, because the machine's clock may have been set back. */
async function makeRetriesDue({ database, retries }: Worker): Promise<void> {
  for (const retry of retries) {
    if (retry.due > performance.now()) continue;
    await database.query`UPDATE outbox SET next_at = ${Date.now()}
      WHERE id = ${retry.id} AND next_at = ${retry.nextAt}`;
    retries.delete(retry);
  }
}

/**
 * Takes deliveries that are due: their next attempt is set ahead by the lease. A time that is further ahead than any
 * wait comes from a wrong clock, so the delivery is due.
 */
async function takeDeliveries(
  { database, channel, times }: Worker,
  most: number,
): Promise<QueuedDelivery[]> {
  const now = Date.now();
  const farthest = now + 2 * Math.max(times.lease, times.longestDelay);
  const rows = await database.query`
    UPDATE outbox SET next_at = ${now + times.lease}, attempts = attempts + 1 WHERE id IN (
      SELECT id FROM outbox WHERE (next_at <= ${now} OR next_at > ${farthest})
      AND ${kindList(channel.kinds)} LIKE '%,' || kind || ',%'
      ORDER BY next_at LIMIT ${most}
      FOR UPDATE SKIP LOCKED
    ) RETURNING *`;
  return rows as QueuedDelivery[];
}

/** Delivers and stores the outcome. If the outcome cannot be stored, the lease expires. */
async function attempt(worker: Worker, delivery: QueuedDelivery): Promise<void> {
  try {
    await deliver(worker, delivery);
  } catch (error) {
    await recordFailure(worker, delivery, error).catch((fault) => {
      worker.log.error({ code: (fault as { code?: string }).code }, "the outbox cannot be written");
    });
  }
}

async function deliver(worker: Worker, delivery: QueuedDelivery): Promise<void> {
  const { database, channel, log } = worker;
  if (!(await channel.send(delivery))) return;
  await database.query`UPDATE outbox
    SET delivered_at = ${Date.now()}, next_at = NULL WHERE id = ${delivery.id}`;
  log.info(logFields(delivery), `${channel.noun} delivered`);
}

/** Stores the time of the next attempt, or that the delivery has failed permanently. */
async function recordFailure(
  worker: Worker,
  delivery: QueuedDelivery,
  error: unknown,
): Promise<void> {
  const { database, channel, log, times } = worker;
  // The server's own words may hold an address: they stay out of the log.
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number };
  const fields = { ...logFields(delivery), code, responseCode };
  const now = Date.now();
  const isTooOld = isTriedLongEnough(delivery, now, times);
  // EAUTH: the mail server refuses the password of the receiver, not the address.
  const isAddressRefused = responseCode >= 500 && code !== "EAUTH";
  const isRefusedForGood = isAddressRefused && TO_VISITORS.includes(delivery.kind);
  if (isTooOld || isRefusedForGood) {
    const what = `${channel.noun.toUpperCase()} NOT DELIVERED`;
    log.error(fields, `${what}, given up: ${channel.remedy}`);
    await database.query`UPDATE outbox
      SET next_at = NULL, failed_at = ${now} WHERE id = ${delivery.id}`;
    return;
  }
  log.warn(fields, `${channel.noun} not delivered, will be tried again`);
  const delay = retryDelay(delivery.attempts, times);
  const nextAt = now + delay;
  await database.query`UPDATE outbox
    SET next_at = ${nextAt}, failed_at = NULL WHERE id = ${delivery.id}`;
  worker.retries.add({ id: delivery.id, nextAt, due: performance.now() + delay });
}

/**
 * Whether a delivery has been tried for so long that it has failed. The clock of the machine does not decide alone,
 * because it may be wrong, or may have been wrong when the delivery was queued. The number of attempts must be high
 * enough, too.
 */
function isTriedLongEnough(
  { attempts, queued_at }: QueuedDelivery,
  now: number,
  times: OutboxTimes,
): boolean {
  let waited = 0;
  for (let number = 1; number < attempts; number += 1) waited += retryDelay(number, times);
  const age = now - queued_at;
  return waited >= times.maxAge && (age < 0 || age >= times.maxAge);
}

/** Milliseconds between an attempt and the next attempt. @param attempts that were made, 1 or more */
const retryDelay = (attempts: number, { firstDelay, longestDelay }: OutboxTimes) =>
  Math.min(firstDelay * 2 ** (attempts - 1), longestDelay);

const logFields = ({ enquiry, subscriber, kind, attempts }: QueuedDelivery) => ({
  ...(enquiry === null ? { subscriber } : { enquiry }),
  kind,
  attempt: attempts,
});
