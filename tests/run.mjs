#!/usr/bin/env node
// `npm test`: installs what is missing and hands over to the project's own Node, which runs the steps
// (tests/run-steps.ts).
//
//   npm test                  everything
//   npm test -- unit style    only the steps named (and the build, where they need it)
import { delimiter, dirname, join } from "node:path";
import { install, root, run } from "../platform/prepare.mjs";
import { browserPaths } from "./browser.mjs";

const names = process.argv.slice(2);

/** Ends the run as the rest of it would have: with a count on the last line. */
function giveUp({ message }) {
  console.error(`\n${message}\n`);
  console.log("0 passed, 1 failed, 0 skipped");
  process.exit(1);
}

const node = await install(true).catch(giveUp);
const env = { ...process.env };
const tools = [join(root, "node_modules", ".bin"), dirname(node)];
env.PATH = [...tools, process.env.PATH ?? ""].join(delimiter);
if (names.length === 0 || names.includes("browser") || names.includes("hosting")) {
  try {
    Object.assign(env, browserPaths());
  } catch (error) {
    giveUp(error);
  }
}
process.exit(await run(node, ["tests/run-steps.ts", ...names], env).catch(giveUp));
