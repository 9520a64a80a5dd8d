import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, rename, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { createBuilder, type Manifest } from "vite";

type Part = "ssr" | "client";

/**
 * Bundles the part of the app that runs while building, and loads it.
 *
 * @param folder gets `server/server.js`
 */
export async function buildServer(folder: string) {
  await bundleApart("ssr", folder);
  const path = resolve(folder, "server", "server.js");
  const app: typeof import("../app/server.ts") = await import(pathToFileURL(path).href);
  return { path, app };
}

/**
 * Bundles scripts and styles for the browser.
 *
 * @param folder gets `site`; what only the build reads goes to `server`
 */
export async function buildClient(folder: string): Promise<Manifest> {
  await bundleApart("client", folder);
  for (const name of ["manifest.json", "licences.json"]) {
    await rename(join(folder, "site", name), join(folder, "server", name));
  }
  await rm(join(folder, "server", "assets"), { recursive: true, force: true });
  return JSON.parse(await readFile(join(folder, "server", "manifest.json"), "utf8"));
}

/** Runs Vite in a process of its own: the 600 MB that it holds are free again when it ends. */
async function bundleApart(part: Part, folder: string): Promise<void> {
  const child = spawn(process.execPath, [import.meta.filename, part, folder], { stdio: "inherit" });
  const [code] = await once(child, "exit");
  if (code !== 0) throw new Error(`Bundling ${part} has failed (${code}), see above`);
}

if (import.meta.main) {
  const [, , part = "", folder = ""] = process.argv;
  const outDir = (name: string) => ({ build: { outDir: join(folder, name) } });
  const environments = { ssr: outDir("server"), client: outDir("site") };
  const builder = await createBuilder({ logLevel: "warn", builder: {}, environments });
  const environment = builder.environments[part];
  if (!environment) throw new Error(`vite.config.ts has no environment ${part}`);
  await builder.build(environment);
}
