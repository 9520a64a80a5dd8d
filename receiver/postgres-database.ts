import pg from "pg";
import type { Database, Row, Steps } from "./database.ts";

// Identities and times are below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** @param url `postgres://…`; several receivers may share one database */
export function openPostgres(url: string): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    // A commit is on the disk when it returns, whatever the server's own default.
    options: "-c synchronous_commit=on -c statement_timeout=20000",
  });
  // An idle connection that breaks is replaced with the next query; without a listener it would end the process.
  pool.on("error", () => {});
  return {
    dialect: "postgres",
    async transaction<Result>(steps: () => Steps<Result>): Promise<Result> {
      const client = await pool.connect();
      let isBroken = true;
      try {
        await client.query("BEGIN");
        const course = steps();
        let step = course.next();
        while (!step.done) {
          const { sql, values } = step.value;
          let number = 0;
          const numbered = sql.replaceAll("?", () => `$${++number}`);
          step = course.next((await client.query<Row>(numbered, [...values])).rows);
        }
        await client.query("COMMIT");
        isBroken = false;
        return step.value;
      } finally {
        // A connection in an unknown state is closed, which takes back what was not committed.
        client.release(isBroken);
      }
    },
    async backup() {
      throw new Error("Back a PostgreSQL database up with pg_dump.");
    },
    close: () => pool.end(),
  };
}
