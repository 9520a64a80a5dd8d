import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import concurrently from "concurrently";
import { browserPaths, warnOfMissingPictures } from "./browser.ts";
import { addCounts, type Counts, countSuite, failuresIn, formatCounts } from "./set-up/reports.ts";
import { runInOrder } from "./set-up/schedule.ts";
import { REPORTS, STEPS, type Step } from "./steps.ts";

/*
 * `npm test`: runs the steps of steps.ts side by side.
 *
 *   npm test                  everything
 *   npm test -- unit style    only the steps named, and the builds that they need
 */

interface Outcome {
  name: string;
  seconds: number;
  counts: Counts;
  /** The failed tests, each with its message. */
  failures: readonly string[];
}

/** Milliseconds after which a step counts as hanging. On a busy machine a step may take long. */
const LIMIT = 45 * 60_000;
/** The longest silence between two lines of progress, in milliseconds. */
const SIGN_OF_LIFE = 15_000;
/** Columns for the name of a step. */
const NAME_WIDTH = 12;

const begun = performance.now();
const steps = chooseSteps(process.argv.slice(2));
const needsBrowser = steps.some((step) => step.needsBrowser);
if (needsBrowser) setBrowserPaths();
// A report of an earlier run must not replace a report that this run fails to write.
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

const underWay = new Set<string>();
const ended = new Set<string>();
const signs = setInterval(reportProgress, SIGN_OF_LIFE);
const outcomes = await runInOrder<Step, Outcome>(steps, availableParallelism(), runAfter);
clearInterval(signs);

console.log();
for (const { name, seconds, counts } of outcomes) printRow(name, seconds, formatCounts(counts));
printRow("in all", secondsSince(begun), "");
console.log();
// The failed tests stand at the end of the output, where people look first.
for (const { name, failures } of outcomes)
  for (const failure of failures) console.log(`[${name}] ${failure}\n`);
if (needsBrowser) warnOfMissingPictures();
const total = addCounts(outcomes.map(({ counts }) => counts));
console.log(formatCounts(total));
process.exitCode = total.failed > 0 ? 1 : 0;

/** The steps of these names and the steps that they need. Without names, all steps. */
function chooseSteps(names: readonly string[]): Step[] {
  const known = STEPS.map(({ name }) => name);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    failWith(`There is no step ${unknown.join(", ")}. The steps are: ${known.join(", ")}.`);
  if (names.length === 0) return [...STEPS];
  const named = STEPS.filter(({ name }) => names.includes(name));
  return STEPS.filter((step) => named.includes(step) || named.some(({ needs }) => needs === step));
}

function setBrowserPaths(): void {
  try {
    Object.assign(process.env, browserPaths());
  } catch (error) {
    failWith(error instanceof Error ? error.message : String(error));
  }
}

/** Ends the run. The last line is a count, as always. */
function failWith(message: string): never {
  console.error(`\n${message}\n`);
  console.log(formatCounts({ passed: 0, failed: 1, skipped: 0 }));
  process.exit(1);
}

/** Runs a step. It counts as failed if the step that it needs has failed. */
async function runAfter(step: Step, needed: Outcome | undefined): Promise<Outcome> {
  if (needed && needed.counts.failed > 0)
    return { name: `${step.name}: not run`, seconds: 0, counts: countStep(false), failures: [] };
  underWay.add(step.name);
  const outcome = await runStep(step);
  underWay.delete(step.name);
  ended.add(step.name);
  const seconds = Math.round(outcome.seconds);
  console.log(`── ${step.name} has ended after ${seconds} s: ${formatCounts(outcome.counts)}`);
  return outcome;
}

/** Runs a step. Its output appears at once, with the name of the step before each line. */
async function runStep({ name, command, report }: Step): Promise<Outcome> {
  const started = performance.now();
  const env = {
    PLAYWRIGHT_JUNIT_OUTPUT_FILE: `${REPORTS}/browser.xml`,
    NO_COLOR: "1",
  };
  const { commands, result } = concurrently([{ name: name.padEnd(NAME_WIDTH), command, env }], {
    prefix: "name",
  });
  const guard = setTimeout(() => commands[0]?.kill("SIGKILL"), LIMIT);
  // If the command fails, the promise is rejected with the same list.
  const events = await result.catch((failed: Awaited<typeof result>) => failed);
  clearTimeout(guard);
  const exitCode = events[0]?.exitCode ?? "not run";
  const seconds = secondsSince(started);
  if (!report) return { name, seconds, counts: countStep(exitCode === 0), failures: [] };
  const text = existsSync(report) ? readFileSync(report, "utf8") : "";
  const counts = countSuite(text, exitCode);
  return { name, seconds, counts, failures: counts.failed > 0 ? failuresIn(text) : [] };
}

function countStep(isPassed: boolean): Counts {
  return { passed: isPassed ? 1 : 0, failed: isPassed ? 0 : 1, skipped: 0 };
}

function reportProgress(): void {
  const time = `${Math.round(secondsSince(begun))} s`;
  const names = [...underWay].join(", ");
  console.log(`·· ${time}: ${ended.size} of ${steps.length} steps have ended, under way: ${names}`);
}

function printRow(name: string, seconds: number, counts: string): void {
  console.log(`${name.padEnd(20)} ${seconds.toFixed(1).padStart(6)} s   ${counts}`);
}

function secondsSince(time: number): number {
  return (performance.now() - time) / 1000;
}
