// biome-ignore lint/suspicious/noExplicitAny: what a column holds is known where the statement is written
export type Row = Record<string, any>;

/** Runs one statement and gives its rows. Values are handed over beside the text: query`… WHERE id = ${id}`. */
export type Query = (
  sql: TemplateStringsArray,
  ...values: (string | number | null | Uint8Array)[]
) => Promise<Row[]>;

/** Does all of the work or none of it; resolves once it is on the disk. The work waits for nothing but its statements. */
export type Transaction = <Result>(work: (query: Query) => Promise<Result>) => Promise<Result>;

/** A database with its tables, as either driver opens it. */
export interface Connection {
  transaction: Transaction;
  /**
   * Removes what was deleted from the files in which the database still holds it. Left out where that is the task of the
   * database server.
   *
   * @throws DatabaseFault while another program prevents it
   */
  removeTraces?: () => Promise<void>;
  close: () => Promise<void>;
}

/** What is wrong with the database, in words for the operator. */
export class DatabaseFault extends Error {}
