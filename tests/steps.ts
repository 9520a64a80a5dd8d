/** A part of `npm test`, which is also a script of package.json. */
export interface Step {
  name: string;
  command: string;
  /** Where a suite writes its counts, in JUnit's format. A step without a report counts as one test. */
  report?: string;
  /** The step that builds the files that this step reads. */
  needs?: Step;
  /** Drives Chromium. */
  needsBrowser?: boolean;
}

/** The folder of the reports. */
export const REPORTS = "test-results/reports";

/** A script that succeeds or fails as a whole. */
function scriptStep(name: string, script: string): Step {
  return { name, command: `npm run -s ${script}` };
}

/**
 * A script that runs Vitest.
 *
 * @param filter part of the path of the files that run; by default all of the script's
 */
function vitestStep(name: string, script: string, filter = ""): Step {
  const report = `${REPORTS}/${name}.xml`;
  const reporters = `--reporter=default --reporter=junit --outputFile.junit=${report}`;
  return { name, report, command: `npm run -s ${script} -- ${filter} ${reporters}` };
}

/** A command that runs Node's test runner. The npm script of these tests writes no report. */
function nodeTestStep(name: string, files: string): Step {
  const report = `${REPORTS}/${name}.xml`;
  const forPeople = "--test-reporter=spec --test-reporter-destination=stdout";
  const counts = `--test-reporter=junit --test-reporter-destination=${report}`;
  // Journeys mostly wait for a browser, so two engines run side by side also on a machine with two cores.
  const command = `node --test --test-concurrency=2 ${forPeople} ${counts} ${files}`;
  return { name, report, command };
}

/** The fixture sites (tests/fixtures/README.md). Their PDF files need a browser. */
const sites: Step = { ...scriptStep("sites", "test:sites"), needsBrowser: true };

/** The site of `content/`, which `npm run check` checks. */
const build: Step = { ...scriptStep("build", "build"), needsBrowser: true };

const browser: Step = {
  name: "browser",
  report: `${REPORTS}/browser.xml`,
  command: "npm run -s test:e2e -- --reporter=list,junit",
  needs: sites,
  needsBrowser: true,
};

/** Journeys in Firefox and WebKit, if they are installed. */
const engines: Step = {
  ...nodeTestStep("engines", "tests/engines/firefox.ts tests/engines/webkit.ts"),
  needs: sites,
};

/**
 * All steps in the order in which they start: first the steps that others wait for, then the long steps, so that no
 * long step runs alone at the end.
 */
export const STEPS: readonly Step[] = [
  sites,
  vitestStep("unit", "test:unit"),
  browser,
  build,
  vitestStep("edits", "test:edits", "together"),
  { ...vitestStep("pages", "check"), needs: build },
  { ...vitestStep("fixtures", "test:fixtures"), needs: sites },
  engines,
  { ...vitestStep("hosting", "test:hosting"), needs: sites },
  vitestStep("sources", "lint:sources"),
  scriptStep("types", "typecheck"),
  scriptStep("style", "lint:style"),
  scriptStep("unused", "lint:unused"),
  scriptStep("boundaries", "lint:boundaries"),
];
