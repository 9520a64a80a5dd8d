#!/usr/bin/env node
// `npm start`, `npm run build`, `npm run dev` and the like: installs what is missing, for `npm start` also builds what is
// due, then hands over to the project's own Node, which runs TypeScript.
import { mkdirSync, rmSync, statSync, utimes, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { buildIfDue, giveUp, install, root, run } from "./prepare.mjs";

const LOCK = join(root, "dist", "start.lock");
/** The owner of the lock gives a sign every second; after so many milliseconds without one it is dead. */
const DEAD_AFTER = 5_000;

const { CI, EDITOR_BACKEND, FORMS, npm_lifecycle_event } = process.env;
const checked = ["--import", "./app/commands/check-settings.ts"];
const dev = [...checked, "node_modules/vite/bin/vite.js", "dev"];
/** What each script of package.json runs. */
const PROGRAMS = {
  start: FORMS === "receive" ? ["receiver/receive.ts", "dist"] : ["hosting/serve.ts"],
  build: [...checked, "app/commands/build.ts"],
  content: [...checked, "app/commands/report-content.ts"],
  golive: [...checked, "app/commands/go-live.ts"],
  dev,
  edit: CI ? dev : [...dev, "--open", "/admin/"],
  receive: ["receiver/receive.ts"],
  enquiries: ["receiver/enquiries.ts"],
};
const [, , name = "start", ...args] = process.argv;

// A signal to npm alone ends npm and the shell between us, and never arrives here: without this the
// server would live on. (By hand, without npm, whoever started us may well end before us.)
if (npm_lifecycle_event === "start") {
  const shell = process.ppid;
  const watch = () => process.ppid !== shell && process.kill(process.pid, "SIGTERM");
  setInterval(watch, 200).unref();
}

try {
  const release = name === "start" ? await takeLock() : undefined;
  // The editor is among the development packages.
  const node = await install(name === "edit" || Boolean(EDITOR_BACKEND));
  if (name === "start") await buildIfDue();
  release?.();
  process.exit(await run(node, [...PROGRAMS[name], ...args]));
} catch (error) {
  giveUp(error);
}

/** Waits until no other process installs or builds here; returns what lets the next one in. */
async function takeLock() {
  mkdirSync(dirname(LOCK), { recursive: true });
  for (let sign, since; ; await wait(200)) {
    try {
      writeFileSync(LOCK, "", { flag: "wx" });
      break;
    } catch (error) {
      if (error.code !== "EEXIST") throw error;
    }
    if (!since)
      console.log("Another start installs or builds here at this moment: waiting for it.");
    // Measured by the time that passes here: a clock may be set, and a machine may sleep.
    const latest = statSync(LOCK, { throwIfNoEntry: false })?.mtimeMs;
    if (!since || latest !== sign) [sign, since] = [latest, performance.now()];
    else if (performance.now() - since > DEAD_AFTER) rmSync(LOCK, { force: true });
  }
  const alive = setInterval(() => utimes(LOCK, new Date(), new Date(), () => {}), 1000).unref();
  const release = () => {
    clearInterval(alive);
    process.off("exit", release);
    rmSync(LOCK, { force: true });
  };
  process.once("exit", release);
  return release;
}
