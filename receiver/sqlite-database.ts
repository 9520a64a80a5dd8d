import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setImmediate } from "node:timers/promises";
import type { Opened, Query } from "./database.ts";

export const DATABASE_FILE = "enquiries.db";

/**
 * Transactions that wait at one moment share one commit: writing to the disk is what takes the time. They fail together
 * too, which nothing that visitors send brings about.
 */
export function openSqlite(folder: string, tables: string): Opened {
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
  const statements = db.createTagStore();
  const query: Query = async (sql, ...values) => {
    // With one writer at a time there is nothing to skip.
    const text = sql.map((part) => part.replace("FOR UPDATE SKIP LOCKED", ""));
    return statements.all(text as unknown as TemplateStringsArray, ...values);
  };
  let waiting: (() => Promise<void>)[] = [];
  let commit: Promise<void> | undefined;
  const commitAll = async () => {
    const all = waiting;
    [waiting, commit] = [[], undefined];
    try {
      db.exec("BEGIN IMMEDIATE");
      for (const work of all) await work();
      db.exec("COMMIT");
    } catch (error) {
      if (db.isOpen && db.isTransaction) db.exec("ROLLBACK");
      throw error;
    }
  };
  return {
    async transaction<Result>(work: (query: Query) => Promise<Result>) {
      let result: Result | undefined;
      waiting.push(async () => {
        result = await work(query);
      });
      commit ??= setImmediate().then(commitAll);
      await commit;
      return result as Result;
    },
    close: () => db.close(),
  };
}
