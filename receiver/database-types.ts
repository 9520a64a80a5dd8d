// biome-ignore lint/suspicious/noExplicitAny: what a column holds is known where the statement is written
export type Row = Record<string, any>;

/** Runs a statement and returns its rows. Values are passed as parameters: query`… WHERE id = ${id}`. */
export type Query = (
  sql: TemplateStringsArray,
  ...values: (string | number | null | Uint8Array)[]
) => Promise<Row[]>;

/**
 * Runs a transaction: all of the work is done or none of it. Resolves when it is on the disk. The work may await only
 * its statements. It may run twice: what its first run has stored is gone then.
 *
 * @param lock transactions with the same text here run one after another, whichever receiver they belong to
 */
export type Transaction = <Result>(
  work: (query: Query) => Promise<Result>,
  lock?: string,
) => Promise<Result>;

/** A database with its tables. Both drivers implement it. */
export interface Connection {
  transaction: Transaction;
  /**
   * Removes deleted data that is still in the files of the database. Left out if that is the task of the database
   * server.
   *
   * @throws DatabaseFault while another program prevents it
   */
  removeTraces?: () => Promise<void>;
  close: () => Promise<void>;
}

/** What is wrong with the database, in words for the operator. */
export class DatabaseFault extends Error {}
