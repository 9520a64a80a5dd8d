import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const FOLDER = join(import.meta.dirname, "../../receiver/migrations");
/** The steps in order: step 1 is the first. */
const STEPS = readdirSync(FOLDER).toSorted((a, b) => parseInt(a, 10) - parseInt(b, 10));

/** Every version before the latest. */
export const EARLIER_VERSIONS = STEPS.slice(0, -1).map((_, index) => index + 1);

/**
 * The statements that make a database of a version from one without versions, as a program of that version ran them.
 *
 * @param keyType the type of an automatically incremented key
 */
export function statementsTo(version: number, keyType: string): string {
  const steps = STEPS.slice(0, version).map((file) => readFileSync(join(FOLDER, file), "utf8"));
  const stamp = `CREATE TABLE schema_version (version BIGINT NOT NULL);
    INSERT INTO schema_version VALUES (${version});`;
  return [...steps, stamp].join("\n").replaceAll("id ID", `id ${keyType}`);
}
