import { readFile, rename, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { createBuilder, type Manifest, type ViteBuilder } from "vite";

/** The app as the build uses it. */
export interface ServerBundle {
  /** Path of the bundle. */
  path: string;
  /** What app/server.ts exports. */
  app: typeof import("../app/server.ts");
}

/** Vite, for both parts of the site: `server` and `site` below a folder. */
async function builderFor(folder: string): Promise<ViteBuilder> {
  const outDir = (part: string) => ({ build: { outDir: join(folder, part) } });
  return createBuilder({
    logLevel: "warn",
    builder: {},
    environments: { ssr: outDir("server"), client: outDir("site") },
  });
}

/**
 * Bundles the part of the app that runs while building, and loads it.
 *
 * @param folder gets `server/server.js`
 */
export async function buildServer(folder: string): Promise<ServerBundle> {
  const builder = await builderFor(folder);
  await builder.build(environment(builder, "ssr"));
  const path = resolve(folder, "server", "server.js");
  return { path, app: await import(pathToFileURL(path).href) };
}

/**
 * Bundles scripts and styles for the browser.
 *
 * @param folder gets `site`; what only the build reads goes to `server`
 */
export async function buildClient(folder: string): Promise<Manifest> {
  const builder = await builderFor(folder);
  await builder.build(environment(builder, "client"));
  for (const name of ["manifest.json", "licences.json"]) {
    await rename(join(folder, "site", name), join(folder, "server", name));
  }
  await rm(join(folder, "server", "assets"), { recursive: true, force: true });
  return JSON.parse(await readFile(join(folder, "server", "manifest.json"), "utf8"));
}

function environment(builder: ViteBuilder, name: "ssr" | "client") {
  const found = builder.environments[name];
  if (!found) throw new Error(`vite.config.ts has no environment ${name}`);
  return found;
}
