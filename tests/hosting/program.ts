import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, globSync } from "node:fs";
import { connect } from "node:net";
import { delimiter, join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";

/** The path of the first installed program of a list. A name with slashes is a pattern of paths. */
export function findProgram(...names: readonly string[]): string | undefined {
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin"];
  const places = (name: string) =>
    name.includes("/") ? globSync(name) : folders.map((folder) => join(folder, name));
  return names.flatMap(places).find((path) => existsSync(path));
}

/**
 * Starts a server and waits until it accepts connections.
 *
 * @returns what stops it
 * @throws Error with what the program said, when it ends or is not ready within ten seconds
 */
export async function startProgram(
  command: string,
  args: readonly string[],
  port: number,
  env: Readonly<Record<string, string>> = {},
): Promise<() => Promise<void>> {
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: ["ignore", "ignore", "pipe"],
  });
  // The server ends with this process, also after an error or a closed pipe.
  const kill = () => child.kill("SIGTERM");
  process.once("exit", kill);
  child.once("exit", () => process.off("exit", kill));
  const said = text(child.stderr);
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill("SIGTERM");
    await once(child, "exit");
  };
  for (let tries = 0; tries < 100 && child.exitCode === null; tries += 1) {
    if (await accepts(port)) return stop;
    await wait(100);
  }
  await stop();
  throw new Error(`${command} does not serve:\n${await said}`);
}

function accepts(port: number): Promise<boolean> {
  const socket = connect(port, "127.0.0.1");
  const accepted = once(socket, "connect").then(
    () => true,
    () => false,
  );
  return accepted.finally(() => socket.destroy());
}
