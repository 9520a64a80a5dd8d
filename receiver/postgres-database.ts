import postgres from "postgres";
import type { Database, Row } from "./database.ts";

/** @param url `postgres://…`; several receivers may share one database */
export async function openPostgres(url: string, tables: string): Promise<Database> {
  const sql = postgres(url, {
    connect_timeout: 5,
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
    dialect: "postgres",
    transaction: <Result>(work: Parameters<Database["transaction"]>[0]) =>
      sql.begin((transaction) =>
        work((text, ...values) => {
          let number = 0;
          const numbered = text.replaceAll("?", () => `$${++number}`);
          return transaction.unsafe<Row[]>(numbered, values);
        }),
      ) as Promise<Result>,
    backup: () => Promise.reject(new Error("Back a PostgreSQL database up with pg_dump.")),
    close: () => sql.end(),
  };
}
