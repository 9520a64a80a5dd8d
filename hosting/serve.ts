import type { Server } from "node:http";
import { join } from "node:path";
import type { HostingRules } from "./hosting-rules.ts";
import { listen } from "./listen.ts";
import { createSiteServer, type Mounted, publishedBuilds } from "./site-server.ts";

/**
 * Milliseconds after which a signal counts as a second signal. The terminal, npm and platform/start.mjs may each
 * deliver the same Ctrl-C.
 */
const SAME_SIGNAL = 300;

/** A server that does not listen yet. */
interface Startable {
  server: Server;
  /** The start of its message, in a word or two: "Serving". */
  doing: string;
  /** The path to open. */
  path: string;
  close?: Mounted["close"];
}

/**
 * Runs a server on `PORT` of `HOST` until a signal stops the process. If it cannot listen, it reports the reason in
 * words.
 */
export async function runServer(start: () => Promise<Startable>): Promise<void> {
  const { PORT = "", HOST: host } = process.env;
  try {
    if (!/^\d*$/.test(PORT)) throw new Error(`PORT must be a number, not "${PORT}".`);
    const { server, doing, path, close } = await start();
    const { port, stop } = await listen(server, { port: Number(PORT || 3000), host });
    console.log(`${doing} http://${host || "localhost"}:${port}${path || "/"} (Ctrl C to stop)`);
    stopOnSignal(async () => {
      await stop();
      await close?.();
      console.log("Stopped.");
    });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

/** Ends the process at the first signal, once `stop` has finished, and at a second signal immediately. */
function stopOnSignal(stop: () => Promise<void>): void {
  let firstSignalAt: number | undefined;
  const onSignal = async () => {
    const now = performance.now();
    if (firstSignalAt === undefined) {
      firstSignalAt = now;
      await stop();
      process.exit(0);
    }
    if (now - firstSignalAt > SAME_SIGNAL) process.exit(1);
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, onSignal);
}

/**
 * Serves the published build of a folder.
 *
 * @param open starts a program that answers some paths instead of the site, such as the receiver of the forms
 */
export function serve(
  dist: string,
  open?: (rules: HostingRules) => Promise<Mounted>,
): Promise<void> {
  return runServer(async () => {
    const { rules } = publishedBuilds(dist)();
    const mounted = await open?.(rules);
    const server = createSiteServer(dist, mounted);
    return { server, doing: "Serving", path: rules.basePath, close: async () => mounted?.close() };
  });
}

// The server of `npm start`. On its own it serves an existing build:
//   node hosting/serve.ts [<folder with site/ and hosting/>, by default dist/]
if (import.meta.main) await serve(process.argv[2] ?? join(import.meta.dirname, "..", "dist"));
