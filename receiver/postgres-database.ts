import { createHash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import type { DatabaseTimes } from "./database-times.ts";
import type { Connection, Query } from "./database-types.ts";
import { migrate } from "./migrate.ts";
import { groupTransactions, type Work } from "./transaction-groups.ts";

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

  /** Runs works as one transaction. Their statements are sent without waiting for those of the other works. */
  async function inTransaction<Result>(
    works: readonly Work<Result>[],
    locks: readonly string[] = [],
  ): Promise<Result[]> {
    const client = await pool.connect();
    const query = taggedQuery(client);
    try {
      const beginning = locks.length > 0 ? `${begin}; ${takeLocks(locks)}` : begin;
      // The server runs them in this order. Where the beginning fails, the connection has failed, and the works with it.
      const [, ...results] = await Promise.all([
        client.query(beginning),
        ...works.map((work) => work(query)),
      ]);
      await client.query("COMMIT");
      client.release();
      return results;
    } catch (error) {
      // The server rolls back the open transaction of a closed connection.
      client.release(true);
      throw error;
    }
  }

  const inGroup = groupTransactions({ run: inTransaction, isFaultOfWork });

  async function transaction<Result>(work: Work<Result>, lock?: string): Promise<Result> {
    if (lock !== undefined) return inGroup(work, lock);
    const [result] = await inTransaction([work]);
    return result as Result;
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

/**
 * The statement that waits for locks until other transactions with them have ended. Locks have numbers of 64 bits. Every
 * transaction takes them in the same order. Otherwise two transactions could wait for each other.
 */
function takeLocks(locks: readonly string[]): string {
  const numbers = locks.map((lock) => createHash("sha256").update(lock).digest().readBigInt64BE());
  const statements = numbers
    .toSorted(ascending)
    .map((number) => `SELECT pg_advisory_xact_lock(${number})`);
  return statements.join("; ");
}

function ascending(a: bigint, b: bigint): number {
  return a < b ? -1 : 1;
}

/**
 * Whether the data of a transaction, or a deadlock, is the cause of an error. The classes of PostgreSQL's codes are data (22),
 * constraints (23) and rollback (40). 25P02: another statement of the transaction has failed before.
 */
function isFaultOfWork(error: unknown): boolean {
  return error instanceof pg.DatabaseError && /^(22|23|40|25P02)/.test(error.code ?? "");
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
