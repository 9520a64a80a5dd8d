import { spawn } from "node:child_process";
import { once } from "node:events";
import { appendFile, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Manifest } from "vite";
import { cachedFolder, type Recipe } from "./build-cache.ts";
import { WORDS_FILE_VARIABLE } from "./bundled-words.ts";
import { sourceCode } from "./source-code.ts";

const CODE = sourceCode("platform/bundles.ts");

/** Everything that the bundles of a site depend on. */
export interface BundleInputs {
  /** A hash of each source by its path (`sourceState`). */
  sources: Readonly<Record<string, string>>;
  /** The settings that are in the bundles. */
  settings: unknown;
  /** The tags of the languages of the site. */
  languages: readonly string[];
  /** The words of the default language. The scripts for the browser hold them, and so does the script in each page. */
  words: unknown;
}

/** What a bundle is made of. @param part the bundle for the build, or that for the browser */
export function bundleRecipe(part: "server" | "client", inputs: BundleInputs): Recipe {
  return { code: CODE, inputs: { part, ...inputs } };
}

/**
 * Bundles the part of a site that runs during the build, as `server/server.js` of a folder, or takes it over from an earlier
 * build.
 *
 * @returns the `file:` address of the bundle
 */
export async function buildServer(folder: string, inputs: BundleInputs): Promise<string> {
  const target = join(folder, "server");
  await cachedFolder(bundleRecipe("server", inputs), target, (unfinished) =>
    bundle(unfinished, inputs.words, "--ssr"),
  );
  return pathToFileURL(resolve(target, "server.js")).href;
}

/**
 * Bundles scripts and styles for the browser into the folder of a site, with the licenses of the packages in them, or takes
 * them over from an earlier build.
 */
export async function buildClient(site: string, inputs: BundleInputs): Promise<Manifest> {
  await cachedFolder(bundleRecipe("client", inputs), site, async (unfinished) => {
    await bundle(unfinished, inputs.words);
    // The bundler knows the licenses of scripts and fonts. Among the styles only those of Tailwind are third-party.
    const tailwind = await readFile("node_modules/tailwindcss/LICENSE", "utf8");
    const licences = join(unfinished, "licences.txt");
    await appendFile(licences, `\n## tailwindcss (MIT)\n\n${tailwind}`);
  });
  const file = join(site, "manifest.json");
  const manifest = JSON.parse(await readFile(file, "utf8"));
  await rm(file);
  return manifest;
}

/** Runs Vite in another process, so that its 600 MB are free again when it ends. */
async function bundle(
  outDir: string,
  words: unknown,
  ...options: readonly string[]
): Promise<void> {
  const scratch = await mkdtemp(join(tmpdir(), "words-"));
  const wordsFile = join(scratch, "words.json");
  await writeFile(wordsFile, JSON.stringify(words));
  const vite = ["node_modules/vite/bin/vite.js", "build", "--logLevel=warn", "--outDir", outDir];
  const env = { ...process.env, [WORDS_FILE_VARIABLE]: wordsFile };
  const child = spawn(process.execPath, [...vite, ...options], { stdio: "inherit", env });
  const [code] = await once(child, "exit");
  await rm(scratch, { recursive: true });
  if (code !== 0) throw new Error(`Bundling into ${outDir} has failed (${code}), see above`);
}
