import postgres from "postgres";
import type { Connection, Query } from "./database-types.ts";

/** The number of the lock under which tables are made: two receivers that start at once would both find them missing. */
const TABLES_LOCK = 8141;

/**
 * Opens a PostgreSQL, which several receivers may share.
 *
 * @param url such as `postgres://user:password@host/database`
 * @param tables the statements that make the tables
 */
export async function openPostgres(url: string, tables: string): Promise<Connection> {
  const sql = postgres(url, {
    connect_timeout: 5,
    prepare: false,
    // A commit is on the disk when it returns, whatever the server's own default.
    connection: { synchronous_commit: "on", statement_timeout: 20_000 },
    // Identities and times are below 2^53.
    types: { int8: { to: 20, from: [20], serialize: String, parse: Number } },
    onnotice: () => {},
  });
  try {
    // Several statements in one text are one transaction.
    await sql.unsafe(`SELECT pg_advisory_xact_lock(${TABLES_LOCK}); ${tables}`);
  } catch (error) {
    await sql.end();
    throw error;
  }
  return {
    transaction: <Result>(work: (query: Query) => Promise<Result>) =>
      sql.begin((query) => work(query as unknown as Query)) as Promise<Result>,
    close: () => sql.end(),
  };
}
