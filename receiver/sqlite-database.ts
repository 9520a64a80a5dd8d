import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync, type StatementSync } from "node:sqlite";
import type { Database, Query, Row } from "./database.ts";

/** Its name in the folder. */
export const DATABASE_FILE = "enquiries.db";

/**
 * Opens the database in a folder, which is made where it is missing. Transactions that wait at one moment share one
 * commit: writing to the disk is what takes the time. They fail together too, which nothing that visitors send brings about.
 */
export function openSqlite(folder: string, tables: string): Database {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // So many milliseconds a writer waits for another process: the people's tool, a backup.
  const db = new DatabaseSync(join(folder, DATABASE_FILE), { timeout: 5_000 });
  try {
    // FULL: a commit is on the disk, not only on its way, when it returns. What is deleted is overwritten.
    db.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON;
      BEGIN IMMEDIATE; ${tables} COMMIT`);
  } catch (error) {
    db.close();
    throw error;
  }
  const statements = new Map<string, StatementSync>();
  const query: Query = async (sql, ...values) => {
    const statement = statements.get(sql) ?? db.prepare(sql);
    statements.set(sql, statement);
    return statement.all(...values) as Row[];
  };
  let waiting: (PromiseWithResolvers<unknown> & { work: (query: Query) => Promise<unknown> })[] =
    [];

  async function commitAll() {
    const all = waiting;
    waiting = [];
    try {
      db.exec("BEGIN IMMEDIATE");
      const results: unknown[] = [];
      for (const { work } of all) results.push(await work(query));
      db.exec("COMMIT");
      for (const [index, { resolve }] of all.entries()) resolve(results[index]);
    } catch (error) {
      if (db.isOpen && db.isTransaction) db.exec("ROLLBACK");
      for (const { reject } of all) reject(error);
    }
  }

  return {
    dialect: "sqlite",
    transaction<Result>(work: (query: Query) => Promise<Result>) {
      const settling = Promise.withResolvers<unknown>();
      if (waiting.push({ ...settling, work }) === 1) setImmediate(commitAll);
      return settling.promise as Promise<Result>;
    },
    backup: async (file) => void db.prepare("VACUUM INTO ?").run(file),
    close: async () => db.close(),
  };
}
