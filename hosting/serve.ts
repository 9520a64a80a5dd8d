import { join } from "node:path";
import { stopper } from "./graceful-stop.ts";
import { listen, listenAddress, urlOf } from "./listen.ts";
import { createSiteServer, publishedBuilds } from "./site-server.ts";

// The server behind `npm start`. By itself it serves what is already built:
//   node hosting/serve.ts [<folder with site/ and hosting/>, by default dist/]
const dist = process.argv[2] ?? join(import.meta.dirname, "..", "dist");

/** One Ctrl-C may arrive from the terminal, from npm and from start.mjs; a second one counts after so many ms. */
const SAME_SIGNAL = 300;

try {
  const address = listenAddress(process.env);
  const server = createSiteServer(dist);
  const stop = stopper(server);
  const port = await listen(server, address);
  const { basePath } = publishedBuilds(dist)().rules;
  console.log(`Serving ${urlOf(port, address.host, basePath)} (Ctrl C to stop)`);
  let first: number | undefined;
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
    process.on(signal, async () => {
      if (first !== undefined && performance.now() - first > SAME_SIGNAL) process.exit(1);
      if (first !== undefined) return;
      first = performance.now();
      await stop();
      console.log("Stopped.");
      process.exit(0);
    });
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
