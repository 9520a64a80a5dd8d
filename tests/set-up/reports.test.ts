import { expect, test } from "vitest";
import { countSuite, failuresIn } from "./reports.ts";

const REPORT = `<testsuites><testsuite name="forms.test.ts">
  <testcase classname="forms.test.ts" name="a form is stored" time="0.1"></testcase>
  <testcase classname="forms.test.ts" name="a &quot;call&quot; is kept" time="0.1">
    <failure message="expected 1 &lt; 0" type="AssertionError"><![CDATA[at forms.test.ts:7]]></failure>
  </testcase>
  <testcase classname="forms.test.ts" name="later"><skipped/></testcase>
</testsuite></testsuites>`;

test("passed, failed and skipped tests are counted", () => {
  expect(countSuite(REPORT, 1)).toEqual({ passed: 1, failed: 1, skipped: 1 });
});

test("a suite whose program fails has failed, even if its report has no failed test or is missing", () => {
  expect(countSuite("<testcase name='a'/>", 1)).toEqual({ passed: 1, failed: 1, skipped: 0 });
  expect(countSuite("", 0)).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

test("a failed test is named with its file and its message", () => {
  const [failure, another] = failuresIn(REPORT);
  expect(failure).toMatch(/^forms\.test\.ts › a "call" is kept\n {4}expected 1 < 0\n/);
  expect(failure).toContain("at forms.test.ts:7");
  expect(another).toBeUndefined();
});

test("a report that is cut off is reported", () => {
  expect(failuresIn("<testsuites><testcase")).toEqual([expect.stringContaining("cannot be read")]);
});
