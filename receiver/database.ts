import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setImmediate } from "node:timers/promises";
import type { ReceiverSettings } from "./settings.ts";

/** A row by the names of its columns. */
// biome-ignore lint/suspicious/noExplicitAny: what a column holds is known where it is asked for
export type Row = Record<string, any>;

/** Carries out one statement; gives its rows. Values are handed over beside it: query`DELETE FROM cvs WHERE id = ${id}` */
export type Query = (
  sql: TemplateStringsArray,
  ...values: (string | number | null | Uint8Array)[]
) => Promise<Row[]>;

/** Does all work or none; resolves once it is on the disk. The work waits for nothing but its statements. */
type Transaction = <Result>(work: (query: Query) => Promise<Result>) => Promise<Result>;
type Opened = { transaction: Transaction; close: () => void | Promise<void> };

/** Where enquiries are kept. */
export type Database = ReturnType<typeof openDatabase>;

/** The name of the SQLite database in its folder. */
export const DATABASE_FILE = "enquiries.db";

/** Why enquiries cannot be kept at all, in words for the operator. */
export class NotOpen extends Error {}

/** Opened, with its tables, by the first who needs it; while that fails, each transaction tries anew or throws NotOpen. */
export function openDatabase(settings: Pick<ReceiverSettings, "databaseUrl" | "dataDir">) {
  const { databaseUrl, dataDir } = settings;
  let opening: Promise<Opened> | undefined;
  const opened = () => {
    opening ??= (databaseUrl ? openPostgres(databaseUrl) : openSqlite(dataDir)).catch(
      ({ message }: Error) => {
        opening = undefined;
        const place = databaseUrl ? "database of DATABASE_URL" : `folder ${dataDir} (DATA_DIR)`;
        throw new NotOpen(`Enquiries cannot be kept in the ${place}: ${message}`);
      },
    );
    return opening;
  };
  const transaction: Transaction = async (work) => (await opened()).transaction(work);
  const query: Query = (...statement) => transaction((query) => query(...statement));
  return {
    transaction,
    /** One statement as a transaction. */
    query,
    /** Whether several may write at one moment. */
    isShared: databaseUrl !== undefined,
    close: async () => (await opening?.catch(() => undefined))?.close(),
  };
}

/** @param key the type of a key that counts up, which differs between databases */
function tablesWith(key: string): string {
  const sql = readFileSync(join(import.meta.dirname, "tables.sql"), "utf8");
  return sql.replaceAll(/\bid ID\b/g, `id ${key}`);
}

/**
 * Transactions that wait at one moment share one commit: writing to the disk is what takes the time. They fail together
 * too, which nothing that visitors send brings about.
 */
async function openSqlite(folder: string): Promise<Opened> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // So many milliseconds a writer waits for another process: the people's tool, a backup.
  const db = new DatabaseSync(join(folder, DATABASE_FILE), { timeout: 5_000 });
  try {
    // FULL: a commit is on the disk, not only on its way, when it returns. What is deleted is overwritten.
    db.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON;
      BEGIN IMMEDIATE; ${tablesWith("INTEGER PRIMARY KEY AUTOINCREMENT")} COMMIT`);
  } catch (error) {
    db.close();
    throw error;
  }
  const statements = db.createTagStore();
  const query: Query = async (sql, ...values) => {
    // With one writer at a time there is nothing to skip.
    const text = sql.map((part) => part.replace("FOR UPDATE SKIP LOCKED", ""));
    return statements.all(text as unknown as TemplateStringsArray, ...values);
  };
  let waiting: (() => Promise<void>)[] = [];
  let commit: Promise<void> | undefined;
  const commitAll = async () => {
    const all = waiting;
    [waiting, commit] = [[], undefined];
    try {
      db.exec("BEGIN IMMEDIATE");
      for (const work of all) await work();
      db.exec("COMMIT");
    } catch (error) {
      if (db.isOpen && db.isTransaction) db.exec("ROLLBACK");
      throw error;
    }
  };
  return {
    async transaction<Result>(work: (query: Query) => Promise<Result>) {
      let result: Result | undefined;
      waiting.push(async () => {
        result = await work(query);
      });
      commit ??= setImmediate().then(commitAll);
      await commit;
      return result as Result;
    },
    close: () => db.close(),
  };
}

/** @param url `postgres://…`; several receivers may share one database */
async function openPostgres(url: string): Promise<Opened> {
  // Loaded only where it is used: most firms have no PostgreSQL.
  const { default: postgres } = await import("postgres");
  const sql = postgres(url, {
    ...{ connect_timeout: 5, prepare: false },
    // A commit is on the disk when it returns, whatever the server's own default.
    connection: { synchronous_commit: "on", statement_timeout: 20_000 },
    // Identities and times are below 2^53.
    types: { int8: { to: 20, from: [20], serialize: String, parse: Number } },
    onnotice: () => {},
  });
  try {
    const tables = tablesWith("BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY");
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
