import { spawn } from "node:child_process";
import { once } from "node:events";
import { appendFile, readFile, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Manifest } from "vite";
import { WORDS_FILE_VARIABLE } from "./bundled-words.ts";

/**
 * Bundles the part of a site that runs during the build, as `server/server.js` of a folder.
 *
 * @param wordsFile a JSON file with the words of the default language, for the script that stands in each page
 * @returns the `file:` address of the bundle
 */
export async function buildServer(folder: string, wordsFile: string): Promise<string> {
  await bundle(join(folder, "server"), wordsFile, "--ssr");
  return pathToFileURL(resolve(folder, "server", "server.js")).href;
}

/**
 * Bundles scripts and styles for the browser into the folder of a site, with the licenses of the packages in them.
 *
 * @param wordsFile a JSON file with the words of the default language, which the scripts hold
 */
export async function buildClient(site: string, wordsFile: string): Promise<Manifest> {
  await bundle(site, wordsFile);
  const file = join(site, "manifest.json");
  const manifest = JSON.parse(await readFile(file, "utf8"));
  await rm(file);
  // The bundler knows the licenses of scripts and fonts. Among the styles only those of Tailwind are third-party.
  const tailwind = await readFile("node_modules/tailwindcss/LICENSE", "utf8");
  await appendFile(join(site, "licences.txt"), `\n## tailwindcss (MIT)\n\n${tailwind}`);
  return manifest;
}

/** Runs Vite in another process, so that its 600 MB are free again when it ends. */
async function bundle(
  outDir: string,
  wordsFile: string,
  ...options: readonly string[]
): Promise<void> {
  const vite = ["node_modules/vite/bin/vite.js", "build", "--logLevel=warn", "--outDir", outDir];
  const env = { ...process.env, [WORDS_FILE_VARIABLE]: wordsFile };
  const child = spawn(process.execPath, [...vite, ...options], { stdio: "inherit", env });
  const [code] = await once(child, "exit");
  if (code !== 0) throw new Error(`Bundling into ${outDir} has failed (${code}), see above`);
}
