import { find, textOf } from "../../checks/built/page.ts";
import { childrenOf, parseXml } from "../../checks/built/xml.ts";

/** How many tests passed, failed and were skipped. */
export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

/**
 * Counts the tests of a suite from its JUnit report. A suite counts as a failure if it ends with another exit code than 0
 * without a failed test, if its report is missing, or if it has run no test.
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

/** The number of lines of a failure that the summary repeats. The whole message stands further up in the output. */
const LINES_OF_A_FAILURE = 12;

/**
 * The failed tests of a suite: the file of each, its title, and the first lines of its message.
 *
 * @param report in JUnit's format
 */
export function failuresIn(report: string): string[] {
  let document: ReturnType<typeof parseXml>["document"];
  try {
    ({ document } = parseXml(report, "report"));
  } catch (error) {
    return [`The report of the suite cannot be read: ${error}`];
  }
  return find({ document }, "testcase:has(failure, error)").map((test) => {
    const { classname, name } = test.attribs;
    const [failure] = [...childrenOf(test, "failure"), ...childrenOf(test, "error")];
    const message = `${failure?.attribs.message ?? ""}\n${textOf(failure)}`.split("\n");
    const lines = message.filter((line) => line.trim() !== "").slice(0, LINES_OF_A_FAILURE);
    return [`${classname} › ${name}`, ...lines].join("\n    ");
  });
}
