#!/usr/bin/env node
// `npm start`: installs and builds what is due, then hands over to the project's own Node, which runs the TypeScript
// of this folder.
import { mkdirSync, rmSync, statSync, utimes, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { buildIfDue, giveUp, install, root, run } from "./prepare.mjs";

const LOCK = join(root, "dist", "start.lock");
/** The owner of the lock gives a sign every second; after so many milliseconds without one it is dead. */
const DEAD_AFTER = 5_000;

// A signal to npm alone ends npm and the shell between us, and never arrives here: without this the
// server would live on. (By hand, without npm, whoever started us may well end before us.)
if (process.env.npm_lifecycle_event === "start") {
  const shell = process.ppid;
  const watch = () => process.ppid !== shell && process.kill(process.pid, "SIGTERM");
  setInterval(watch, 200).unref();
}

const release = await takeLock();
// The editor is among the development packages.
const node = await install(Boolean(process.env.EDITOR_BACKEND)).catch(giveUp);
await buildIfDue().catch(giveUp);
release();
const program =
  process.env.FORMS === "receive" ? "receiver/serve-with-site.ts" : "hosting/serve.ts";
process.exit(await run(node, [program]).catch(giveUp));

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
