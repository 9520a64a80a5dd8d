import { describe, expect, test } from "vitest";
import { addCounts, formatCounts, parseCounts, trustCounts } from "./counts.ts";
import { countPlaywright, countVitest } from "./reporter-counts.ts";

describe("the last line", () => {
  test("names the skipped only when there are any", () => {
    expect(formatCounts({ passed: 3, failed: 0, skipped: 0 })).toBe("3 passed, 0 failed");
    expect(formatCounts({ passed: 3, failed: 1, skipped: 2 })).toBe(
      "3 passed, 1 failed, 2 skipped",
    );
  });

  test("is read back from a program's output, the last one of several", () => {
    const output = "1 passed, 0 failed: nginx\n2 passed, 1 failed\n9 passed, 1 failed, 4 skipped\n";
    expect(parseCounts(output)).toEqual({ passed: 9, failed: 1, skipped: 4 });
    expect(parseCounts("1 passed, 0 failed: nginx")).toBeUndefined();
  });

  test("adds up all steps", () => {
    const one = { passed: 1, failed: 2, skipped: 3 };
    expect(addCounts([one, one])).toEqual({ passed: 2, failed: 4, skipped: 6 });
  });
});

describe("a program that counts its own tests", () => {
  const good = { passed: 2, failed: 0, skipped: 0 };

  test("has failed when it ends badly without a failure of its own", () => {
    expect(trustCounts(good, 1)).toEqual({ ...good, failed: 1 });
    expect(trustCounts({ ...good, failed: 3 }, 1)).toEqual({ ...good, failed: 3 });
    expect(trustCounts(good, 0)).toEqual(good);
  });

  test("has failed when it ran nothing or said nothing", () => {
    expect(trustCounts({ passed: 0, failed: 0, skipped: 0 }, 0).failed).toBe(1);
    expect(trustCounts(undefined, 0).failed).toBe(1);
  });
});

describe("reports of the test tools", () => {
  test("Vitest: a file that does not load is one failure", () => {
    const testResults = [
      {
        status: "failed",
        assertionResults: [{ status: "passed" }, { status: "failed" }, { status: "todo" }],
      },
      { status: "failed", assertionResults: [] },
      { status: "passed", assertionResults: [{ status: "passed" }] },
    ];
    expect(countVitest(JSON.stringify({ testResults }))).toEqual({
      passed: 2,
      failed: 2,
      skipped: 1,
    });
  });

  test("Playwright: a flaky test and a file that does not load are failures", () => {
    const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 };
    expect(countPlaywright(JSON.stringify({ stats, errors: [{}] }))).toEqual({
      passed: 5,
      failed: 3,
      skipped: 2,
    });
  });
});
