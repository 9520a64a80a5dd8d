#!/usr/bin/env node
// Starts every script of package.json but `npm start`: installs what the command lacks, then runs it with the project's
// Node.
//
//   node platform/launch.mjs [--development] [--no-settings] [--any-build | --current-build] COMMAND [ARGUMENT…]
//
//   --development     with the development packages
//   --no-settings     without the settings file of the site (platform/settings.mjs), for tests
//   --any-build       builds the site if there is no build at all; if the build is stale, it says so
//   --current-build   builds the site if the build is stale
//   COMMAND           `node`, `receiver`, or a program of an installed package such as `vitest`
import { delimiter, dirname, join } from "node:path";
import { missingReason, staleReason } from "./build-state.mjs";
import { exitWithMessage, followSignals, prepare, root, run } from "./prepare.mjs";
import { RECEIVER_PROGRAM } from "./receiver-program.mjs";
import { loadSettings, NO_FILE } from "./settings.mjs";

const args = process.argv.slice(2);
const flags = new Set();
while (args[0]?.startsWith("--")) flags.add(args.shift());
const [command, ...commandArgs] = args;

followSignals();
try {
  if (flags.has("--no-settings")) process.env.SETTINGS_FILE = NO_FILE;
  loadSettings(root);
  // The editor is among the development packages.
  const needsDevelopment = flags.has("--development") || Boolean(process.env.EDITOR_BACKEND);
  const node = await prepare({ needsDevelopment, reasonToBuild: chooseReason() });
  if (flags.has("--any-build")) warnOfStaleBuild();
  const folders = [join(root, "node_modules", ".bin"), dirname(node), process.env.PATH ?? ""];
  process.env.PATH = folders.join(delimiter);
  // Node keeps what it has compiled. Without it a third of a short command is spent on reading TypeScript.
  process.env.NODE_COMPILE_CACHE ??= join(root, "node_modules", ".cache", "compiled");
  if (command === "receiver") process.exit(await run(node, [...RECEIVER_PROGRAM, ...commandArgs]));
  process.exit(await run(command === "node" ? node : command, commandArgs));
} catch (error) {
  exitWithMessage(error);
}

function chooseReason() {
  if (flags.has("--current-build")) return staleReason;
  if (flags.has("--any-build")) return missingReason;
  return undefined;
}

function warnOfStaleBuild() {
  const reason = staleReason(root, process.env);
  if (reason)
    console.error(`The build in dist/ is stale: ${reason}. To build again: npm run build`);
}
