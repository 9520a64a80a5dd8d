import { rmSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { type Command, UsageError } from "./command.ts";
import { writeNewFile } from "./write-new-file.ts";

export const backup: Command = {
  usage: "backup FILE",
  description: "copies the SQLite database into a file",
  positionals: 1,
  async run({ file }, { positionals: [target] }) {
    if (!target) throw new UsageError("Name the file of the copy.");
    if (!file) throw new Error("Back a PostgreSQL database up with pg_dump.");
    const source = new DatabaseSync(file, { timeout: 5_000 });
    try {
      // SQLite writes into an empty file.
      writeNewFile(target, "");
      copyInto(target, source);
    } finally {
      source.close();
    }
    return `${target} is a copy of the database as it is now.`;
  },
};

/** @throws Error in words. Then there is no copy */
function copyInto(target: string, source: DatabaseSync): void {
  try {
    source.prepare("VACUUM INTO ?").run(target);
  } catch (error) {
    rmSync(target);
    const { message } = error as Error;
    throw new Error(
      `No copy was made: ${message}. It needs as much free room as the database. Try again, or name a file on another disk.`,
    );
  }
}
