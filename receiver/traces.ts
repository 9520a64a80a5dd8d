import type { Database } from "./database.ts";
import type { Query } from "./database-types.ts";

/** Milliseconds after a deletion. Deletions that follow each other share the work. */
const REMOVAL_DELAY = 5_000;

/** Stores that deleted texts may still be in the files. If this process is killed now, the next process removes them. */
export async function noteTraces(query: Query): Promise<void> {
  await query`INSERT INTO traces VALUES (${Date.now()})`;
}

/** Removes deleted texts from every file. @throws DatabaseFault while another program prevents it */
export async function removeTraces(database: Database): Promise<void> {
  const start = Date.now();
  await database.removeTraces();
  await database.query`DELETE FROM traces WHERE deleted_at <= ${start}`;
}

/** Removes the traces that were noted, by this process or another. @throws DatabaseFault as above */
export async function removeNotedTraces(database: Database): Promise<void> {
  const traces = await database.query`SELECT deleted_at FROM traces LIMIT 1`;
  if (traces.length > 0) await removeTraces(database);
}

/** Removes traces a few seconds after they were noted. */
export interface TraceRemoval {
  schedule: () => void;
  /** Cancels a scheduled removal, which the next start makes up for. Resolves when no removal is running. */
  stop: () => Promise<void>;
}

/**
 * Creates a removal that many deletions share, because each removal rewrites the whole file.
 *
 * @param onFailure is called if traces are left
 */
export function createTraceRemoval(
  database: Database,
  onFailure: (error: unknown) => void,
): TraceRemoval {
  let timer: NodeJS.Timeout | undefined;
  let removing = Promise.resolve();

  async function remove(): Promise<void> {
    timer = undefined;
    await removeTraces(database).catch(onFailure);
  }
  function schedule(): void {
    timer ??= setTimeout(() => {
      removing = remove();
    }, REMOVAL_DELAY).unref();
  }
  async function stop(): Promise<void> {
    clearTimeout(timer);
    await removing;
  }
  return { schedule, stop };
}
