import type { Counts } from "./counts.ts";
import type { Check, CheckResult, Problem } from "./problem.ts";

/** More of one kind teach nothing new and bury the next check's. */
const shown = 20;

/**
 * Runs checks one after the other, each as one test.
 * @param print takes one line
 * @returns how many passed, failed and were skipped
 */
export async function runChecks<Input>(
  checks: readonly Check<Input>[],
  input: Input,
  print: (line: string) => void,
): Promise<Counts> {
  const counts: Counts = { passed: 0, failed: 0, skipped: 0 };
  for (const check of checks) {
    const result = await runCheck(check, input);
    if ("skipped" in result) {
      counts.skipped += 1;
      print(`- ${check.name}: skipped, ${result.skipped}`);
    } else if (result.length === 0) {
      counts.passed += 1;
      print(`✓ ${check.name}`);
    } else {
      counts.failed += 1;
      print(`✗ ${check.name}: ${result.length}`);
      const lines = groupAlike(result);
      for (const line of lines.slice(0, shown)) print(`    ${line}`);
      if (lines.length > shown) print(`    … and ${lines.length - shown} more`);
    }
  }
  return counts;
}

/** One line for each different problem: what is wrong in the frame is wrong on every page. */
function groupAlike(problems: readonly Problem[]): string[] {
  const same = new Map<string, string[]>();
  for (const { where, what, remedy } of problems) {
    const text = remedy ? `${what} → ${remedy}` : what;
    same.set(text, [...(same.get(text) ?? []), where]);
  }
  return [...same].map(([text, [first, ...others]]) => {
    const more = others.length > 0 ? ` (and at ${others.length} more places)` : "";
    return `${first}: ${text}${more}`;
  });
}

/** A check that breaks has not passed: its error is its problem. */
async function runCheck<Input>(check: Check<Input>, input: Input): Promise<CheckResult> {
  try {
    return await check.find(input);
  } catch (error) {
    const what = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return [{ where: "the check itself", what }];
  }
}
