import { type ChildProcess, spawn } from "node:child_process";
import { delimiter, join } from "node:path";

/** How a command ended and what it said (its output and error output, in order of arrival). */
export interface CommandResult {
  exitCode: number;
  output: string;
}

const windows = process.platform === "win32";
const running = new Set<ChildProcess>();

/**
 * Runs one command of the project, with its own Node and tools first on the PATH.
 * @param line as one would type it in the project's folder
 * @param env added to our own environment
 * @param minutes after which it is ended, with everything that it started
 */
export function runCommand(
  line: string,
  env: Record<string, string>,
  minutes: number,
): Promise<CommandResult> {
  const [command = "", ...args] = line.split(" ");
  const child = spawn(command, args, {
    env: { ...process.env, ...env, PATH: pathWithTools(), NO_COLOR: "1" },
    // A group of its own, so that ending it ends its servers and browsers too.
    detached: !windows,
    shell: windows,
    stdio: ["ignore", "pipe", "pipe"],
  });
  running.add(child);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  }
  const timer = setTimeout(() => {
    output += `\nEnded: it was still running after ${minutes} minutes.\n`;
    end(child);
  }, minutes * 60_000);
  return new Promise((resolve) => {
    const finish = (exitCode: number) => {
      clearTimeout(timer);
      running.delete(child);
      resolve({ exitCode, output });
    };
    child.on("error", (error) => {
      output += `${error.message}\n`;
      finish(1);
    });
    child.on("close", (code) => finish(code ?? 1));
  });
}

/** Ends every command that still runs: for Ctrl C. */
export function endCommands(): void {
  for (const child of running) end(child);
}

function end(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    if (windows) child.kill("SIGKILL");
    else process.kill(-child.pid, "SIGKILL");
  } catch {
    // It ended by itself in the meantime.
  }
}

function pathWithTools(): string {
  return [join(process.cwd(), "node_modules", ".bin"), process.env.PATH ?? ""].join(delimiter);
}
