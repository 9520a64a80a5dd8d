import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ReceiverSettings } from "./settings.ts";
import { openSqlite } from "./sqlite-database.ts";

/** A row by the names of its columns. */
// biome-ignore lint/suspicious/noExplicitAny: what a column holds is known where it is asked for
export type Row = Record<string, any>;

type Place = Pick<ReceiverSettings, "databaseUrl" | "dataDir">;
type Value = string | number | null | Uint8Array;
/** Carries out one statement, with `?` in the place of each value; gives its rows. */
export type Query = (sql: string, ...values: Value[]) => Promise<Row[]>;

/** Where enquiries are kept. */
export interface Database {
  readonly dialect: "sqlite" | "postgres";
  /** Does all work or none; resolves once it is on the disk. The work waits for nothing but its statements. */
  transaction: <Result>(work: (query: Query) => Promise<Result>) => Promise<Result>;
  /** Writes everything that is kept into a new file, while others go on writing. */
  backup: (file: string) => Promise<void>;
  close: () => Promise<void>;
}

/** Why enquiries cannot be kept at all, in words for the operator. */
export class NotOpen extends Error {}

/** One statement as a transaction. */
export function run(database: Database, ...statement: Parameters<Query>): Promise<Row[]> {
  return database.transaction((query) => query(...statement));
}

/** Opened, with its tables, by the first who needs it; while that fails, each transaction tries anew or throws NotOpen. */
export function openDatabase({ databaseUrl, dataDir }: Place): Database {
  const sql = readFileSync(join(import.meta.dirname, "tables.sql"), "utf8");
  const withKey = (key: string) => sql.replaceAll(/\bid ID\b/g, `id ${key}`);
  const open = async () => {
    if (!databaseUrl) return openSqlite(dataDir, withKey("INTEGER PRIMARY KEY AUTOINCREMENT"));
    // Loaded only where it is used: most firms have no PostgreSQL.
    const { openPostgres } = await import("./postgres-database.ts");
    return openPostgres(databaseUrl, withKey("BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY"));
  };
  let opening: Promise<Database> | undefined;
  const opened = () => {
    opening ??= open().catch(({ message }: Error) => {
      opening = undefined;
      const place = databaseUrl ? "database of DATABASE_URL" : `folder ${dataDir} (DATA_DIR)`;
      throw new NotOpen(`Enquiries cannot be kept in the ${place}: ${message}`);
    });
    return opening;
  };
  return {
    dialect: databaseUrl ? "postgres" : "sqlite",
    transaction: async (work) => (await opened()).transaction(work),
    backup: async (file) => (await opened()).backup(file),
    close: async () => (await opening?.catch(() => undefined))?.close(),
  };
}
