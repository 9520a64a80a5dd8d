import { join } from "node:path";
import { listen, listenAddress, stopper, urlOf } from "./listen.ts";
import { publishedBuilds } from "./published-build.ts";
import { createSiteServer } from "./site-server.ts";

// The server behind `npm start`. By itself it serves what is already built:
//   node hosting/serve.ts [<folder with site/ and hosting/>, by default dist/]
const dist = process.argv[2] ?? join(import.meta.dirname, "..", "dist");

/**
 * One Ctrl-C may arrive as several signals: from the terminal, from npm and from start.mjs. A second one counts
 * only after this time, in milliseconds.
 */
const SAME_SIGNAL = 300;

try {
  const address = listenAddress(process.env);
  const server = createSiteServer(dist);
  const stop = stopper(server);
  const port = await listen(server, address);
  const { basePath } = publishedBuilds(dist)().rules;
  console.log(`Serving ${urlOf(port, address.host, basePath)} (Ctrl C to stop)`);
  stopOnSignal(async () => {
    await stop();
    console.log("Stopped.");
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** Runs `action` at the first signal, and ends at once at the second. */
function stopOnSignal(action: () => Promise<void>): void {
  let first: number | undefined;
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => {
      if (first === undefined) {
        first = performance.now();
        void action().then(() => process.exit(0));
      } else if (performance.now() - first > SAME_SIGNAL) {
        process.exit(1);
      }
    });
  }
}
