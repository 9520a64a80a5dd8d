import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setImmediate } from "node:timers/promises";
import type { Connection, Query } from "./database-types.ts";

export const DATABASE_FILE = "enquiries.db";

/** Milliseconds that a writer waits for another process, such as the command line or a backup. */
const BUSY_TIMEOUT = 5_000;

/**
 * Opens the database in a folder, which is made where it is missing.
 *
 * Transactions that wait at one moment share one commit, because writing to the disk is what takes the time. They also
 * fail together; nothing that visitors send brings that about.
 *
 * @param tables the statements that make the tables
 */
export function openSqlite(folder: string, tables: string): Connection {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const db = openFile(join(folder, DATABASE_FILE), tables);
  const query = taggedQuery(db);
  let pending: (() => Promise<void>)[] = [];
  let commit: Promise<void> | undefined;

  async function commitPending(): Promise<void> {
    const works = pending;
    pending = [];
    commit = undefined;
    try {
      db.exec("BEGIN IMMEDIATE");
      for (const work of works) await work();
      db.exec("COMMIT");
    } catch (error) {
      if (db.isOpen && db.isTransaction) db.exec("ROLLBACK");
      throw error;
    }
  }

  async function transaction<Result>(work: (query: Query) => Promise<Result>): Promise<Result> {
    let result: Result | undefined;
    pending.push(async () => {
      result = await work(query);
    });
    commit ??= setImmediate().then(commitPending);
    await commit;
    return result as Result;
  }

  return { transaction, close: () => db.close() };
}

function openFile(file: string, tables: string): DatabaseSync {
  const db = new DatabaseSync(file, { timeout: BUSY_TIMEOUT });
  try {
    // FULL: a commit is on the disk when it returns, and not only on its way. What is deleted is overwritten.
    db.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON;
      BEGIN IMMEDIATE; ${tables} COMMIT`);
  } catch (error) {
    db.close();
    throw error;
  }
  return db;
}

function taggedQuery(db: DatabaseSync): Query {
  const statements = db.createTagStore();
  return async (sql, ...values) => {
    // With one writer at a time no row is ever locked.
    const parts = sql.map((part) => part.replace("FOR UPDATE SKIP LOCKED", ""));
    return statements.all(parts as unknown as TemplateStringsArray, ...values);
  };
}
