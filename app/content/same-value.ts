import { spawnSync } from "node:child_process";
import { statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { ContentProblem } from "./content-problem.ts";
import { contentRoot, type Entry } from "./reader.ts";

/** Records a problem for each two entries whose field has the same value. */
export function requireUnique<Field extends string>(
  entries: readonly Entry<Record<Field, string | number>>[],
  field: Field,
  problems: ContentProblem[],
): void {
  const files = new Map<unknown, string>();
  for (const { fields, file } of entries) {
    const value: unknown = fields[field];
    const other = files.get(value);
    if (value === undefined || other === undefined) files.set(value, file);
    else problems.push({ ...twoWithSame(field, other, file), value });
  }
}

/** Two files have the same value in a field: the newer one is to change, which was a copy perhaps. */
export function twoWithSame(
  field: string,
  one: string,
  other: string,
): Omit<ContentProblem, "value"> {
  const [older, newer] = [one, other].sort((a, b) => ageOf(a) - ageOf(b));
  const remedy = `these two files have the same ${field}; change it in the newer one (the other is ${older})`;
  return { file: newer ?? other, field, remedy };
}

/** What is not in the version control yet came after everything that is. */
const UNCOMMITTED = 1e15;

/** When a file came, in milliseconds: into the version control, or else onto this machine. */
function ageOf(file: string): number {
  const path = join(contentRoot(), file.replace(/^content\//, ""));
  const options = ["log", "-1", "--diff-filter=A", "--format=%ct", "--", basename(path)];
  const { stdout } = spawnSync("git", options, { cwd: dirname(path), encoding: "utf8" });
  return stdout?.trim() ? Number(stdout) * 1000 : UNCOMMITTED + statSync(path).birthtimeMs;
}
