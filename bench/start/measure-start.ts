import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { lstat, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { findFreePort } from "../../tests/set-up/free-port.ts";
import type { Figure } from "../figure.ts";
import type { Measure } from "../part.ts";
import { copyProject } from "../site/project-copy.ts";

/** Seconds on four cores, and megabytes. */
const LIMITS = { start: 35, dev: 3, packages: 350 };
/** Seconds after which nothing more is expected. */
const PATIENCE = 300;

/** A fresh clone, twice: installed without development packages, then `npm start`, then `npm run dev`. */
export const measureStart: Measure = async ({ print }) => {
  await using copy = await copyProject();
  const packages = join(copy.folder, "node_modules");
  // Also fills npm's own cache, which is to be warm.
  const install = npm(copy.folder, ["ci", "--omit=dev", "--no-audit", "--no-fund"]);
  const [code] = await once(install, "exit");
  if (code !== 0) throw new Error(`npm ci has failed (${code}), see above`);
  const megabytes = (await bytesOf(packages)) / 1e6;
  print(`${Math.round(megabytes)} MB of packages`);
  await rm(packages, { recursive: true });
  const start = await secondsToPage(copy.folder, ["start"]);
  print(`npm start: ${start.toFixed(1)} s`);
  const dev = await secondsToPage(copy.folder, ["run", "dev"]);
  print(`npm run dev: ${dev.toFixed(1)} s`);
  const seconds = { unit: "s", digits: 1 };
  return [
    {
      name: "npm start of a fresh clone, to the first page",
      value: start,
      ...seconds,
      atMost: LIMITS.start,
    },
    { name: "npm run dev, to the first page", value: dev, ...seconds, atMost: LIMITS.dev },
    {
      name: "packages that npm start needs",
      value: megabytes,
      unit: "MB",
      atMost: LIMITS.packages,
    },
  ] satisfies Figure[];
};

/** Starts a server by npm, asks for the home page until it comes whole, and ends it. */
async function secondsToPage(folder: string, command: readonly string[]): Promise<number> {
  const port = await findFreePort();
  // The one takes its port from the environment, the other from its arguments.
  const args =
    command[0] === "run" ? [...command, "--", "--port", `${port}`, "--strictPort"] : command;
  const begun = performance.now();
  const child = npm(folder, args, { PORT: `${port}` });
  try {
    for (;;) {
      const seconds = (performance.now() - begun) / 1000;
      const answer = await fetch(`http://localhost:${port}/`).catch(() => undefined);
      if (answer?.ok && (await answer.text()).includes("</html>"))
        return (performance.now() - begun) / 1000;
      if (child.exitCode !== null || seconds > PATIENCE)
        throw new Error(`npm ${command.join(" ")} serves no page`);
      await wait(20);
    }
  } finally {
    // The whole group: npm, its shell and the server.
    if (child.pid && child.exitCode === null) {
      process.kill(-child.pid, "SIGTERM");
      await once(child, "exit");
    }
  }
}

function npm(
  cwd: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): ChildProcess {
  const options = { cwd, env: { ...process.env, ...env }, detached: true } as const;
  return spawn("npm", args, { ...options, stdio: ["ignore", "ignore", "inherit"] });
}

/** What the files below a folder take on the disk. */
async function bytesOf(folder: string): Promise<number> {
  let bytes = 0;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    bytes += (await lstat(join(entry.parentPath, entry.name))).blocks * 512;
  }
  return bytes;
}
