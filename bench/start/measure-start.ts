import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { findFreePort } from "../../tests/set-up/free-port.ts";
import type { Measure } from "../figure.ts";

/** Seconds after which no page is expected any more. */
const PATIENCE = 300;

/** A fresh clone: its packages, then `npm start`, then `npm run dev`. The goals are for four cores. */
export const measureStart: Measure = async ({ scratch: cwd }) => {
  execFileSync("git", ["clone", "--quiet", ".", cwd], { stdio: "inherit" });
  // Installs what `npm start` needs, and so fills npm's own cache, which is to be warm.
  execFileSync("npm", ["run", "content"], { cwd, stdio: "inherit" });
  let packages = 0;
  for (const folder of ["node_modules", "platform/node/node_modules"]) {
    if (!existsSync(join(cwd, folder))) continue;
    const disk = execFileSync("du", ["-sk", folder], { cwd, encoding: "utf8" });
    packages += Number.parseInt(disk, 10) / 1024;
    await rm(join(cwd, folder), { recursive: true });
  }
  const start = await secondsToPage(cwd, ["start"]);
  const dev = await secondsToPage(cwd, ["run", "dev"]);
  return [
    { name: "npm start of a fresh clone, first page", value: start, unit: "s", atMost: 35 },
    { name: "npm run dev, first page", value: dev, unit: "s", atMost: 3 },
    { name: "packages for npm start", value: packages, unit: "MB", atMost: 320 },
  ];
};

/** Starts a server by npm, asks for the home page until it comes whole, and ends the server. */
async function secondsToPage(cwd: string, command: readonly string[]): Promise<number> {
  const port = await findFreePort();
  const env = { ...process.env, PORT: `${port}` };
  const begun = performance.now();
  const seconds = () => (performance.now() - begun) / 1000;
  const child = spawn("npm", command, { cwd, env, detached: true, stdio: "inherit" });
  try {
    while (child.exitCode === null && seconds() < PATIENCE) {
      const answer = await fetch(`http://localhost:${port}/`).catch(() => undefined);
      if (answer?.ok && (await answer.text()).includes("</html>")) return seconds();
      await wait(20);
    }
    throw new Error(`npm ${command.join(" ")} serves no page`);
  } finally {
    const ended = child.exitCode === null && once(child, "exit");
    // The whole group: npm, its shell and the server.
    if (ended && child.pid) process.kill(-child.pid, "SIGTERM");
    await ended;
  }
}
