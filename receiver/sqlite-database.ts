import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync, type StatementSync } from "node:sqlite";
import { setImmediate, setTimeout as wait } from "node:timers/promises";
import { type Connection, DatabaseFault, type Query } from "./database-types.ts";
import { migrate } from "./migrate.ts";

export const DATABASE_FILE = "enquiries.db";

/** Milliseconds in which another process, such as the command line or a backup, may release its lock. */
const LOCK_PATIENCE = 5_000;
/** Milliseconds between two attempts to get the lock. */
const LOCK_PAUSE = 20;

/** Result codes of SQLite: another connection, or another statement of this connection, has the lock. */
const BUSY = 5;
const LOCKED = 6;

/**
 * Opens the database in a folder, which is made where it is missing.
 *
 * Transactions that wait at one moment share one commit, because writing to the disk is what takes the time. They also
 * fail together; nothing that visitors send brings that about.
 */
export async function openSqlite(folder: string): Promise<Connection> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const db = await openFile(join(folder, DATABASE_FILE));
  const query = preparedQuery(db);
  let pending: (() => Promise<void>)[] = [];
  let commit: Promise<void> | undefined;
  /** Resolves once the latest commit is done, or has failed. */
  let idle = Promise.resolve();

  async function commitPending(): Promise<void> {
    await idle;
    await setImmediate();
    const works = pending;
    pending = [];
    commit = undefined;
    await inTransaction(db, async () => {
      for (const work of works) await work();
    });
  }

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
    // Where another process has the database open, closing it here would leave the log.
    try {
      truncateLog(db);
    } finally {
      db.close();
    }
  }

  return { transaction, removeTraces: () => removeTraces(db), close };
}

async function openFile(file: string): Promise<DatabaseSync> {
  // No timeout: SQLite would wait for a lock without letting the process answer anything else.
  const db = new DatabaseSync(file, { timeout: 0 });
  try {
    // FULL: a commit is on the disk when it returns, and not only on its way. What is deleted is overwritten.
    const settings =
      "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON";
    await whenUnlocked(() => db.exec(settings));
    await inTransaction(db, () =>
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

/** The statements are prepared once. Closing the database releases them, and without that its log would stay. */
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

async function inTransaction(db: DatabaseSync, work: () => Promise<void>): Promise<void> {
  await whenUnlocked(() => db.exec("BEGIN IMMEDIATE"));
  try {
    await work();
    db.exec("COMMIT");
  } catch (error) {
    if (db.isOpen && db.isTransaction) db.exec("ROLLBACK");
    throw error;
  }
}

/** Runs an action as soon as no other process has the lock. @throws the error of SQLite when that takes too long */
async function whenUnlocked(action: () => void): Promise<void> {
  const deadline = performance.now() + LOCK_PATIENCE;
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
  const code = errcode & 0xff;
  return code === BUSY || code === LOCKED;
}

/**
 * Writes everything into the database file and empties the log beside it, which still holds what was deleted: a deletion
 * overwrites the text in the file only.
 */
async function removeTraces(db: DatabaseSync): Promise<void> {
  const deadline = performance.now() + LOCK_PATIENCE;
  let isEmpty = false;
  while (!isEmpty && performance.now() < deadline) {
    isEmpty = truncateLog(db);
    if (!isEmpty) await wait(LOCK_PAUSE);
  }
  if (!isEmpty) {
    throw new DatabaseFault(
      `What was deleted is still in the file ${DATABASE_FILE}-wal, because another program reads the database. ` +
        "The next deletion removes it, and so does the end of the receiver.",
    );
  }
}

/** @returns false while another connection prevents it */
function truncateLog(db: DatabaseSync): boolean {
  try {
    return db.prepare("PRAGMA wal_checkpoint(TRUNCATE)").get()?.busy === 0;
  } catch (error) {
    if (isLockError(error)) return false;
    throw error;
  }
}
