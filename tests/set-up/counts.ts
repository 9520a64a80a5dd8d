import type { Counts } from "../../checks/counts.ts";

export { type Counts, formatCounts } from "../../checks/counts.ts";

export const nothing: Counts = { passed: 0, failed: 0, skipped: 0 };

export function addCounts(all: readonly Counts[]): Counts {
  return all.reduce(
    (sum, { passed, failed, skipped }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
    }),
    nothing,
  );
}

/**
 * Reads what `formatCounts` wrote: the last such line of a program's output.
 * @returns undefined if there is none
 */
export function parseCounts(output: string): Counts | undefined {
  const line = /^(\d+) passed, (\d+) failed(?:, (\d+) skipped)?\s*$/gm;
  const last = [...output.matchAll(line)].at(-1);
  if (!last) return undefined;
  return { passed: Number(last[1]), failed: Number(last[2]), skipped: Number(last[3] ?? 0) };
}

/**
 * The truth about a program that counts its own tests: one that ends badly without having counted a
 * failure, or that counts nothing at all, has failed.
 */
export function trustCounts(counted: Counts | undefined, exitCode: number): Counts {
  const counts = counted ?? nothing;
  const ran = counts.passed + counts.failed + counts.skipped > 0;
  if (counts.failed === 0 && (exitCode !== 0 || !ran)) return { ...counts, failed: 1 };
  return counts;
}
