import type { Database } from "../database.ts";
import type { ReceiverSettings } from "../settings.ts";

/** The arguments of a command, after its name. */
export interface Arguments {
  readonly positionals: readonly string[];
  readonly format?: string | undefined;
  readonly email?: string | undefined;
  readonly out?: string | undefined;
}

/** The settings and the environment in which a command runs. */
export interface Surroundings {
  readonly settings: ReceiverSettings;
  /** The variables of the environment. */
  readonly env: NodeJS.ProcessEnv;
}

/** A command of `npm run enquiries`. */
export interface Command {
  /** Its usage, such as `show NUMBER`. */
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
  readonly run: (
    database: Database,
    args: Arguments,
    surroundings: Surroundings,
  ) => Promise<string>;
}

/** A command was called wrongly. The message says what is wrong. */
export class UsageError extends Error {}
