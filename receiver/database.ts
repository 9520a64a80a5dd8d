import type { ReceiverSettings } from "./settings.ts";
import { openSqlite } from "./sqlite-database.ts";

/** One statement, with `?` in the place of each value. */
export interface Query {
  readonly sql: string;
  readonly values: readonly (string | number | null | Uint8Array)[];
}

/** A row by the names of its columns. */
// biome-ignore lint/suspicious/noExplicitAny: what a column holds is known where it is asked for
export type Row = Record<string, any>;

/** What a transaction does: it yields statements and is given their rows. So one text serves both databases. */
export type Steps<Result> = Generator<Query, Result, Row[]>;

/** Where enquiries are kept. */
export interface Database {
  readonly dialect: "sqlite" | "postgres";
  /** Carries out all steps or none; resolves once they are on the disk. */
  transaction: <Result>(steps: () => Steps<Result>) => Promise<Result>;
  /** Writes everything that is kept into a new file, while others go on writing. */
  backup: (file: string) => Promise<void>;
  close: () => Promise<void>;
}

/** One statement as a step of a transaction: `yield* query("SELECT …", 1)` gives its rows. */
export function* query(sql: string, ...values: Query["values"]): Steps<Row[]> {
  return yield { sql, values };
}

/** One statement as a transaction. */
export function run(database: Database, sql: string, ...values: Query["values"]): Promise<Row[]> {
  return database.transaction(() => query(sql, ...values));
}

/**
 * Opens the database and makes its tables where they are missing.
 *
 * @throws Error when it cannot be opened or written to
 */
export async function openDatabase({
  databaseUrl,
  dataDir,
}: Pick<ReceiverSettings, "databaseUrl" | "dataDir">): Promise<Database> {
  let database: Database | undefined;
  try {
    // Loaded only where it is used: most firms have no PostgreSQL.
    database = databaseUrl
      ? (await import("./postgres-database.ts")).openPostgres(databaseUrl)
      : openSqlite(dataDir);
    const { dialect } = database;
    await database.transaction(() => makeTables(dialect));
    return database;
  } catch (cause) {
    await database?.close();
    const place = databaseUrl ? "the database of DATABASE_URL" : `the folder ${dataDir} (DATA_DIR)`;
    throw new Error(`Enquiries cannot be kept in ${place}: ${(cause as Error).message}`, { cause });
  }
}

function* makeTables(dialect: Database["dialect"]): Steps<void> {
  const [id, blob] =
    dialect === "sqlite"
      ? ["INTEGER PRIMARY KEY AUTOINCREMENT", "BLOB"]
      : ["BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY", "BYTEA"];
  // Two receivers that start at once would both find the tables missing.
  if (dialect === "postgres") yield* query("SELECT pg_advisory_xact_lock(8141)");
  const owner = "enquiry BIGINT NOT NULL REFERENCES enquiries (id) ON DELETE CASCADE";
  for (const sql of [
    // Times are milliseconds since 1970; `fields` is JSON; `suspicion` is empty where there is none.
    `TABLE IF NOT EXISTS enquiries (id ${id}, received_at BIGINT NOT NULL, form TEXT NOT NULL,
       email TEXT NOT NULL, idempotency_key TEXT UNIQUE, content_hash TEXT NOT NULL,
       fields TEXT NOT NULL, suspicion TEXT NOT NULL)`,
    "INDEX IF NOT EXISTS enquiries_by_content ON enquiries (content_hash, received_at)",
    "INDEX IF NOT EXISTS enquiries_by_time ON enquiries (received_at)",
    `TABLE IF NOT EXISTS cvs (${owner} PRIMARY KEY, name TEXT NOT NULL, type TEXT NOT NULL, bytes ${blob} NOT NULL)`,
    // `next_at` is when the mail may be tried again; a worker sets it ahead while it sends. None: nothing is left to do.
    `TABLE IF NOT EXISTS outbox (id ${id}, ${owner}, kind TEXT NOT NULL, message_id TEXT NOT NULL,
       attempts BIGINT NOT NULL DEFAULT 0, queued_at BIGINT NOT NULL, next_at BIGINT,
       delivered_at BIGINT, failed_at BIGINT, last_error TEXT)`,
    "INDEX IF NOT EXISTS outbox_by_time ON outbox (next_at)",
    "INDEX IF NOT EXISTS outbox_by_enquiry ON outbox (enquiry)",
    "TABLE IF NOT EXISTS checks (checked_at BIGINT NOT NULL)",
  ]) {
    yield* query(`CREATE ${sql}`);
  }
}
