import type { Server } from "node:http";
import { join } from "node:path";
import type { HostingRules } from "./hosting-rules.ts";
import { listen } from "./listen.ts";
import { createSiteServer, type Mounted, publishedBuilds } from "./site-server.ts";

/** One Ctrl-C may arrive from the terminal, from npm and from platform/start.mjs; a second one counts after so many ms. */
const SAME_SIGNAL = 300;

/** A server that does not listen yet: `path` is what to open of it, `doing` what it does there, in a word or two. */
type Startable = { server: Server; doing: string; path: string; close?: Mounted["close"] };

/** Runs a server on `PORT` of `HOST` until the process is told to stop. What prevents it is said in words. */
export async function runServer(start: () => Promise<Startable>): Promise<void> {
  const { PORT = "", HOST: host } = process.env;
  try {
    if (!/^\d*$/.test(PORT)) throw new Error(`PORT must be a number, not "${PORT}".`);
    const { server, doing, path, close } = await start();
    const { port, stop } = await listen(server, { port: Number(PORT || 3000), host });
    console.log(`${doing} http://${host || "localhost"}:${port}${path || "/"} (Ctrl C to stop)`);
    let first = 0;
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
      process.on(signal, async () => {
        if (first && performance.now() - first > SAME_SIGNAL) process.exit(1);
        if (first) return;
        first = performance.now();
        await stop();
        await close?.();
        console.log("Stopped.");
        process.exit(0);
      });
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

/** Serves what is published in a folder of builds; `open` starts what answers beside the site. */
export const serve = (dist: string, open?: (rules: HostingRules) => Promise<Mounted>) =>
  runServer(async () => {
    const { rules } = publishedBuilds(dist)();
    const mounted = await open?.(rules);
    const server = createSiteServer(dist, mounted);
    return { server, doing: "Serving", path: rules.basePath, close: async () => mounted?.close() };
  });

// The server behind `npm start`. By itself it serves what is already built:
//   node hosting/serve.ts [<folder with site/ and hosting/>, by default dist/]
if (import.meta.main) await serve(process.argv[2] ?? join(import.meta.dirname, "..", "dist"));
