#!/usr/bin/env node
// `npm start`: installs what is missing, builds the site if the build is stale, and serves it.
import { staleReason } from "./build-state.mjs";
import { exitWithMessage, followSignals, prepare, run } from "./prepare.mjs";

const { EDITOR_BACKEND, FORMS } = process.env;
// With FORMS=receive the server takes the forms, too.
const server = FORMS === "receive" ? ["receiver/receive.ts", "dist"] : ["hosting/serve.ts"];

followSignals();
try {
  // The editor is among the development packages.
  const needsDevelopment = Boolean(EDITOR_BACKEND);
  const node = await prepare({ needsDevelopment, reasonToBuild: staleReason });
  process.exit(await run(node, [...server, ...process.argv.slice(2)]));
} catch (error) {
  exitWithMessage(error);
}
