import type { Database } from "../database.ts";
import type { Query } from "../database-types.ts";
import { type DeliveryKind, kindList, PROGRAM_KINDS, type ProgramKind } from "../delivery-kinds.ts";

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
