#!/usr/bin/env node
// `npm run bench` on a machine that may hold nothing but the sources and any Node from 20 on: so plain
// JavaScript without dependencies. It installs and builds what is due, then hands over to the project's own
// Node (the `node` package), which runs the TypeScript of this folder.
//
//   npm run bench                    everything
//   npm run bench -- bytes growth    only the parts named
//   npm run bench -- --quick         a try-out: fewer pages and runs, results in test-results/bench/
import { spawn, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { reasonToBuild } from "../hosting/build-state.mjs";
import { isInstallStale } from "../hosting/install-state.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const windows = process.platform === "win32";
const projectNode = join(root, "node_modules", "node", "bin", windows ? "node.exe" : "node");
const program = fileURLToPath(new URL("./main.ts", import.meta.url));
const args = process.argv.slice(2);
const parts = args.filter((argument) => !argument.startsWith("-"));
/** Growth builds its own copies; everything else measures the site in build/. */
const needsSite = parts.length === 0 || parts.some((part) => part !== "growth");

/** Runs npm with our own input and output; ends this process when npm fails. */
function npm(command, failure) {
  // A shell finds npm.cmd on Windows.
  const options = { cwd: root, stdio: "inherit", shell: windows };
  if (spawnSync("npm", command, options).status === 0) return;
  console.error(`\n${failure}`);
  process.exit(1);
}

if (isInstallStale(root)) {
  console.log("Installing the packages: they are missing or older than package-lock.json.");
  const command = ["ci", "--include=dev", "--no-audit", "--no-fund"];
  npm(command, "The packages could not be installed; the reason is above.");
}
if (!existsSync(projectNode)) {
  console.error("The `node` package is installed without its program. Try: npm rebuild node");
  process.exit(1);
}

const reason = needsSite && reasonToBuild(root, process.env);
if (reason) {
  console.log(`Building the site: ${reason}.`);
  npm(["run", "build"], "The build failed, so there is nothing to measure; the reason is above.");
}

const bench = spawn(projectNode, [program, ...args], { cwd: root, stdio: "inherit" });
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
  process.on(signal, () => bench.kill(signal));
}
bench.on("exit", (code) => process.exit(code ?? 1));
