import { accessSync, constants } from "node:fs";
import { resolve } from "node:path";
import type { Database } from "../database.ts";

/**
 * Makes sure that the database is there before a command opens it, because to open it would create it.
 *
 * @param access asks the system, for tests
 * @throws Error in words
 */
export function requireDatabase(
  { file }: Pick<Database, "file">,
  access: typeof accessSync = accessSync,
): void {
  if (!file) return;
  const path = resolve(file);
  try {
    access(path, constants.R_OK | constants.W_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "EACCES")
      throw new Error(
        `You may not use the database ${path}. Run the command as the user of the receiver, such as: runuser -u website -- npm run enquiries -- list`,
      );
    throw new Error(
      `There is no database ${path}. Set DATA_DIR as for the receiver, such as: DATA_DIR=/var/lib/website npm run enquiries -- list`,
    );
  }
}
