import { join } from "node:path";
import { type Connection, DatabaseFault, type Query, type Transaction } from "./database-types.ts";
import type { ReceiverSettings } from "./settings.ts";
import { DATABASE_FILE, openSqlite } from "./sqlite-database.ts";

export interface Database {
  transaction: Transaction;
  /** Runs a single statement as a transaction. */
  query: Query;
  /** The file of SQLite, which allows only one writer at a time. Undefined for PostgreSQL. */
  file: string | undefined;
  /**
   * Removes deleted data from every file of SQLite. PostgreSQL does that by itself.
   *
   * @throws DatabaseFault while another program prevents it
   */
  removeTraces: () => Promise<void>;
  close: () => Promise<void>;
}

/**
 * The database that the settings name. The first transaction opens it and migrates its tables to the current version.
 * While that fails, each transaction tries again or throws DatabaseFault.
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
      throw new DatabaseFault(`Nothing can be stored in the ${place}: ${message}`);
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
    async removeTraces() {
      const { removeTraces } = await connect();
      await removeTraces?.();
    },
    async close() {
      const opened = await connection?.catch(() => undefined);
      await opened?.close();
    },
  };
}

async function openConnection(databaseUrl: string | undefined, dataDir: string) {
  if (!databaseUrl) return openSqlite(dataDir);
  // Loaded only if it is used, because most firms have no PostgreSQL.
  const { openPostgres } = await import("./postgres-database.ts");
  return openPostgres(databaseUrl);
}
