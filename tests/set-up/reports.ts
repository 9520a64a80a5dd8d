import { type Counts, nothing } from "./counts.ts";

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

/** Reads the counts from a report of Vitest (JSON), Playwright (JSON) or node:test (TAP). */
export function countReport(text: string): Counts {
  if (text.startsWith("TAP")) {
    const sum = (name: string) =>
      [...text.matchAll(new RegExp(`^# ${name} (\\d+)$`, "gm"))].reduce(
        (all, [, n]) => all + Number(n),
        0,
      );
    return { passed: sum("pass"), failed: sum("fail") + sum("cancelled"), skipped: sum("skipped") };
  }
  const report: VitestReport | PlaywrightReport = JSON.parse(text);
  if ("stats" in report) {
    const { expected, unexpected, flaky, skipped } = report.stats;
    return { passed: expected, failed: unexpected + flaky, skipped };
  }
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = report;
  return {
    passed: numPassedTests,
    failed: numFailedTests,
    skipped: numPendingTests + numTodoTests,
  };
}

/**
 * A suite that ends badly without a failed test has failed, and so has one that says nothing or ran nothing.
 *
 * @param text of its report, if it wrote one
 */
export function countSuite(text: string | undefined, exitCode: string | number): Counts {
  const counts = text === undefined ? nothing : countReport(text);
  const isGood = exitCode === 0 && counts.passed + counts.skipped > 0;
  return isGood ? counts : { ...counts, failed: Math.max(1, counts.failed) };
}
