#!/usr/bin/env node
// `npm start` on a machine that may hold nothing but the sources and any Node from 20 on: so plain
// JavaScript without dependencies. It installs and builds what is due, then hands over to the
// project's own Node, which runs the TypeScript of this folder.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, rmSync, statSync, utimes, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { reasonToBuild } from "./build-state.mjs";
import { dueInstall, projectNode } from "./install-state.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const LOCK = join(root, "dist", "start.lock");
/** The owner of the lock gives a sign every second; after so many milliseconds without one it is dead. */
const DEAD_AFTER = 5_000;
/** @type {import("node:child_process").ChildProcess | undefined} */
let child;
let isStopped = false;

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
  process.on(signal, () => {
    isStopped = true;
    if (!child?.kill(signal)) process.exit(130);
  });
}
// A signal to npm alone ends npm and the shell between us, and never arrives here: without this the
// server would live on. (By hand, without npm, whoever started us may well end before us.)
if (process.env.npm_lifecycle_event === "start") {
  const shell = process.ppid;
  const watch = () => process.ppid !== shell && process.kill(process.pid, "SIGTERM");
  setInterval(watch, 200).unref();
}

const release = await takeLock();
// The editor is among the development packages.
const install = dueInstall(root, Boolean(process.env.EDITOR_BACKEND));
if (install) {
  console.log("Installing the packages: they are missing or others than package-lock.json names.");
  const failure = "The packages could not be installed; the reason is above.";
  await npm(["ci", install, "--no-audit", "--no-fund"], failure);
}
const node = projectNode(root);
if (!node) {
  console.error("The project's own Node is not installed. Try: npm rebuild node");
  process.exit(1);
}
const reason = reasonToBuild(root, process.env);
if (reason) {
  console.log(`Building the site: ${reason}.`);
  const failure = "The build failed, so there is nothing new to serve; the reason is above.";
  await npm(["run", "build"], failure);
}
release();

const isReceiving = process.env.FORMS === "receive";
const program = isReceiving ? "receiver/serve-with-site.ts" : "hosting/serve.ts";
child = spawn(node, [program], { cwd: root, stdio: "inherit" });
child.on("exit", (code) => process.exit(code ?? 1));

/** Waits until no other process installs or builds here; returns what lets the next one in. */
async function takeLock() {
  mkdirSync(dirname(LOCK), { recursive: true });
  for (let sign, since; !createLock(); await wait(200)) {
    if (!since)
      console.log("Another start installs or builds here at this moment: waiting for it.");
    const latest = statSync(LOCK, { throwIfNoEntry: false })?.mtimeMs;
    if (!since || latest !== sign) [sign, since] = [latest, performance.now()];
    else if (performance.now() - since > DEAD_AFTER) rmSync(LOCK, { force: true });
  }
  const sign = () => utimes(LOCK, new Date(), new Date(), () => {});
  const alive = setInterval(sign, 1000).unref();
  const release = () => {
    clearInterval(alive);
    process.off("exit", release);
    rmSync(LOCK, { force: true });
  };
  process.once("exit", release);
  return release;
}

/** Whether this process has the lock now. */
function createLock() {
  try {
    writeFileSync(LOCK, "", { flag: "wx" });
    return true;
  } catch (error) {
    if (error.code === "EEXIST") return false;
    throw error;
  }
}

/** Runs npm with our own input and output, and ends us with it when it fails. */
async function npm(args, failure) {
  // A shell finds npm.cmd on Windows.
  const shell = process.platform === "win32";
  child = spawn("npm", args, { cwd: root, stdio: "inherit", shell });
  const [code] = await Promise.race([
    once(child, "exit"),
    once(child, "error").then(([error]) => [error.message]),
  ]);
  if (isStopped || code === null) process.exit(code || 130);
  if (code !== 0) {
    console.error(`\n${failure}${typeof code === "string" ? ` (${code})` : ""}`);
    process.exit(1);
  }
}
