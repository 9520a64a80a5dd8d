import { mkdir, mkdtemp } from "node:fs/promises";
import type { Server } from "node:http";
import { listen } from "../../hosting/listen.ts";
import { createSiteServer } from "../../hosting/site-server.ts";
import { buildVariant } from "./fixture-site.ts";

/** A server that runs until it is disposed of. */
export interface ServedSite extends AsyncDisposable {
  /** `http://localhost:54321` */
  origin: string;
}

/**
 * Serves a built site by the server of `npm start`.
 *
 * @param dist the folder that builds are published to
 */
export function serveSite(dist: string): Promise<ServedSite> {
  return serve(createSiteServer(dist));
}

/** Runs a server on a free port. @param behind another server, which stops together with this server */
export async function serve(server: Server, behind?: AsyncDisposable): Promise<ServedSite> {
  const { port, stop } = await listen(server, { port: 0, host: "localhost" });
  const end = async () => {
    await stop(0);
    await behind?.[Symbol.asyncDispose]();
  };
  return { origin: `http://localhost:${port}`, [Symbol.asyncDispose]: end };
}

/**
 * Builds the site `structure` with the settings of a test, as an operator does.
 *
 * @param settings variables of the build, such as `SITE_URL`
 * @returns the folder of the build, which the test removes
 */
export async function buildSite(settings: Readonly<Record<string, string>>): Promise<string> {
  // The folder lies inside the project, where a build finds its packages.
  await mkdir("test-results", { recursive: true });
  const dist = await mkdtemp("test-results/own-site-");
  await buildVariant(settings, dist);
  return dist;
}
