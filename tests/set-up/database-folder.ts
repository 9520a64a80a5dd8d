import { mkdtempDisposableSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

/** The folder of Linux whose files are in memory. */
const IN_MEMORY = "/dev/shm";
/** Bytes that the databases of several tests take at the same time. */
const ENOUGH = 32 * 1024 ** 2;

/**
 * An empty folder for a database, removed after the test. It is in memory where the system has room there: every form is
 * written to the disk before it is answered, and tests would spend most of their time on that.
 */
export function makeDatabaseFolder(): string {
  const folder = mkdtempDisposableSync(
    join(hasRoom(IN_MEMORY) ? IN_MEMORY : tmpdir(), "receiver-"),
  );
  onTestFinished(() => folder.remove());
  return folder.path;
}

function hasRoom(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize > ENOUGH;
  } catch {
    return false;
  }
}
