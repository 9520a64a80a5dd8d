import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { type Figure, type Measure, median } from "../figure.ts";
import { attacks } from "./attacks.ts";
import { startCombinedServer, visitPage } from "./combined-server.ts";

const MB = 1024 ** 2;
/** Quiet times and attacks alternate in so many rounds. */
const ROUNDS = 3;
/** Milliseconds between two visits. */
const PAUSE = 10;
/** Milliseconds between the start of an attack and the first visit. */
const WARM_UP = 1_500;
/** The attacks under which the memory of the server is limited begin with this. */
const LARGEST = "64 clients with 23 MB each";

/** Compares how soon a page arrives while the forms beside it are attacked with how soon it arrives in quiet. */
export const attackSite: Measure = async ({ isQuick, scratch, resources }) => {
  const visits = isQuick ? 50 : 200;
  const figures: Figure[] = [];
  for (const name of Object.keys(attacks)) {
    const server = await startCombinedServer(join(scratch, name.replaceAll(" ", "-")));
    resources.defer(server.kill);
    const { port } = server;
    await visitRepeatedly(port, visits);
    const quiet: number[] = [];
    const attacked: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      await server.settle();
      quiet.push(...(await visitRepeatedly(port, visits)));
      const attacker = fork(join(import.meta.dirname, "attack-process.ts"), [`${port}`, name]);
      resources.defer(() => end(attacker));
      await wait(WARM_UP);
      attacked.push(...(await visitRepeatedly(port, visits)));
      await end(attacker);
    }
    figures.push(
      compare(`${name}: a page, median by quiet median`, quiet, attacked, median),
      compare(`${name}: a page, 95th percentile by quiet`, quiet, attacked, percentile95),
    );
    if (name.startsWith(LARGEST)) {
      const value = server.peakMemory() / MB;
      figures.push({ name: `${name}: most memory of the server`, value, unit: "MB", atMost: 256 });
    }
    await server.kill();
  }
  return figures;
};

/** @returns the milliseconds of each visit */
async function visitRepeatedly(port: number, count: number): Promise<number[]> {
  const times: number[] = [];
  while (times.length < count) {
    times.push(await visitPage(port));
    await wait(PAUSE);
  }
  return times;
}

function compare(
  name: string,
  quiet: readonly number[],
  attacked: readonly number[],
  summarize: (times: readonly number[]) => number,
): Figure {
  const before = summarize(quiet);
  const during = summarize(attacked);
  const note = `${during.toFixed(1)} by ${before.toFixed(1)} ms`;
  console.log(`${name}: ${note}`);
  return { name, value: during / before, atMost: 5, note };
}

function percentile95(times: readonly number[]): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.95) - 1] ?? NaN;
}

async function end(attacker: ChildProcess): Promise<void> {
  const exit = once(attacker, "exit");
  if (attacker.exitCode === null && attacker.kill("SIGKILL")) await exit;
}
