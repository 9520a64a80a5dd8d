// A worker of sqlite-database.ts. Rewriting the database takes seconds, during which the thread can do nothing else.
//
// secure_delete alone is not enough. SQLite moves rows between pages while it stores and deletes, and leaves copies in the
// unused parts of pages, which a later deletion does not overwrite: 16 of 31,000 deleted texts in a trial. VACUUM writes
// every page anew.
import { DatabaseSync } from "node:sqlite";
import { parentPort, workerData } from "node:worker_threads";

/** The file of the database, and the milliseconds for which it waits for the locks of other connections. */
const { file, lockTimeout } = workerData as { file: string; lockTimeout: number };
const db = new DatabaseSync(file, { timeout: lockTimeout });
let isDone = false;
try {
  // The log is also emptied before. If the disk has no room for a second copy of the database, at least the log is empty.
  truncateLog();
  db.exec("VACUUM");
  isDone = truncateLog();
} finally {
  db.close();
}
// Only now, because the file of the log stays until the last connection is closed.
parentPort?.postMessage(isDone);

/** @returns false while another connection prevents it */
function truncateLog(): boolean {
  return db.prepare("PRAGMA wal_checkpoint(TRUNCATE)").get()?.busy === 0;
}
