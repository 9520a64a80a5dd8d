import { readFileSync, writeFileSync } from "node:fs";
import { mkdtempDisposable } from "node:fs/promises";
import { availableParallelism, cpus, loadavg, totalmem } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { measureBytes } from "./bytes/measure-bytes.ts";
import { type Figure, formatTable, isMet, type Measure } from "./figure.ts";
import { measureGrowth } from "./growth/measure-growth.ts";
import { measureInstant } from "./instant/measure-instant.ts";
import { measureInteraction } from "./interaction/measure-interaction.ts";
import { measureLighthouse } from "./lighthouse/measure-lighthouse.ts";
import { measureMotion } from "./motion/measure-motion.ts";
import { measurePaint } from "./paint/measure-paint.ts";
import { attackSite } from "./receiver/attack-site.ts";
import { crashPostgres, crashReceiver } from "./receiver/crash-receiver.ts";
import { loadPostgres, loadReceiver } from "./receiver/load-receiver.ts";
import { refuseWrites } from "./receiver/refuse-writes.ts";
import { measureStart } from "./start/measure-start.ts";

/*
 * `npm run bench`, started in the project's folder.
 *
 *   npm run bench                    everything
 *   npm run bench -- bytes growth    only the parts named
 *   npm run bench -- --quick         a trial: fewer pages and runs, nothing is written
 */

/** Every part, in the order in which they run. */
const parts: Readonly<Record<string, readonly Measure[]>> = {
  bytes: [measureBytes],
  paint: [measurePaint],
  lighthouse: [measureLighthouse],
  instant: [measureInstant],
  interaction: [measureInteraction],
  motion: [measureMotion],
  receiver: [crashReceiver, crashPostgres, refuseWrites, loadReceiver, loadPostgres, attackSite],
  start: [measureStart],
  growth: [measureGrowth],
};

/** The last measurement of each part, with date and machine. Parts can be measured one by one. */
type Results = Record<string, { date: string; machine: string; figures: Figure[] }>;

const RESULTS = join(import.meta.dirname, "results.json");
const README = join(import.meta.dirname, "README.md");
const TABLE = /(?<=<!-- results -->\n)[\s\S]*(?=<!-- end of results -->)/;

const options = { quick: { type: "boolean", default: false } } as const;
const { values, positionals } = parseArgs({ options, allowPositionals: true });
const names = Object.keys(parts);
const unknown = positionals.find((name) => !names.includes(name));
if (unknown) throw new Error(`There is no part "${unknown}". Name some of: ${names.join(", ")}`);

const results: Results = JSON.parse(readFileSync(RESULTS, "utf8"));
const chosen = names.filter((name) => positionals.length === 0 || positionals.includes(name));
for (const part of chosen) {
  console.log(`\n── ${part}`);
  const machine = describeMachine();
  const figures: Figure[] = [];
  for (const measure of parts[part] ?? []) {
    await using folder = await mkdtempDisposable(join("dist", "bench-"));
    await using resources = new AsyncDisposableStack();
    const setting = { isQuick: values.quick, scratch: folder.path, resources };
    figures.push(...(await measure(setting)));
  }
  results[part] = { date: new Date().toISOString().slice(0, 10), machine, figures };
  // Written after each part: the next part may fail, and this part has taken minutes.
  if (!values.quick) writeResults();
}
const measured = rowsOf(chosen);
const missed = measured.filter((figure) => isMet(figure) === false).length;
console.log(`\n${formatTable(measured)}\n\n${missed} goals missed.`);
process.exit(missed > 0 ? 1 : 0);

function rowsOf(names: readonly string[]) {
  return names.flatMap((part) => results[part]?.figures.map((row) => ({ part, ...row })) ?? []);
}

function writeResults(): void {
  writeFileSync(RESULTS, `${JSON.stringify(results, null, 2)}\n`);
  const sources = Object.entries(results).map(
    ([part, { date, machine }]) => `- ${part}: ${date}, ${machine}`,
  );
  const text = `${formatTable(rowsOf(names))}\n\n${sources.join("\n")}\n`;
  const readme = readFileSync(README, "utf8").replace(TABLE, () => text);
  writeFileSync(README, readme);
}

/** Figures of two machines cannot be compared. A load far above zero says that the machine had other work. */
function describeMachine(): string {
  const memory = `${Math.round(totalmem() / 1e9)} GB`;
  const load = `load ${(loadavg()[0] ?? 0).toFixed(1)} before`;
  const cores = `${availableParallelism()} cores (${cpus()[0]?.model.trim()})`;
  return [cores, memory, `Node ${process.versions.node}`, load].join(", ");
}
