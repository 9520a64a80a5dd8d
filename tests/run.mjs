#!/usr/bin/env node
// `npm test` on a machine that may hold nothing but the sources and any Node from 20 on: so plain
// JavaScript without dependencies. It installs what is missing and hands over to the project's own
// Node, which runs the steps (tests/run-steps.ts).
//
//   npm test                  everything
//   npm test -- unit style    only the steps named (and the build, where they need it)
import { spawn } from "node:child_process";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { installMissing, projectNode } from "../hosting/install-state.mjs";
import { browserPaths } from "./browser.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const names = process.argv.slice(2);

/** Ends the run as the rest of it would have: with a count on the last line. */
function giveUp(message) {
  console.error(`\n${message}\n`);
  console.log("0 passed, 1 failed, 0 skipped");
  process.exit(1);
}

if (!installMissing(root, true))
  giveUp("The packages could not be installed; the reason is above.");
const node = projectNode(root);
if (!node)
  giveUp(
    "There is no Node for this project here; docs/decisions/0007-supply-chain.md says where it comes from.",
  );

const env = { ...process.env };
const tools = [join(root, "node_modules", ".bin"), dirname(node)];
env.PATH = [...tools, process.env.PATH ?? ""].join(delimiter);
if (names.length === 0 || names.includes("browser") || names.includes("hosting")) {
  try {
    Object.assign(env, browserPaths());
  } catch (error) {
    giveUp(error.message);
  }
}
const steps = spawn(node, ["tests/run-steps.ts", ...names], { cwd: root, stdio: "inherit", env });
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => steps.kill(signal));
steps.on("exit", (code) => process.exit(code ?? 1));
