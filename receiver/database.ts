import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Connection, Query, Transaction } from "./database-types.ts";
import type { ReceiverSettings } from "./settings.ts";
import { DATABASE_FILE, openSqlite } from "./sqlite-database.ts";

export interface Database {
  transaction: Transaction;
  /** Runs one statement as a transaction of its own. */
  query: Query;
  /** The file of SQLite, which lets in one writer at a time; undefined for PostgreSQL. */
  file: string | undefined;
  close: () => Promise<void>;
}

/** Why nothing can be stored at all, in words for the operator. */
export class DatabaseUnavailable extends Error {}

/**
 * The database of the settings. The first transaction opens it and makes its tables; while that fails, each transaction
 * tries again or throws DatabaseUnavailable.
 */
export function openDatabase(
  settings: Pick<ReceiverSettings, "databaseUrl" | "dataDir">,
): Database {
  const { databaseUrl, dataDir } = settings;
  let connection: Promise<Connection> | undefined;

  function connect(): Promise<Connection> {
    connection ??= openConnection(databaseUrl, dataDir).catch(({ message }: Error) => {
      connection = undefined;
      const place = databaseUrl ? "database of DATABASE_URL" : `folder ${dataDir} (DATA_DIR)`;
      throw new DatabaseUnavailable(`Nothing can be stored in the ${place}: ${message}`);
    });
    return connection;
  }

  const transaction: Transaction = async (work) => {
    const { transaction } = await connect();
    return transaction(work);
  };
  return {
    transaction,
    query: (...statement) => transaction((query) => query(...statement)),
    file: databaseUrl ? undefined : join(dataDir, DATABASE_FILE),
    async close() {
      const opened = await connection?.catch(() => undefined);
      await opened?.close();
    },
  };
}

async function openConnection(databaseUrl: string | undefined, dataDir: string) {
  const sql = readFileSync(join(import.meta.dirname, "tables.sql"), "utf8");
  const tablesWithKey = (key: string) => sql.replaceAll(/\bid ID\b/g, `id ${key}`);
  if (!databaseUrl) return openSqlite(dataDir, tablesWithKey("INTEGER PRIMARY KEY AUTOINCREMENT"));
  // Loaded only where it is used: most firms have no PostgreSQL.
  const { openPostgres } = await import("./postgres-database.ts");
  const key = "BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY";
  return openPostgres(databaseUrl, tablesWithKey(key));
}
