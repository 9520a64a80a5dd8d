import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { RECEIVER_PROGRAM } from "../../platform/receiver-program.mjs";
import { findFreePort } from "../../tests/set-up/free-port.ts";

const ROOT = join(import.meta.dirname, "../..");
/** Milliseconds. */
const START_TIMEOUT = 20_000;

/** A receiver as operators start it, in a process of its own. */
export interface OperatedReceiver {
  readonly port: number;
  /** The id of its process. */
  readonly id: number | undefined;
  /** Ends the process without warning. */
  readonly kill: () => Promise<void>;
}

/**
 * Starts the receiver as operators do.
 *
 * @param args its arguments: none, as for `npm run receive`, or the folder of a site, as for `FORMS=receive npm start`
 * @param settings in addition to those of this process
 * @param visit sends a request to the port, and throws while it is not answered
 * @throws Error if it does not answer
 */
export async function operateReceiver(
  args: readonly string[],
  settings: Readonly<Record<string, string>>,
  visit: (port: number) => Promise<unknown>,
): Promise<OperatedReceiver> {
  const port = await findFreePort();
  const child = spawn(process.execPath, [...RECEIVER_PROGRAM, ...args], {
    cwd: ROOT,
    env: { ...process.env, HOST: "127.0.0.1", PORT: `${port}`, ...settings },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const kill = async () => {
    const exit = once(child, "exit");
    if (child.kill("SIGKILL")) await exit;
  };
  const deadline = performance.now() + START_TIMEOUT;
  for (;;) {
    try {
      await visit(port);
      return { port, id: child.pid, kill };
    } catch (error) {
      if (performance.now() > deadline || child.exitCode !== null) {
        await kill();
        throw error;
      }
    }
    await wait(50);
  }
}
