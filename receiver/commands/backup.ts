import { DatabaseSync } from "node:sqlite";
import { type Command, UsageError } from "./command.ts";

export const backup: Command = {
  usage: "backup FILE",
  description: "copies the SQLite database into a file",
  positionals: 1,
  async run({ file }, { positionals: [target] }) {
    if (!target) throw new UsageError();
    if (!file) throw new Error("Back a PostgreSQL database up with pg_dump.");
    const source = new DatabaseSync(file, { timeout: 5_000 });
    try {
      source.prepare("VACUUM INTO ?").run(target);
    } finally {
      source.close();
    }
    return `${target} is a copy of the database as it is now.`;
  },
};
