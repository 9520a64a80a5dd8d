import { existsSync, readFileSync } from "node:fs";
import type { CommandResult } from "./command.ts";
import { type Counts, parseCounts, trustCounts } from "./counts.ts";
import { countPlaywright, countVitest } from "./reporter-counts.ts";

/** One part of `npm test`. */
export interface Step {
  name: string;
  /** As one would type it; every one is also a script of package.json or runs alone. */
  command: string;
  /** Steps without which this one cannot run: it then counts as failed. */
  needs: readonly string[];
  /** Of the two cores that we plan for: 2 means that nothing else runs at the same time. */
  cores: 1 | 2;
  minutes: number;
  env?: Record<string, string>;
  count: (result: CommandResult) => Counts;
  /** A step for something that this copy of the project does not hold. */
  isAbsent?: () => boolean;
}

/** Passed or failed as a whole. */
const asOneTest = ({ exitCode }: CommandResult): Counts => ({
  passed: exitCode === 0 ? 1 : 0,
  failed: exitCode === 0 ? 0 : 1,
  skipped: 0,
});

const byLastLine = ({ exitCode, output }: CommandResult): Counts =>
  trustCounts(parseCounts(output), exitCode);

const byReport = (file: string, read: (json: string) => Counts) => (result: CommandResult) =>
  trustCounts(existsSync(file) ? read(readFileSync(file, "utf8")) : undefined, result.exitCode);

/**
 * @param folder for the reports of the test tools; empty at the start
 * @returns the parts of `npm test`, those that others wait for first
 */
export function planSteps(folder: string): readonly Step[] {
  const unitReport = `${folder}/unit.json`;
  const browserReport = `${folder}/browser.json`;
  const short = { needs: [], cores: 1, minutes: 3 } as const;
  const hosting = "tests/hosting/run.ts";
  return [
    { ...short, name: "build", command: "npm run build", count: asOneTest },
    {
      ...short,
      name: "unit",
      command: `npm run test:unit -- --reporter=default --reporter=json --outputFile.json=${unitReport}`,
      count: byReport(unitReport, countVitest),
    },
    { ...short, name: "types", command: "npm run typecheck", count: asOneTest },
    { ...short, name: "style", command: "npm run lint:style", count: asOneTest },
    { ...short, name: "unused", command: "npm run lint:unused", count: asOneTest },
    { ...short, name: "house", command: "npm run lint:house", count: byLastLine },
    { ...short, name: "pages", command: "npm run check", needs: ["build"], count: byLastLine },
    {
      ...short,
      name: "hosting",
      command: `node tests/browser.mjs node ${hosting}`,
      needs: ["build"],
      // It builds the site once more.
      minutes: 6,
      count: byLastLine,
      isAbsent: () => !existsSync(hosting),
    },
    {
      name: "browser",
      command: "npm run test:e2e -- --reporter=list,json",
      needs: ["build"],
      cores: 2,
      // A guard against a test that hangs; on two idle cores the step takes less than half of it.
      minutes: 20,
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport },
      count: byReport(browserReport, countPlaywright),
    },
    {
      name: "engines",
      command: "node tests/engines/run.ts",
      needs: ["build"],
      cores: 2,
      minutes: 10,
      count: byLastLine,
    },
  ];
}
