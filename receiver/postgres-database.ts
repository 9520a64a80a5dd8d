import postgres from "postgres";
import type { Connection, Query } from "./database-types.ts";
import { migrate } from "./migrate.ts";

/** The number of the lock under which tables are made: two receivers that start at once would both find them missing. */
const TABLES_LOCK = 8141;

/**
 * Opens a PostgreSQL, which several receivers may share.
 *
 * @param url such as `postgres://user:password@host/database`
 */
export async function openPostgres(url: string): Promise<Connection> {
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
    await sql.begin(async (query) => {
      await query`SELECT pg_advisory_xact_lock(${TABLES_LOCK})`;
      const run = async (text: string) => void (await query.unsafe(text));
      const keyType = "BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY";
      await migrate({ query: query as unknown as Query, run, keyType });
    });
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
