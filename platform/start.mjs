#!/usr/bin/env node
// `npm start`: installs what is missing, builds the site if the build is stale, and serves it.
//
//   npm start -- --allow-simulated   a build that simulates its forms may replace one that delivers them
import { staleReason } from "./build-state.mjs";
import { exitWithMessage, followSignals, prepare, root, run } from "./prepare.mjs";
import { RECEIVER_PROGRAM } from "./receiver-program.mjs";
import { loadSettings } from "./settings.mjs";

followSignals();
try {
  loadSettings(root);
  const { EDITOR_BACKEND, FORMS } = process.env;
  // With FORMS=receive the server takes the forms, too.
  const server = FORMS === "receive" ? [...RECEIVER_PROGRAM, "dist"] : ["hosting/serve.ts"];
  // The editor is among the development packages.
  const needsDevelopment = Boolean(EDITOR_BACKEND);
  const buildArguments = process.argv.slice(2);
  const node = await prepare({ needsDevelopment, reasonToBuild: staleReason, buildArguments });
  process.exit(await run(node, server));
} catch (error) {
  exitWithMessage(error);
}
