/**
 * How long a database may keep a form waiting, in milliseconds. The page gives a form up after fifteen seconds. Until then
 * the visitor reads the answer of the receiver.
 */
const TIMES = {
  /**
   * The limit for the lock of another connection to SQLite: of the command line, a backup, or a deletion, which rewrites the
   * file. Rewriting 200 MB takes up to six seconds.
   */
  lock: 12_000,
  /** The same limit for a deletion itself, before each of its steps. */
  deletionLock: 5_000,
  /** The limit for a connection to PostgreSQL. */
  connect: 4_000,
  /** The limit for a statement, which PostgreSQL itself ends. */
  statement: 8_000,
  /** The limit for the answer of a connection that hangs. It is longer than that for a statement. */
  answer: 9_000,
};
export type DatabaseTimes = Readonly<typeof TIMES>;

/** The usual times, with the changes of a test. */
export const databaseTimes = (changed?: Partial<DatabaseTimes>): DatabaseTimes => ({
  ...TIMES,
  ...changed,
});
