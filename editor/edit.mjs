#!/usr/bin/env node
// `npm run edit` on a machine that may hold nothing but the sources and any Node from 20 on: so plain
// JavaScript without dependencies. It installs what the editor needs and starts the preview with it.
import { spawn, spawnSync } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { dueInstall, projectNode } from "../hosting/install-state.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const install = dueInstall(root, true);
if (install) {
  console.log("Installing the packages of the editor: some are missing, or others than wanted.");
  // A shell finds npm.cmd on Windows.
  const options = { cwd: root, stdio: "inherit", shell: process.platform === "win32" };
  const { status } = spawnSync("npm", ["ci", install, "--no-audit", "--no-fund"], options);
  if (status !== 0) {
    console.error("\nThe packages could not be installed; the reason is above.");
    process.exit(1);
  }
}
const node = projectNode(root);
if (!node) {
  console.error("The project's own Node is not installed. Try: npm rebuild node");
  process.exit(1);
}
const vite = join(root, "node_modules", "vite", "bin", "vite.js");
const env = { ...process.env, PREVIEW_EDITOR: "1" };
const opening = process.env.CI ? [] : ["--open", "/admin/"];
const child = spawn(node, [vite, "dev", ...opening], { cwd: root, stdio: "inherit", env });
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
child.on("exit", (code) => process.exit(code ?? 1));
