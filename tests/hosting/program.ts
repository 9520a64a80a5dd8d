import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, globSync } from "node:fs";
import { connect } from "node:net";
import { delimiter, join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";

/** The path of the first program that is installed. A name with slashes is a pattern of paths. */
export function findProgram(...names: readonly string[]): string | undefined {
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin"];
  const candidates = (name: string) =>
    name.includes("/") ? globSync(name) : folders.map((folder) => join(folder, name));
  return names.flatMap(candidates).find((path) => existsSync(path));
}

/**
 * Starts a server and waits until it accepts connections.
 *
 * @param listen gets what the program writes to its error output
 * @returns a function that stops the server
 * @throws Error with the error output of the program, if it ends or is not ready within a minute
 */
export async function startProgram(
  command: string,
  args: readonly string[],
  port: number,
  env: Readonly<Record<string, string>> = {},
  listen: (text: string) => void = () => {},
): Promise<() => Promise<void>> {
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: ["ignore", "ignore", "pipe"],
  });
  // The server ends with this process, also after an error or a closed pipe.
  const kill = () => child.kill("SIGTERM");
  process.once("exit", kill);
  child.once("exit", () => process.off("exit", kill));
  const errorOutput = text(child.stderr);
  child.stderr.on("data", (data: Buffer) => listen(data.toString()));
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill("SIGTERM");
    await once(child, "exit");
  };
  for (let tries = 0; tries < 600 && child.exitCode === null; tries += 1) {
    if (await accepts(port)) return stop;
    await wait(100);
  }
  await stop();
  throw new Error(`${command} does not serve:\n${await errorOutput}`);
}

function accepts(port: number): Promise<boolean> {
  const socket = connect(port, "127.0.0.1");
  const accepted = once(socket, "connect").then(
    () => true,
    () => false,
  );
  return accepted.finally(() => socket.destroy());
}
