import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ReceiverSettings } from "./settings.ts";
import { DATABASE_FILE, openSqlite } from "./sqlite-database.ts";

// biome-ignore lint/suspicious/noExplicitAny: what a column holds is known where it is asked for
export type Row = Record<string, any>;

/** Carries out one statement; gives its rows. Values are handed over beside it: query`… WHERE id = ${id}` */
export type Query = (
  sql: TemplateStringsArray,
  ...values: (string | number | null | Uint8Array)[]
) => Promise<Row[]>;

/** Does all work or none; resolves once it is on the disk. The work waits for nothing but its statements. */
type Transaction = <Result>(work: (query: Query) => Promise<Result>) => Promise<Result>;
export type Opened = { transaction: Transaction; close: () => void | Promise<void> };

export type Database = ReturnType<typeof openDatabase>;

/** Why enquiries cannot be kept at all, in words for the operator. */
export class NotOpen extends Error {}

/** Opened, with its tables, by the first who needs it; while that fails, each transaction tries anew or throws NotOpen. */
export function openDatabase(settings: Pick<ReceiverSettings, "databaseUrl" | "dataDir">) {
  const { databaseUrl, dataDir } = settings;
  const sql = readFileSync(join(import.meta.dirname, "tables.sql"), "utf8");
  const withKey = (key: string) => sql.replaceAll(/\bid ID\b/g, `id ${key}`);
  const open = async () => {
    if (!databaseUrl) return openSqlite(dataDir, withKey("INTEGER PRIMARY KEY AUTOINCREMENT"));
    // Loaded only where it is used: most firms have no PostgreSQL.
    const { openPostgres } = await import("./postgres-database.ts");
    return openPostgres(databaseUrl, withKey("BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY"));
  };
  let opening: Promise<Opened> | undefined;
  const opened = () => {
    opening ??= open().catch(({ message }: Error) => {
      opening = undefined;
      const place = databaseUrl ? "database of DATABASE_URL" : `folder ${dataDir} (DATA_DIR)`;
      throw new NotOpen(`Enquiries cannot be kept in the ${place}: ${message}`);
    });
    return opening;
  };
  const transaction: Transaction = async (work) => (await opened()).transaction(work);
  const query: Query = (...statement) => transaction((query) => query(...statement));
  return {
    transaction,
    query,
    /** Of SQLite, which lets in one writer at a time. */
    file: databaseUrl ? undefined : join(dataDir, DATABASE_FILE),
    close: async () => (await opening?.catch(() => undefined))?.close(),
  };
}
