import { expect } from "vitest";
import type { Edit } from "./edit.ts";
import type { SiteCopy } from "./site-copy.ts";

/**
 * The commands that an owner runs after every edit, in this order. If the first succeeds, the other commands must
 * succeed too.
 */
const COMMANDS = ["content", "build", "check"];

/**
 * Makes edits on a copy of the site, applies the remedies that `npm run content` reports, and runs every command of an
 * owner.
 *
 * @throws an assertion error with the output of the command that fails, or with a report that lacks a remedy
 */
export async function makeEdits(copy: SiteCopy, edits: readonly Edit[]): Promise<void> {
  for (const { apply } of edits) await apply(copy.content);
  const remedies = edits.flatMap(({ remedies = [] }) => remedies);
  if (remedies.length > 0) {
    const { isPassed, output } = await copy.run("content");
    expect(isPassed, output).toBe(false);
    for (const { file, reported, apply } of remedies) {
      expect(reportsOn(file, output)).toContain(reported);
      apply(copy.content);
    }
  }
  for (const command of COMMANDS) {
    const { isPassed, output } = await copy.run(command);
    expect(isPassed, `npm run ${command}\n${output}`).toBe(true);
  }
}

/** The faults that `npm run content` reports for a file. Each begins with the path. */
function reportsOn(file: string, output: string): string {
  const reports = output.split(/^ *(?=content\/)/m);
  return reports.filter((report) => report.startsWith(`content/${file}:`)).join("");
}
