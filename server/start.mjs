#!/usr/bin/env node
// `npm start` on a machine that may hold nothing but the sources and any Node from 20 on: so plain
// JavaScript without dependencies. It installs and builds what is due, then hands over to the
// project's own Node (the `node` package), which runs the TypeScript of this folder.
import { spawn, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { reasonToBuild } from "./build-state.mjs";
import { isInstallStale } from "./install-state.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const windows = process.platform === "win32";
const projectNode = join(root, "node_modules", "node", "bin", windows ? "node.exe" : "node");

/** Runs npm with our own input and output; ends this process when npm fails. */
function npm(args, failure) {
  // A shell finds npm.cmd on Windows.
  const { status, error } = spawnSync("npm", args, { cwd: root, stdio: "inherit", shell: windows });
  if (status !== 0) {
    console.error(`\n${failure}${error ? ` (${error.message})` : ""}`);
    process.exit(1);
  }
}

if (isInstallStale(root)) {
  console.log("Installing the packages: they are missing or older than package-lock.json.");
  // The build needs the development packages too, whatever NODE_ENV says.
  const args = ["ci", "--include=dev", "--no-audit", "--no-fund"];
  npm(args, "The packages could not be installed; the reason is above.");
}
if (!existsSync(projectNode)) {
  console.error("The `node` package is installed without its program. Try: npm rebuild node");
  process.exit(1);
}

const reason = reasonToBuild(root, process.env);
if (reason) {
  console.log(`Building the site: ${reason}.`);
  npm(["run", "build"], "The build failed, so there is nothing new to serve; the reason is above.");
}

const server = spawn(projectNode, ["server/main.ts"], { cwd: root, stdio: "inherit" });
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
  process.on(signal, () => server.kill(signal));
}
server.on("exit", (code) => process.exit(code ?? 1));

// A signal to npm alone ends npm and the shell between us, and never arrives here: without this the
// server would live on. (By hand, without npm, whoever started us may well end before us.)
if (process.env.npm_lifecycle_event === "start") {
  const shell = process.ppid;
  setInterval(() => process.ppid !== shell && server.kill("SIGTERM"), 200);
}
