import { DAY } from "../../app/base/durations.ts";
import { FORMS, type FormName } from "../../app/features/forms/table/form-table.ts";
import type { Database } from "../database.ts";
import type { Query } from "../database-types.ts";
import { type DeliveryKind, kindList } from "../delivery-kinds.ts";
import { noteTraces, removeNotedTraces } from "../traces.ts";

/**
 * The most enquiries that a transaction deletes. PostgreSQL ends a statement after some seconds, and a purge of years of
 * CVs would fail every day anew.
 */
const PURGE_BATCH = 100;

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
  await removeNotedTraces(database);
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
