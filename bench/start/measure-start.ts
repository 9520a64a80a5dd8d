import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { findFreePort } from "../../tests/set-up/free-port.ts";
import type { Measure } from "../figure.ts";

/** Seconds after which no page is expected. */
const TIMEOUT = 300;

/** The change that is saved while `npm run dev` runs, and the address that shows it. */
const CHANGE = {
  file: "content/pages/about.yaml",
  words: "Saved by the benchmark",
  address: "/about",
};

/**
 * Measures a fresh clone: its packages, `npm start`, `npm run dev`, and a change that is saved while it runs. The goals are
 * for four cores.
 */
export const measureStart: Measure = async ({ scratch: cwd }) => {
  execFileSync("git", ["clone", "--quiet", ".", cwd], { stdio: "inherit" });
  // Installs the packages of `npm start`, so that npm's cache is warm.
  execFileSync("npm", ["run", "content"], { cwd, stdio: "inherit" });
  let packages = 0;
  for (const folder of ["node_modules", "platform/node/node_modules"]) {
    if (!existsSync(join(cwd, folder))) continue;
    const disk = execFileSync("du", ["-sk", folder], { cwd, encoding: "utf8" });
    packages += Number.parseInt(disk, 10) / 1024;
    await rm(join(cwd, folder), { recursive: true });
  }
  const start = await whileServed(cwd, ["start"], ({ seconds }) => Promise.resolve(seconds));
  const [dev, change] = await whileServed(cwd, ["run", "dev"], async ({ seconds, origin }) => {
    const saved = await secondsToChange(cwd, origin);
    return [seconds, saved] as const;
  });
  return [
    { name: "npm start of a fresh clone, first page", value: start, unit: "s", atMost: 35 },
    { name: "npm run dev, first page", value: dev, unit: "s", atMost: 3 },
    { name: "npm run dev, a saved change", value: change, unit: "s", atMost: 1 },
    { name: "packages for npm start", value: packages, unit: "MB", atMost: 320 },
  ];
};

/** A server that has answered for the first time. */
interface Served {
  /** From its start to the first whole page. */
  seconds: number;
  origin: string;
}

/** Starts a server with npm, waits for a whole home page, measures, and stops the server. */
async function whileServed<Result>(
  cwd: string,
  command: readonly string[],
  measure: (served: Served) => Promise<Result>,
): Promise<Result> {
  const port = await findFreePort();
  const origin = `http://localhost:${port}`;
  const env = { ...process.env, PORT: `${port}` };
  const begun = performance.now();
  const child = spawn("npm", command, { cwd, env, detached: true, stdio: "inherit" });
  try {
    await untilPageHas(`${origin}/`, "</html>", () => child.exitCode === null);
    return await measure({ seconds: secondsSince(begun), origin });
  } finally {
    const ended = child.exitCode === null && once(child, "exit");
    // The signal ends the whole group: npm, its shell and the server.
    if (ended && child.pid) process.kill(-child.pid, "SIGTERM");
    await ended;
  }
}

/** Saves a change of the content. @returns seconds until the page shows it */
async function secondsToChange(cwd: string, origin: string): Promise<number> {
  const { file, words, address } = CHANGE;
  const page = `${origin}${address}`;
  // The first rendering takes longer, so the page is requested once before.
  await untilPageHas(page, "</html>");
  const path = join(cwd, file);
  const text = await readFile(path, "utf8");
  const begun = performance.now();
  await writeFile(path, text.replace(/^heading: .*/m, `heading: ${words}`));
  await untilPageHas(page, words);
  return secondsSince(begun);
}

/** Asks for a page until it has these words. @throws {Error} after the time limit, or if the server has ended */
async function untilPageHas(url: string, words: string, isRunning = () => true): Promise<void> {
  const begun = performance.now();
  while (isRunning() && secondsSince(begun) < TIMEOUT) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok && (await answer.text()).includes(words)) return;
    await wait(20);
  }
  throw new Error(`${url} has not shown "${words}"`);
}

function secondsSince(time: number): number {
  return (performance.now() - time) / 1000;
}
