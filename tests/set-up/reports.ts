/** How many tests passed, failed and were skipped. */
export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

/**
 * Counts the tests of a suite from its JUnit report. One that ends badly without a failed test has failed, and so
 * has one that says nothing or ran nothing.
 */
export function countSuite(report: string, exitCode: string | number): Counts {
  const tests = report.split("<testcase ").slice(1);
  const failed = tests.filter((test) => /<(failure|error)\b/.test(test)).length;
  const skipped = tests.filter((test) => /<skipped\b/.test(test)).length;
  const isGood = exitCode === 0 && tests.length > 0;
  const passed = tests.length - failed - skipped;
  return { passed, failed: isGood ? failed : Math.max(1, failed), skipped };
}

export function addCounts(all: readonly Counts[]): Counts {
  const sum = (kind: keyof Counts) => all.reduce((total, counts) => total + counts[kind], 0);
  return { passed: sum("passed"), failed: sum("failed"), skipped: sum("skipped") };
}

/** "3 passed, 1 failed, 2 skipped": the last line of `npm test`. */
export function formatCounts({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}
