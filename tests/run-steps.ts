import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import concurrently from "concurrently";
import { browserPaths, warnOfMissingPictures } from "./browser.ts";
import { addCounts, type Counts, countSuite, formatCounts } from "./set-up/reports.ts";

/*
 * The steps of `npm test`. Each is also a script of package.json.
 *
 *   npm test                  everything
 *   npm test -- unit style    only the steps named, and the builds that they need
 */

interface Step {
  name: string;
  command: string;
  /** Where a suite writes its counts; any other step counts as one. */
  report?: string;
  /** The step that builds what this one reads. */
  needs?: Step;
}

interface Outcome {
  name: string;
  seconds: number;
  counts: Counts;
}

const reports = "test-results/reports";
/** A guard against a step that hangs, in milliseconds. */
const LIMIT = 25 * 60_000;
/** Nothing is silent for longer than this, in milliseconds. */
const SIGN_OF_LIFE = 15_000;

const step = (name: string, script: string): Step => ({ name, command: `npm run -s ${script}` });
const vitest = (name: string, script: string): Step => {
  const report = `${reports}/${name}.xml`;
  const options = `--reporter=default --reporter=junit --outputFile.junit=${report}`;
  return { name, report, command: `npm run -s ${script} -- ${options}` };
};

/** The site of content/, whose gate is `npm run check`. */
const build = step("build", "build");
/** The sites of the tests, on which everything else runs (tests/fixtures/README.md). */
const sites = step("sites", "test:sites");
const builds = [build, sites];
const besideBuilds = [
  vitest("unit", "test:unit"),
  step("types", "typecheck"),
  step("style", "lint:style"),
  step("unused", "lint:unused"),
  step("boundaries", "lint:boundaries"),
  vitest("sources", "lint:sources"),
];
const ofEngines = `${reports}/engines.xml`;
const onBuilds: Step[] = [
  {
    name: "browser",
    needs: sites,
    report: `${reports}/browser.xml`,
    command: "npm run -s test:e2e -- --reporter=list,junit",
  },
  {
    name: "engines",
    needs: sites,
    report: ofEngines,
    // As `npm run test:engines`, with a second report.
    command: `node --test --test-reporter=spec --test-reporter-destination=stdout --test-reporter=junit --test-reporter-destination=${ofEngines} tests/engines/firefox.ts tests/engines/webkit.ts`,
  },
  { ...vitest("hosting", "test:hosting"), needs: sites },
  { ...vitest("fixtures", "test:fixtures"), needs: sites },
  { ...vitest("pages", "check"), needs: build },
];

/** Runs steps side by side; what they say appears at once, with the step's name before each line. */
async function run(steps: readonly Step[], atOnce: number): Promise<Outcome[]> {
  if (steps.length === 0) return [];
  const env = { PLAYWRIGHT_JUNIT_OUTPUT_FILE: `${reports}/browser.xml`, NO_COLOR: "1" };
  const commands = steps.map(({ name, command }) => ({ name, command, env }));
  const running = concurrently(commands, { maxProcesses: atOnce, prefix: "name", padPrefix: true });
  const clock = setInterval(() => {
    const names = running.commands
      .filter(({ state }) => state === "started")
      .map(({ name }) => name);
    console.log(`·· under way: ${names.join(", ")}`);
  }, SIGN_OF_LIFE);
  const guard = setTimeout(() => {
    for (const command of running.commands) command.kill("SIGKILL");
  }, LIMIT);
  // It rejects with the same list when a step fails.
  const ended = await running.result.catch((events: Awaited<typeof running.result>) => events);
  clearInterval(clock);
  clearTimeout(guard);
  return steps.map(({ name, report }) => {
    const end = ended.find(({ command }) => command.name === name);
    const text = report && existsSync(report) ? readFileSync(report, "utf8") : "";
    const exitCode = end?.exitCode ?? "not run";
    const counts = report ? countSuite(text, exitCode) : oneStep(exitCode === 0);
    return { name, seconds: end?.timings.durationSeconds ?? 0, counts };
  });
}

function oneStep(isPassed: boolean): Counts {
  return { passed: isPassed ? 1 : 0, failed: isPassed ? 0 : 1, skipped: 0 };
}

/** Ends the run as it always ends: with a count on the last line. */
function failWith(message: string): never {
  console.error(`\n${message}\n`);
  console.log(formatCounts({ passed: 0, failed: 1, skipped: 0 }));
  process.exit(1);
}

async function runAll(wanted: (step: Step) => boolean): Promise<Outcome[]> {
  const cores = availableParallelism();
  const besideOutcomes = run(besideBuilds.filter(wanted), Math.max(1, cores - 2));
  const later = onBuilds.filter(wanted);
  const wantedBuilds = builds.filter(
    (build) => wanted(build) || later.some(({ needs }) => needs === build),
  );
  const buildOutcomes = await run(wantedBuilds, 1);
  const failed = buildOutcomes.filter(({ counts }) => counts.failed > 0).map(({ name }) => name);
  const isReady = ({ needs }: Step) => !needs || !failed.includes(needs.name);
  const laterOutcomes = await run(later.filter(isReady), cores);
  // A step that could not run has not passed.
  const notRun = later
    .filter((step) => !isReady(step))
    .map(({ name }) => ({ name: `${name}: not run`, seconds: 0, counts: oneStep(false) }));
  return [...buildOutcomes, ...(await besideOutcomes), ...laterOutcomes, ...notRun];
}

const names = process.argv.slice(2);
const known = [...builds, ...besideBuilds, ...onBuilds].map(({ name }) => name);
const unknown = names.filter((name) => !known.includes(name));
if (unknown.length > 0)
  failWith(`There is no step ${unknown.join(", ")}. The steps are: ${known.join(", ")}.`);
const needsBrowser = names.length === 0 || names.includes("browser") || names.includes("hosting");
if (needsBrowser) {
  try {
    Object.assign(process.env, browserPaths());
  } catch (error) {
    failWith(String(error));
  }
}
// Yesterday's report must not stand in for one that today's run fails to write.
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const start = performance.now();
const outcomes = await runAll(({ name }) => names.length === 0 || names.includes(name));
console.log();
for (const { name, seconds, counts } of outcomes) {
  console.log(`${name.padEnd(20)} ${seconds.toFixed(1).padStart(6)} s   ${formatCounts(counts)}`);
}
console.log(
  `${"in all".padEnd(20)} ${((performance.now() - start) / 1000).toFixed(1).padStart(6)} s\n`,
);
if (needsBrowser) warnOfMissingPictures();
const total = addCounts(outcomes.map(({ counts }) => counts));
console.log(formatCounts(total));
process.exitCode = total.failed > 0 ? 1 : 0;
