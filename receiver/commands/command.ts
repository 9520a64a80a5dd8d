import type { Database } from "../database.ts";

/** What stands behind the name of a command. */
export interface Arguments {
  readonly positionals: readonly string[];
  readonly format?: string | undefined;
  readonly email?: string | undefined;
  readonly out?: string | undefined;
}

/** A command of `npm run enquiries`. */
export interface Command {
  /** How it is called, such as `show NUMBER`. */
  readonly usage: string;
  /** What it does, in a line. */
  readonly description: string;
  /** The most words that may follow its name. */
  readonly positionals: number;
  /** The options that it knows. */
  readonly options?: readonly string[];
  /** Left out, it needs the database. */
  readonly needsDatabase?: false;
  /** @returns what is printed; throws UsageError, and other errors in words */
  readonly run: (database: Database, args: Arguments) => Promise<string>;
}

/** A command was called wrongly. */
export class UsageError extends Error {}
