import { join } from "node:path";
import { measureBytes } from "./bytes/measure-bytes.ts";
import { chartOf } from "./chart/chart.ts";
import { measureGrowth } from "./growth/measure-growth.ts";
import { measureInteraction } from "./interaction/measure-interaction.ts";
import { measureLighthouse } from "./lighthouse/measure-lighthouse.ts";
import { describeMachine } from "./machine.ts";
import { readOptions } from "./options.ts";
import { measurePaint } from "./paint/measure-paint.ts";
import type { Measure, Setting } from "./part.ts";
import {
  type DatedMeasurement,
  type PartData,
  type PartName,
  readResults,
  writeResults,
} from "./results.ts";
import { describeFigures, missedGoals } from "./summary.ts";
import { measureThroughput } from "./throughput/measure-throughput.ts";

// Started by run.mjs, in the project's folder.

/** Every part, in the order in which they run. */
const parts: { [Name in PartName]: Measure<PartData[Name]> } = {
  bytes: measureBytes,
  paint: measurePaint,
  lighthouse: measureLighthouse,
  interaction: measureInteraction,
  throughput: measureThroughput,
  growth: measureGrowth,
};
const withBrowser: readonly PartName[] = ["paint", "lighthouse", "interaction"];
const print = (line: string) => process.stdout.write(`${line}\n`);

// So that what was started is ended too, see startProgram.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.once(signal, () => process.exit(1));
}

async function runPart<Name extends PartName>(
  name: Name,
  setting: Setting,
): Promise<DatedMeasurement<PartData[Name]>> {
  print(`\n── ${name}`);
  const machine = describeMachine(withBrowser.includes(name));
  const measurement = await parts[name](setting);
  return { date: new Date().toISOString(), machine, ...measurement };
}

/** @returns the exit code */
async function main(args: readonly string[]): Promise<number> {
  const root = process.cwd();
  const { parts: wanted, isQuick } = readOptions(args, Object.keys(parts) as PartName[]);
  const folder = join(root, isQuick ? "test-results/bench" : "bench");
  const results = readResults(folder);
  for (const name of wanted) {
    Object.assign(results, { [name]: await runPart(name, { root, isQuick, print }) });
    // At once: the next part may fail, and this one has taken minutes.
    writeResults(folder, results, chartOf(results));
  }
  print("");
  const missed = wanted.flatMap((name) => missedGoals(results[name]));
  describeFigures(
    wanted.flatMap((part) => (results[part]?.figures ?? []).map((figure) => ({ part, figure }))),
  ).forEach(print);
  print(
    `\n${missed.length} goals missed. Written: results.json and results.svg in ${isQuick ? "test-results/bench" : "bench"}/`,
  );
  return missed.length > 0 ? 1 : 0;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  print(error instanceof Error ? (error.stack ?? error.message) : String(error));
  process.exitCode = 1;
}
