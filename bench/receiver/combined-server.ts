import { spawn } from "node:child_process";
import { once } from "node:events";
import { get } from "node:http";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { RECEIVER_PROGRAM } from "../../platform/receiver-program.mjs";
import { publishFixture } from "../../tests/hosting/made-up-site.ts";
import { findFreePort } from "../../tests/set-up/free-port.ts";
import { peakMemoryOf } from "../../tests/set-up/peak-memory.ts";

const ROOT = join(import.meta.dirname, "../..");
/** Pages of the site have about 30 KB. */
const PAGE_TEXT = "<p>Words of a page that somebody reads while the forms are attacked.</p>".repeat(
  400,
);
/** Milliseconds. */
const START_TIMEOUT = 20_000;

/** Site and receiver in a process, as `FORMS=receive npm start` runs them. */
export interface CombinedServer {
  readonly port: number;
  /** Ends the process without warning. */
  readonly kill: () => Promise<void>;
  /** The most memory that the process has held since its start, in bytes. */
  readonly peakMemory: () => number;
}

/**
 * Starts a made-up site with its receiver.
 *
 * @param folder an empty folder for the site and the database
 * @throws Error if it does not answer
 */
export async function startCombinedServer(folder: string): Promise<CombinedServer> {
  await publishFixture(folder, "", PAGE_TEXT, "/forms");
  const port = await findFreePort();
  const settings = { HOST: "127.0.0.1", PORT: `${port}`, DATA_DIR: join(folder, "data") };
  const child = spawn(process.execPath, [...RECEIVER_PROGRAM, folder], {
    cwd: ROOT,
    env: { ...process.env, ...settings },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const kill = async () => {
    const exit = once(child, "exit");
    if (child.kill("SIGKILL")) await exit;
  };
  const peakMemory = () => peakMemoryOf(child.pid);
  const deadline = performance.now() + START_TIMEOUT;
  for (;;) {
    try {
      await visitPage(port);
      return { port, kill, peakMemory };
    } catch (error) {
      if (performance.now() > deadline || child.exitCode !== null) {
        await kill();
        throw error;
      }
    }
    await wait(50);
  }
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
