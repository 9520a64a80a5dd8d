import type { Database } from "./database.ts";
import type { Query } from "./database-types.ts";

/** Milliseconds after a deletion. Deletions that follow each other share the work. */
const REMOVAL_DELAY = 5_000;

/** Stores that deleted texts may still be in the files: a process that is killed now leaves that to the next. */
export async function noteTraces(query: Query): Promise<void> {
  await query`INSERT INTO traces VALUES (${Date.now()})`;
}

/** Removes what was deleted from every file. @throws DatabaseFault while another program prevents it */
export async function removeTraces(database: Database): Promise<void> {
  const start = Date.now();
  await database.removeTraces();
  await database.query`DELETE FROM traces WHERE deleted_at <= ${start}`;
}

/** Removes traces a few seconds after they were noted. */
export interface TraceRemoval {
  soon: () => void;
  /** What is not removed by now is removed at the next start. */
  stop: () => Promise<void>;
}

/**
 * Makes what removes the traces of many deletions together, because the whole file is rewritten each time.
 *
 * @param onFailure hears of traces that are left
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
  function soon(): void {
    timer ??= setTimeout(() => {
      removing = remove();
    }, REMOVAL_DELAY).unref();
  }
  async function stop(): Promise<void> {
    clearTimeout(timer);
    await removing;
  }
  return { soon, stop };
}
