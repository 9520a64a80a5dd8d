import { createHash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import type { DatabaseTimes } from "./database-times.ts";
import type { Connection, Query } from "./database-types.ts";
import { migrate } from "./migrate.ts";

/**
 * The number of the lock for the migration: two receivers that start at the same time would both find the tables
 * missing.
 */
const TABLES_LOCK = 8141;

/** Milliseconds in which connections may end in order. */
const END_TIMEOUT = 3_000;

/** The number of PostgreSQL's type BIGINT. */
const BIGINT = 20;

/**
 * A commit is on the disk when it returns, whatever the server's default is. The server ends an abandoned transaction.
 */
const beginTransaction = ({ statement, answer }: DatabaseTimes) =>
  `BEGIN; SET LOCAL synchronous_commit = on; SET LOCAL statement_timeout = ${statement};
  SET LOCAL idle_in_transaction_session_timeout = ${answer}`;

/**
 * Opens a PostgreSQL, which several receivers may share. A server that stops, restarts or hangs makes the transactions of
 * that moment fail, and the next transaction makes a new connection.
 *
 * @param url such as `postgres://user:password@host/database`
 */
export async function openPostgres(url: string, times: DatabaseTimes): Promise<Connection> {
  const begin = beginTransaction(times);
  const pool = new pg.Pool({
    connectionString: url,
    connectionTimeoutMillis: times.connect,
    query_timeout: times.answer,
    keepAlive: true,
    // Statements that a transaction begins at the same time are sent without waiting for each other's answers.
    pipeline: true,
    types: { getTypeParser },
  });
  // A broken connection fires an error event, and an error event without a listener ends the process. The transaction
  // that uses the connection fails by itself; an idle connection leaves the pool.
  pool.on("error", ignore);
  pool.on("connect", (client) => client.on("error", ignore));

  async function transaction<Result>(
    work: (query: Query) => Promise<Result>,
    lock?: string,
  ): Promise<Result> {
    const client = await pool.connect();
    try {
      const beginning = lock === undefined ? begin : `${begin}; ${takeLock(lock)}`;
      // The server runs them in this order. Where the beginning fails, the connection has failed, and the work with it.
      const [, result] = await Promise.all([client.query(beginning), work(taggedQuery(client))]);
      await client.query("COMMIT");
      client.release();
      return result;
    } catch (error) {
      // The server rolls back the open transaction of a closed connection.
      client.release(true);
      throw error;
    }
  }

  async function close(): Promise<void> {
    // A server that hangs must not prevent the receiver from stopping.
    await Promise.race([pool.end(), wait(END_TIMEOUT, undefined, { ref: false })]);
  }

  try {
    await transaction(async (query) => {
      await query`SELECT pg_advisory_xact_lock(${TABLES_LOCK})`;
      const run = async (sql: string) =>
        void (await query([sql] as unknown as TemplateStringsArray));
      await migrate({ query, run, keyType: "BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY" });
    });
  } catch (error) {
    await close();
    throw error;
  }
  return { transaction, close };
}

function ignore(): void {}

/** The statement that waits for a lock until other transactions with it have ended. Locks have numbers of 64 bits. */
function takeLock(lock: string): string {
  const number = createHash("sha256").update(lock).digest().readBigInt64BE();
  return `SELECT pg_advisory_xact_lock(${number})`;
}

/** Identities, counts and times are below 2^53, so a number holds them. */
function getTypeParser(type: number, format?: "text" | "binary") {
  return type === BIGINT ? Number : pg.types.getTypeParser(type, format);
}

function taggedQuery(client: pg.PoolClient): Query {
  return async (parts, ...values) => {
    // The statement has no name. For a named statement the server would keep the plan that it made while the tables were
    // small, and read all enquiries.
    const text = parts.reduce((sql, part, index) => `${sql}$${index}${part}`);
    // Without values the text may hold several statements.
    const { rows } = await client.query(text, values.length > 0 ? values : undefined);
    return rows;
  };
}
