import type { Counts } from "./counts.ts";

interface VitestReport {
  testResults: { status: string; assertionResults: { status: string }[] }[];
}

/**
 * @param json what Vitest's "json" reporter wrote
 * @returns its counts; a file that could not be loaded has no tests and counts as one failure
 */
export function countVitest(json: string): Counts {
  const files = (JSON.parse(json) as VitestReport).testResults;
  const counts: Counts = { passed: 0, failed: 0, skipped: 0 };
  for (const { status, assertionResults } of files) {
    for (const test of assertionResults) {
      if (test.status === "passed") counts.passed += 1;
      else if (test.status === "failed") counts.failed += 1;
      else counts.skipped += 1;
    }
    const isExplained = assertionResults.some((test) => test.status === "failed");
    if (status === "failed" && !isExplained) counts.failed += 1;
  }
  return counts;
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
}

/**
 * @param json what Playwright's "json" reporter wrote
 * @returns its counts; a test that passes only sometimes has failed, as has a file that does not load
 */
export function countPlaywright(json: string): Counts {
  const { stats, errors } = JSON.parse(json) as PlaywrightReport;
  const failed = stats.unexpected + stats.flaky + errors.length;
  return { passed: stats.expected, failed, skipped: stats.skipped };
}
