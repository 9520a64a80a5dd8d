import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Query } from "./database-types.ts";

/**
 * The steps from each version of the database to the next, in receiver/migrations/: the first step makes version 1. A step
 * that was released is never changed.
 */
const STEPS = [
  "1-tables.sql",
  "2-traces.sql",
  "3-figures.sql",
  "4-attribution.sql",
  "5-subscribers.sql",
  "6-language.sql",
  "7-subscriber-language.sql",
];

/** The version that the last step makes. */
export const LATEST_VERSION = STEPS.length;

interface Schema {
  query: Query;
  /** Runs several statements. */
  run: (sql: string) => Promise<void>;
  /** The type of an automatically incremented key. */
  keyType: string;
}

/**
 * Migrates the tables to the version of this program. It runs in a transaction, so a failed step leaves the database
 * unchanged.
 *
 * @throws Error in words if a newer program has written the database
 */
export async function migrate({ query, run, keyType }: Schema): Promise<void> {
  await query`CREATE TABLE IF NOT EXISTS schema_version (version BIGINT NOT NULL)`;
  const [row] = await query`SELECT version FROM schema_version`;
  const version: number = row?.version ?? 0;
  if (version > LATEST_VERSION) throw new Error(newerVersionMessage(version));
  if (version === LATEST_VERSION) return;
  for (const step of STEPS.slice(version)) await run(readStep(step, keyType));
  await query`DELETE FROM schema_version`;
  await query`INSERT INTO schema_version VALUES (${LATEST_VERSION})`;
}

const newerVersionMessage = (version: number) =>
  `a newer program has written it (version ${version} of its tables; this program knows ${LATEST_VERSION}). ` +
  "Start the newer program, or restore a backup from before the update.";

function readStep(file: string, keyType: string): string {
  const sql = readFileSync(join(import.meta.dirname, "migrations", file), "utf8");
  return sql.replaceAll(/\bid ID\b/g, `id ${keyType}`);
}
