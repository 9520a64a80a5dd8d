#!/usr/bin/env node
// `npm run bench` on a machine that may hold nothing but the sources and any Node from 20 on: so plain
// JavaScript without dependencies. It installs and builds what is due, then hands over to the project's own Node.
//
//   npm run bench                    everything
//   npm run bench -- bytes growth    only the parts named
//   npm run bench -- --quick         a try-out: fewer pages and runs, nothing is written
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { reasonToBuild } from "../hosting/build-state.mjs";
import { dueInstall, projectNode } from "../hosting/install-state.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const windows = process.platform === "win32";

/** Runs a program with our own input and output; ends this process when it fails. */
function run(command, args, shell = false) {
  const { status } = spawnSync(command, args, { cwd: root, stdio: "inherit", shell });
  if (status !== 0) process.exit(status ?? 1);
}

if (dueInstall(root, true)) run("npm", ["ci", "--include=dev", "--no-audit", "--no-fund"], windows);
const reason = reasonToBuild(root, process.env);
if (reason) {
  console.log(`Building the site: ${reason}.`);
  run("npm", ["run", "build"], windows);
}
const node = projectNode(root) ?? process.execPath;
// Finds the browser, or installs one.
run(node, ["tests/browser.mjs", node, "bench/main.ts", ...process.argv.slice(2)]);
