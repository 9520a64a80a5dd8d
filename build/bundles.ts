import { readFile, rename, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { createBuilder, type Manifest } from "vite";

/** What app/server.ts exports, bundled. */
export type ServerBundle = typeof import("../app/server.ts");

/** The parts of a build that Vite makes. */
export interface Bundles {
  /** Path of the server bundle. */
  path: string;
  app: ServerBundle;
  /** Bundles scripts and styles for the browser. */
  buildClient(): Promise<Manifest>;
}

/**
 * Bundles the server's part of the app, and loads it.
 *
 * @param folder of the build; gets `server` now and `site` with `buildClient`
 */
export async function buildBundles(folder: string): Promise<Bundles> {
  const [server, site] = [join(folder, "server"), join(folder, "site")];
  const builder = await createBuilder({
    logLevel: "warn",
    builder: {},
    environments: { ssr: { build: { outDir: server } }, client: { build: { outDir: site } } },
  });
  const { ssr, client } = builder.environments;
  if (!ssr || !client) throw new Error("vite.config.ts has no environments ssr and client");
  await builder.build(ssr);
  const path = resolve(server, "server.js");
  const app: ServerBundle = await import(pathToFileURL(path).href);
  return {
    path,
    app,
    async buildClient() {
      await builder.build(client);
      // What only the build reads is not published.
      for (const name of ["manifest.json", "licences.json"]) {
        await rename(join(site, name), join(server, name));
      }
      await rm(join(server, "assets"), { recursive: true, force: true });
      return JSON.parse(await readFile(join(server, "manifest.json"), "utf8"));
    },
  };
}
