import { expect, test } from "vitest";
import { countSuite } from "./reports.ts";

const vitest = (numPassedTests: number, numFailedTests = 0) =>
  JSON.stringify({ numPassedTests, numFailedTests, numPendingTests: 1, numTodoTests: 0 });

test("a suite counts what its own tool has counted", () => {
  expect(countSuite(vitest(2), 0)).toEqual({ passed: 2, failed: 0, skipped: 1 });
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 };
  expect(countSuite(JSON.stringify({ stats }), 1)).toEqual({ passed: 5, failed: 2, skipped: 2 });
  const tap = "TAP version 13\n# pass 3\n# fail 0\n# cancelled 0\n# skipped 1\n";
  expect(countSuite(tap, 0)).toEqual({ passed: 3, failed: 0, skipped: 1 });
});

test("a suite that ends badly, runs nothing or reports nothing has failed", () => {
  expect(countSuite(vitest(2), 1).failed).toBe(1);
  expect(countSuite(vitest(2, 3), 1).failed).toBe(3);
  expect(countSuite("TAP version 13\n# pass 0\n", 0).failed).toBe(1);
  expect(countSuite(undefined, 0).failed).toBe(1);
});
