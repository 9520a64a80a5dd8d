import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { measureBytes } from "./bytes/measure-bytes.ts";
import { type Figure, isMet, tableOf } from "./figure.ts";
import { measureGrowth } from "./growth/measure-growth.ts";
import { measureInstant } from "./instant/measure-instant.ts";
import { measureInteraction } from "./interaction/measure-interaction.ts";
import { measureLighthouse } from "./lighthouse/measure-lighthouse.ts";
import { describeMachine, type Machine } from "./machine.ts";
import { measurePaint } from "./paint/measure-paint.ts";
import type { Measure } from "./part.ts";
import { measureStart } from "./start/measure-start.ts";
import { measureThroughput } from "./throughput/measure-throughput.ts";

// Started by run.mjs, in the project's folder.

/** Every part, in the order in which they run. */
const parts: Readonly<Record<string, Measure>> = {
  bytes: measureBytes,
  paint: measurePaint,
  lighthouse: measureLighthouse,
  instant: measureInstant,
  interaction: measureInteraction,
  throughput: measureThroughput,
  start: measureStart,
  growth: measureGrowth,
};

/** The last measurement of each part; parts may be measured one by one. */
type Results = Record<string, { date: string; machine: Machine; figures: Figure[] }>;

const RESULTS = join(import.meta.dirname, "results.json");
const README = join(import.meta.dirname, "README.md");
const TABLE = /(<!-- results -->\n)[\s\S]*(\n<!-- end of results -->)/;

const { values, positionals } = parseArgs({
  options: { quick: { type: "boolean" } },
  allowPositionals: true,
});
const unknown = positionals.find((name) => !(name in parts));
if (unknown)
  throw new Error(
    `There is no part "${unknown}". Name some of: ${Object.keys(parts).join(", ")}; or --quick`,
  );
const isQuick = values.quick ?? false;
const wanted = Object.entries(parts).filter(
  ([name]) => positionals.length === 0 || positionals.includes(name),
);

const results: Results = existsSync(RESULTS) ? JSON.parse(readFileSync(RESULTS, "utf8")) : {};
const measured: (Figure & { part: string })[] = [];
for (const [part, measure] of wanted) {
  console.log(`\n── ${part}`);
  const machine = describeMachine();
  const figures = await measure({ isQuick, print: (line) => console.log(line) });
  results[part] = { date: new Date().toISOString(), machine, figures };
  measured.push(...figures.map((figure) => ({ part, ...figure })));
  // At once: the next part may fail, and this one has taken minutes.
  if (!isQuick) writeResults();
}
console.log(`\n${tableOf(measured)}\n`);
const missed = measured.filter((figure) => isMet(figure) === false).length;
console.log(
  `${missed} goals missed.${isQuick ? " A try-out: nothing is written." : " Written: bench/results.json and bench/README.md"}`,
);
process.exit(missed > 0 ? 1 : 0);

function writeResults(): void {
  const ordered = Object.keys(parts).flatMap((part) =>
    results[part] ? [[part, results[part]] as const] : [],
  );
  writeFileSync(RESULTS, `${JSON.stringify(Object.fromEntries(ordered), null, 2)}\n`);
  const table = tableOf(
    ordered.flatMap(([part, { figures }]) => figures.map((figure) => ({ part, ...figure }))),
  );
  const times = ordered.map(
    ([part, { date, machine }]) =>
      `${part} ${date.slice(0, 10)} (${machine.cores} cores, load ${machine.loadBefore})`,
  );
  const text = `${table}\n\nMeasured: ${times.join(", ")}.`;
  writeFileSync(
    README,
    readFileSync(README, "utf8").replace(
      TABLE,
      (_all, before, after) => `${before}${text}${after}`,
    ),
  );
}
