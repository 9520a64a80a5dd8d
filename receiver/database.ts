import { join } from "node:path";
import { type DatabaseTimes, databaseTimes } from "./database-times.ts";
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
 *
 * @param changedTimes other limits of time, for tests
 */
export function openDatabase(
  settings: Pick<ReceiverSettings, "databaseUrl" | "dataDir">,
  changedTimes?: Partial<DatabaseTimes>,
): Database {
  const { databaseUrl, dataDir } = settings;
  const times = databaseTimes(changedTimes);
  const place = databaseUrl ? "database of DATABASE_URL" : `folder ${dataDir} (DATA_DIR)`;
  const remedy = databaseUrl
    ? "check that the server runs, and that DATABASE_URL is right"
    : "check the folder and its disk; docs/operating.md says how a backup is restored";
  let connection: Promise<Connection> | undefined;

  function connect(): Promise<Connection> {
    connection ??= openConnection(databaseUrl, dataDir, times).catch(({ message }: Error) => {
      connection = undefined;
      throw new DatabaseFault(`Nothing can be stored in the ${place}: ${message} (${remedy})`);
    });
    return connection;
  }

  const transaction: Transaction = async (work, lock) => {
    const { transaction } = await connect();
    return transaction(work, lock);
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

async function openConnection(
  databaseUrl: string | undefined,
  dataDir: string,
  times: DatabaseTimes,
) {
  if (!databaseUrl) return openSqlite(dataDir, times);
  // Loaded only if it is used, because most firms have no PostgreSQL.
  const { openPostgres } = await import("./postgres-database.ts");
  return openPostgres(databaseUrl, times);
}
