#!/usr/bin/env node
// `npm test` on a machine that may hold nothing but the sources and any Node from 20 on: so plain
// JavaScript without dependencies. It installs what is missing and hands over to the project's own
// Node (the `node` package), which runs the TypeScript of tests/set-up/.
//
//   npm test                  everything
//   npm test -- unit style    only the steps named (and what they need)
import { spawn, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { isInstallStale } from "../hosting/install-state.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const windows = process.platform === "win32";
const projectNode = join(root, "node_modules", "node", "bin", windows ? "node.exe" : "node");

/** Ends the run as the rest of it would have: with a count on the last line. */
function giveUp(message) {
  console.error(`\n${message}\n`);
  console.log("0 passed, 1 failed");
  process.exit(1);
}

if (isInstallStale(root)) {
  console.log("── install: the packages are missing or older than package-lock.json: npm ci");
  // The tests need the development packages, whatever NODE_ENV says.
  const args = ["ci", "--include=dev", "--no-audit", "--no-fund"];
  // A shell finds npm.cmd on Windows.
  const { status } = spawnSync("npm", args, { cwd: root, stdio: "inherit", shell: windows });
  if (status !== 0) giveUp("The packages could not be installed; the reason is above.");
}
if (!existsSync(projectNode)) {
  giveUp("The `node` package is installed without its program. Try: npm rebuild node");
}

const args = ["tests/set-up/run-steps.ts", ...process.argv.slice(2)];
const steps = spawn(projectNode, args, { cwd: root, stdio: "inherit" });
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
  process.on(signal, () => steps.kill(signal));
}
steps.on("exit", (code) => process.exit(code ?? 1));
