import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync, type StatementSync } from "node:sqlite";
import type { Database, Row, Steps } from "./database.ts";

/** How long a writer waits for another process (the people's tool, a backup), in milliseconds. */
const BUSY_TIMEOUT = 5_000;

/**
 * Opens the database in a folder, which is made where it is missing. Transactions that wait at one moment share one
 * commit: writing to the disk is what takes the time.
 */
export function openSqlite(folder: string): Database {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const db = new DatabaseSync(join(folder, "enquiries.db"), { timeout: BUSY_TIMEOUT });
  // FULL: a commit is on the disk, not only on its way, when it returns. What is deleted is overwritten.
  for (const setting of ["journal_mode = WAL", "synchronous = FULL", "secure_delete = ON"]) {
    db.exec(`PRAGMA ${setting}`);
  }
  const statements = new Map<string, StatementSync>();
  const run = (sql: string): StatementSync => {
    const statement = statements.get(sql) ?? db.prepare(sql);
    statements.set(sql, statement);
    return statement;
  };
  let waiting: { carryOut: () => () => void; reject: (error: unknown) => void }[] = [];

  function commitAll() {
    const all = waiting;
    waiting = [];
    try {
      db.exec("BEGIN IMMEDIATE");
      const settle = all.map(({ carryOut, reject }) => {
        run("SAVEPOINT one").run();
        try {
          return carryOut();
        } catch (error) {
          // A full disk ends the transaction for all.
          if (!db.isTransaction) throw error;
          run("ROLLBACK TO one").run();
          return () => reject(error);
        }
      });
      db.exec("COMMIT");
      for (const one of settle) one();
    } catch (error) {
      if (db.isOpen && db.isTransaction) db.exec("ROLLBACK");
      for (const { reject } of all) reject(error);
    }
  }

  return {
    dialect: "sqlite",
    transaction: <Result>(steps: () => Steps<Result>) =>
      new Promise<Result>((resolve, reject) => {
        const carryOut = () => {
          const course = steps();
          let step = course.next();
          while (!step.done) {
            const { sql, values } = step.value;
            step = course.next(run(sql).all(...values) as Row[]);
          }
          const { value } = step;
          return () => resolve(value);
        };
        if (waiting.push({ carryOut, reject }) === 1) setImmediate(commitAll);
      }),
    async backup(file) {
      db.prepare("VACUUM INTO ?").run(file);
    },
    close: async () => db.close(),
  };
}
