import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, globSync } from "node:fs";
import { delimiter, join } from "node:path";

/** How long a program may take until it says that it is ready, in milliseconds. */
const READY_LIMIT = 40_000;

/**
 * Finds the first of some programs on the PATH. A name with slashes is a pattern of full paths, for
 * programs that live elsewhere.
 */
export function findProgram(...names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const places = (name: string) =>
    name.includes("/") ? globSync(name) : folders.map((folder) => join(folder, name));
  return names.flatMap(places).find((path) => existsSync(path));
}

/** A program that runs until it is stopped. */
export interface RunningProgram {
  /** What it said to announce itself: the first group of the pattern. */
  announced: string;
  stop(): Promise<void>;
}

/**
 * Starts a program and waits until it announces itself.
 *
 * @param pattern of the announcement, in its output or error output, with one group
 * @throws Error with what the program said, when it ends or says nothing of the kind
 */
export async function startAnnounced(
  command: string,
  args: readonly string[],
  pattern: RegExp,
): Promise<RunningProgram> {
  const child = spawn(command, args, { stdio: ["ignore", "pipe", "pipe"] });
  const kill = () => child.kill("SIGKILL");
  // Whatever ends this process early, the browser goes with it.
  process.once("exit", kill);
  const ended = once(child, "exit").finally(() => process.off("exit", kill));
  let said = "";
  const announced = await new Promise<string | undefined>((resolve) => {
    const timer = setTimeout(resolve, READY_LIMIT, undefined);
    const finish = (value?: string) => {
      clearTimeout(timer);
      resolve(value);
    };
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (text: Buffer) => {
        said += text;
        const found = pattern.exec(said)?.[1];
        if (found !== undefined) finish(found);
      });
    }
    ended.then(() => finish(), finish);
  });
  const stop = async () => {
    kill();
    await ended.catch(() => {});
  };
  if (announced !== undefined) return { announced, stop };
  await stop();
  throw new Error(`${command} does not start:\n${said}`);
}
