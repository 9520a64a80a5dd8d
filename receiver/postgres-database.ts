import postgres from "postgres";
import type { Opened, Query } from "./database.ts";

/** @param url `postgres://…`; several receivers may share one database */
export async function openPostgres(url: string, tables: string): Promise<Opened> {
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
    // One transaction. Two receivers that start at once would both find the tables missing.
    await sql.unsafe(`SELECT pg_advisory_xact_lock(8141); ${tables}`);
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
