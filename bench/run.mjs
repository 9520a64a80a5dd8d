#!/usr/bin/env node
// `npm run bench`: installs and builds what is due, then hands over to the project's own Node.
//
//   npm run bench                    everything
//   npm run bench -- bytes growth    only the parts named
//   npm run bench -- --quick         a try-out: fewer pages and runs, nothing is written
import { buildIfDue, giveUp, install, run } from "../platform/prepare.mjs";

const node = await install(true).catch(giveUp);
await buildIfDue().catch(giveUp);
// Finds the browser, or installs one.
const args = ["tests/browser.mjs", node, "bench/main.ts", ...process.argv.slice(2)];
process.exit(await run(node, args).catch(giveUp));
