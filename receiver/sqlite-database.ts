import { once } from "node:events";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync, type StatementSync } from "node:sqlite";
import { setImmediate, setTimeout as wait } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import type { DatabaseTimes } from "./database-times.ts";
import { type Connection, DatabaseFault, type Query } from "./database-types.ts";
import { migrate } from "./migrate.ts";

export const DATABASE_FILE = "enquiries.db";

/** Milliseconds between two attempts to get the lock. */
const LOCK_PAUSE = 20;

/** The result code of SQLite if another connection has the lock. */
const BUSY = 5;

/**
 * Opens the database in a folder, and creates the folder if it is missing.
 *
 * Transactions that wait at the same time share a commit, because writing to the disk takes most of the time. They also fail
 * together, but no input of a visitor makes a transaction fail.
 */
export async function openSqlite(folder: string, times: DatabaseTimes): Promise<Connection> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, DATABASE_FILE);
  const db = await openFile(file, times.lock);
  const query = preparedQuery(db);
  let pending: (() => Promise<void>)[] = [];
  let commit: Promise<void> | undefined;
  /** Resolves when the latest commit is done or has failed. */
  let idle = Promise.resolve();

  async function commitPending(): Promise<void> {
    await idle;
    await setImmediate();
    const works = pending;
    pending = [];
    commit = undefined;
    await inTransaction(db, times.lock, async () => {
      for (const work of works) await work();
    });
  }

  // SQLite has one writer at a time, so a transaction needs no further lock.
  async function transaction<Result>(work: (query: Query) => Promise<Result>): Promise<Result> {
    let result: Result | undefined;
    pending.push(async () => {
      result = await work(query);
    });
    if (!commit) {
      commit = commitPending();
      idle = commit.catch(() => {});
    }
    await commit;
    return result as Result;
  }

  async function close(): Promise<void> {
    await idle;
    // If another process has the database open, closing it here does not write the log into the file.
    try {
      db.exec("PRAGMA wal_checkpoint(TRUNCATE)");
    } finally {
      db.close();
    }
  }

  return { transaction, removeTraces: () => removeTraces(file, times.deletionLock), close };
}

async function openFile(file: string, lockTimeout: number): Promise<DatabaseSync> {
  // Without a timeout SQLite reports a lock at once. Waiting for it would block the process.
  const db = new DatabaseSync(file, { timeout: 0 });
  try {
    // FULL: a commit is on the disk when it returns, and not only on its way. What is deleted is overwritten.
    const settings =
      "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON";
    await whenUnlocked(() => db.exec(settings), lockTimeout);
    await inTransaction(db, lockTimeout, () =>
      migrate({
        query: preparedQuery(db),
        run: async (sql) => db.exec(sql),
        keyType: "INTEGER PRIMARY KEY AUTOINCREMENT",
      }),
    );
  } catch (error) {
    db.close();
    throw error;
  }
  return db;
}

/** The statements are prepared once. They are released when the database is closed; otherwise its log would stay. */
function preparedQuery(db: DatabaseSync): Query {
  const statements = new Map<string, StatementSync>();
  return async (parts, ...values) => {
    // With one writer at a time no row is ever locked.
    const sql = parts.join("?").replace("FOR UPDATE SKIP LOCKED", "");
    const statement = statements.get(sql) ?? db.prepare(sql);
    statements.set(sql, statement);
    return statement.all(...values);
  };
}

async function inTransaction(
  db: DatabaseSync,
  lockTimeout: number,
  work: () => Promise<void>,
): Promise<void> {
  await whenUnlocked(() => db.exec("BEGIN IMMEDIATE"), lockTimeout);
  try {
    await work();
    db.exec("COMMIT");
  } catch (error) {
    if (db.isOpen && db.isTransaction) db.exec("ROLLBACK");
    throw error;
  }
}

/**
 * Runs an action as soon as no other process has the lock.
 *
 * @param lockTimeout milliseconds for which it waits
 * @throws the error of SQLite if that takes too long
 */
async function whenUnlocked(action: () => void, lockTimeout: number): Promise<void> {
  const deadline = performance.now() + lockTimeout;
  for (;;) {
    try {
      return action();
    } catch (error) {
      if (!isLockError(error) || performance.now() >= deadline) throw error;
    }
    await wait(LOCK_PAUSE);
  }
}

function isLockError(error: unknown): boolean {
  const { errcode = 0 } = error as { errcode?: number };
  // The lowest byte is the result code, the rest is its extension.
  return (errcode & 0xff) === BUSY;
}

/**
 * Rewrites the database file and empties the log beside it, because both still contain deleted data.
 *
 * @param lockTimeout milliseconds for which it waits for the locks of other connections
 * @throws DatabaseFault while another program reads the database, or where the file cannot be rewritten
 */
async function removeTraces(file: string, lockTimeout: number): Promise<void> {
  const worker = new Worker(join(import.meta.dirname, "remove-traces-worker.ts"), {
    workerData: { file, lockTimeout },
  });
  let reason = "another program reads the database";
  try {
    const [isDone] = await once(worker, "message");
    if (isDone) return;
  } catch (error) {
    // Another deletion has the lock.
    if (!isLockError(error)) reason = (error as Error).message;
  }
  throw new DatabaseFault(
    `What was deleted is still in the files of the database, ${file} and ${file}-wal: ${reason}. ` +
      "The next deletion removes it, and so does the receiver within a day. It needs as much free room as the file has.",
  );
}
