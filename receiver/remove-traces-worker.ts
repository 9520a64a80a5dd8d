// A worker of sqlite-database.ts. To rewrite the database takes seconds, in which the thread can do nothing else.
//
// secure_delete alone is not enough. SQLite moves rows between pages while it stores and deletes, and leaves copies in the
// unused parts of pages, which a later deletion does not overwrite: 16 of 31,000 deleted texts in a trial. VACUUM writes
// every page anew.
import { DatabaseSync } from "node:sqlite";
import { parentPort, workerData } from "node:worker_threads";

/** The file of the database, and milliseconds in which other connections may release their locks. */
const { file, patience } = workerData as { file: string; patience: number };
const db = new DatabaseSync(file, { timeout: patience });
try {
  // The log is emptied before and after: if the disk has no room for a second copy of the database, at least the log is
  // empty.
  truncateLog();
  db.exec("VACUUM");
  parentPort?.postMessage(truncateLog());
} finally {
  db.close();
}

/** @returns false while another connection prevents it */
function truncateLog(): boolean {
  return db.prepare("PRAGMA wal_checkpoint(TRUNCATE)").get()?.busy === 0;
}
