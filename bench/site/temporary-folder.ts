import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A folder for as long as a part runs. */
export interface TemporaryFolder {
  folder: string;
  /** Removes it with all that it holds. */
  remove: () => void;
}

/**
 * Makes an empty folder among the system's temporary ones. Whatever ends this process early, it goes.
 *
 * @param purpose one word for its name
 */
export function temporaryFolder(purpose: string): TemporaryFolder {
  const folder = mkdtempSync(join(tmpdir(), `bench-${purpose}-`));
  // A browser's helpers may write for a moment longer than it runs itself.
  const options = { recursive: true, force: true, maxRetries: 10, retryDelay: 200 } as const;
  const erase = () => rmSync(folder, options);
  process.once("exit", erase);
  const remove = () => {
    process.off("exit", erase);
    erase();
  };
  return { folder, remove };
}
