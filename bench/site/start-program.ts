import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";

/** A program that runs beside us until it ends or is stopped. */
export interface RunningProgram {
  child: ChildProcess;
  /** Takes each piece of its standard output, from now on. */
  listen: (take: (text: string) => void) => void;
  /** The last of its error output so far, for a message. */
  complaints: () => string;
  /** Ends it, and waits until it has ended. */
  stop: () => Promise<void>;
}

/** Characters of the error output that are kept. */
const COMPLAINTS = 4_000;

/**
 * Starts a program. Whatever ends this process early, the program goes with it.
 *
 * @param options where it runs (here unless told), and what it gets besides our own environment
 * @returns at once: whether it is ready is another question
 */
export function startProgram(
  command: string,
  args: readonly string[],
  options: { cwd?: string; env?: Readonly<Record<string, string>> } = {},
): RunningProgram {
  const child = spawn(command, args, {
    ...(options.cwd && { cwd: options.cwd }),
    env: { ...process.env, ...options.env },
    stdio: ["ignore", "pipe", "pipe"],
    // A shell finds npm.cmd on Windows.
    shell: process.platform === "win32" && command === "npm",
  });
  const kill = () => child.kill("SIGTERM");
  process.once("exit", kill);
  child.once("exit", () => process.off("exit", kill));
  let said = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    said = (said + text).slice(-COMPLAINTS);
  });
  // What nobody listens to must be read all the same, or the program waits for us.
  child.stdout.setEncoding("utf8").resume();
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    child.kill("SIGTERM");
    await ended;
  };
  const listen = (take: (text: string) => void) => child.stdout.on("data", take);
  return { child, listen, complaints: () => said, stop };
}
