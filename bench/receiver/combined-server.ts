import { readFileSync } from "node:fs";
import { get } from "node:http";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { publishFixture } from "../../tests/hosting/made-up-site.ts";
import { peakMemoryOf } from "../../tests/set-up/peak-memory.ts";
import { operateReceiver } from "./operated-receiver.ts";

/** Pages of the site have about 30 KB. */
const PAGE_TEXT = "<p>Words of a page that somebody reads while the forms are attacked.</p>".repeat(
  400,
);

/** Milliseconds in which an idle server uses at most so many ticks of a processor. Linux counts 100 ticks a second. */
const IDLE = { time: 1_000, ticks: 5 };
/** Milliseconds. */
const SETTLE_TIMEOUT = 120_000;

/** Site and receiver in a process, as `FORMS=receive npm start` runs them. */
export interface CombinedServer {
  readonly port: number;
  /** Ends the process without warning. */
  readonly kill: () => Promise<void>;
  /** The most memory that the process has held since its start, in bytes. */
  readonly peakMemory: () => number;
  /**
   * Resolves when the process is idle: for seconds after an attack it reads what the system has received for it.
   *
   * @throws Error if it does not become idle
   */
  readonly settle: () => Promise<void>;
}

/**
 * Starts a made-up site with its receiver.
 *
 * @param folder an empty folder for the site and the database
 * @throws Error if it does not answer
 */
export async function startCombinedServer(folder: string): Promise<CombinedServer> {
  await publishFixture(folder, "", PAGE_TEXT, "/forms");
  const settings = { DATA_DIR: join(folder, "data") };
  const { port, id, kill } = await operateReceiver([folder], settings, visitPage);
  return { port, kill, peakMemory: () => peakMemoryOf(id), settle: () => settle(id) };
}

async function settle(processId: number | undefined): Promise<void> {
  const deadline = performance.now() + SETTLE_TIMEOUT;
  for (;;) {
    const before = processorTicksOf(processId);
    await wait(IDLE.time);
    if (processorTicksOf(processId) - before <= IDLE.ticks) return;
    if (performance.now() > deadline) throw new Error("The server does not become idle.");
  }
}

/** The processor time that a process has used since its start, as proc(5) describes `utime` and `stime`. */
function processorTicksOf(processId: number | undefined): number {
  const stat = readFileSync(`/proc/${processId}/stat`, "utf8");
  // The name of the program, in parentheses, may contain spaces.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return Number(fields[11]) + Number(fields[12]);
}

/**
 * Loads a page over a new connection, as a visitor who comes to the site.
 *
 * @returns milliseconds until it has arrived completely
 * @throws Error where the answer is not the page
 */
export async function visitPage(port: number): Promise<number> {
  const from = performance.now();
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const request = get({ port, host: "127.0.0.1", path: "/about", agent: false }, (response) => {
    if (response.statusCode !== 200) reject(new Error(`The page answers ${response.statusCode}`));
    response.on("error", reject).on("end", resolve).resume();
  });
  request.on("error", reject);
  await promise;
  return performance.now() - from;
}
