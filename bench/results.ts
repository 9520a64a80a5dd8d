import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { RouteWeight } from "./bytes/measure-bytes.ts";
import type { MeasuredBuild } from "./growth/measure-growth.ts";
import type { TimedJourney } from "./interaction/measure-interaction.ts";
import type { PageScores } from "./lighthouse/page-scores.ts";
import type { Machine } from "./machine.ts";
import type { PaintedPage } from "./paint/measure-paint.ts";
import type { Measurement } from "./part.ts";
import type { ServedLoad } from "./throughput/measure-throughput.ts";

/** What each part has measured, in detail. */
export interface PartData {
  bytes: RouteWeight[];
  paint: PaintedPage[];
  lighthouse: PageScores[];
  interaction: TimedJourney[];
  throughput: ServedLoad[];
  growth: MeasuredBuild[];
}

export type PartName = keyof PartData;

/** A part with when and where it was measured; parts may be measured one by one. */
export type DatedMeasurement<Data> = Measurement<Data> & { date: string; machine: Machine };

/** The file of results: the last measurement of each part. */
export type Results = { [Name in PartName]?: DatedMeasurement<PartData[Name]> };

/** The results of former runs in a folder; empty when there are none. */
export function readResults(folder: string): Results {
  const file = join(folder, "results.json");
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
}

/**
 * Writes results.json and results.svg, in the form that the project's formatter gives them.
 *
 * @param folder below that of package.json, in which this process runs; made when it does not exist
 */
export function writeResults(folder: string, results: Results, chart: string): void {
  mkdirSync(folder, { recursive: true });
  const [data, drawing] = [join(folder, "results.json"), join(folder, "results.svg")];
  writeFileSync(data, `${JSON.stringify(results, null, 2)}\n`);
  writeFileSync(drawing, chart);
  const shell = process.platform === "win32";
  const formatter = join("node_modules", ".bin", "biome");
  spawnSync(formatter, ["format", "--write", data, drawing], { stdio: "ignore", shell });
}
