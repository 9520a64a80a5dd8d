import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import type { Logger } from "pino";
import type { Database } from "./database.ts";
import { DatabaseFault } from "./database-types.ts";
import type { FigureCounter } from "./figures/figure.ts";
import type { Firm } from "./firm.ts";
import type { FormPace } from "./form-pace.ts";
import type { NetworkLimit } from "./network-limit.ts";
import type { Newsletter } from "./newsletter/newsletter.ts";
import type { BodyTimes } from "./read-body.ts";
import type { SentForm } from "./sent-form.ts";
import type { ReceiverSettings } from "./settings.ts";
import type { TraceRemoval } from "./traces.ts";

/** The services that the handlers of the receiver use. */
export interface Services {
  readonly settings: ReceiverSettings;
  readonly firm: Firm;
  readonly database: Database;
  /** Counts the forms that are stored. */
  readonly limit: NetworkLimit;
  /** Counts the forms that are refused. */
  readonly refusedLimit: NetworkLimit;
  /** Deadlines of bodies that differ from the default. */
  readonly bodyTimes: Partial<BodyTimes>;
  /** The pace at which forms are read. */
  readonly pace: FormPace;
  /** Undefined if nothing is counted. */
  readonly figures: FigureCounter | undefined;
  /** Undefined if nobody can sign up. */
  readonly newsletter: Newsletter | undefined;
  readonly traces: TraceRemoval;
  readonly log: Logger;
  /** Whether visitors reach every address of the receiver. Then `healthz` answers only requests of the machine itself. */
  readonly isPublic: boolean;
}

export interface ReceiverEnv {
  Bindings: Partial<HttpBindings>;
  /** `sent` is set after the form was read. */
  Variables: { sent?: SentForm };
}

export type ReceiverContext = Context<ReceiverEnv>;

/**
 * Why a database did not do its work, in words without a visitor's: this program's own, or SQLite's description of its
 * code, such as "database or disk is full". Undefined for other errors.
 */
export function databaseReason(error: unknown): string | undefined {
  if (error instanceof DatabaseFault) return error.message;
  return (error as { errstr?: string }).errstr;
}

/** Logs an unexpected error without its message, because the message may contain a visitor's words. */
export function logFailure(log: Logger, error: unknown, what: string): void {
  const { code, errcode, stack = "" } = error as Error & { code?: string; errcode?: number };
  const location = /^ +at .*/m.exec(stack)?.[0].trim();
  log.error({ code, errcode, reason: databaseReason(error) ?? location }, what);
}
