/*
 * `npm run static-folder -- HOST FOLDER`: copies the published build for a host that serves a folder: netlify, cloudflare or
 * github (docs/deploying.md). Pages are called `about.html` there: these hosts answer `/about` with that file, and would lead
 * `/about` to `/about/` if it were `about/index.html`.
 */

import { globSync } from "node:fs";
import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type HostingRules, RULES_FILE } from "./hosting-rules.ts";
import {
  renderHeaderFile,
  renderRedirectFile,
  STATIC_HOSTS,
  type StaticHost,
} from "./static-hosts.ts";

/** The host compresses files itself. */
const COMPRESSED = /\.(br|gz)$/;

/**
 * Copies the published build of a folder of builds.
 *
 * @param dist the folder of builds
 * @param target is made anew
 * @throws Error in words if nothing is published, or if the host cannot take the forms
 */
export async function writeStaticFolder(
  host: StaticHost,
  dist: string,
  target: string,
): Promise<void> {
  const rules = await readRules(dist);
  if (rules.formPath)
    throw new Error(
      `This build sends its forms to ${rules.formPath} of its own host, and ${host} only serves files. Build with VITE_FORM_DELIVERY=endpoint and the address of a receiver.`,
    );
  const site = join(dist, "site");
  const files = globSync("{.well-known/**,**}/*.*", { cwd: site });
  await rm(target, { recursive: true, force: true });
  for (const file of files) {
    if (COMPRESSED.test(file)) continue;
    const destination = join(target, rules.basePath, staticName(file));
    await mkdir(dirname(destination), { recursive: true });
    await cp(join(site, file), destination);
  }
  if (host === "github") {
    // Without this file GitHub leaves out names that begin with a dot or an underscore.
    await writeFile(join(target, ".nojekyll"), "");
    return;
  }
  await writeFile(join(target, "_headers"), renderHeaderFile(host, rules));
  await writeFile(join(target, "_redirects"), renderRedirectFile(host, rules));
}

/** The name of a file for these hosts: `about.html` for `about/index.html`. */
function staticName(file: string): string {
  return file.replace(/^(.+)\/index\.html$/, "$1.html");
}

async function readRules(dist: string): Promise<HostingRules> {
  const text = await readFile(join(dist, "hosting", RULES_FILE), "utf8").catch(() => {
    throw new Error(`There is no build in ${dist}: npm run build`);
  });
  return JSON.parse(text);
}

if (import.meta.main) {
  const [host, target] = process.argv.slice(2);
  const known = STATIC_HOSTS.find((name) => name === host);
  try {
    if (!known || !target)
      throw new Error(`Use: npm run static-folder -- ${STATIC_HOSTS.join("|")} FOLDER`);
    await writeStaticFolder(known, "dist", target);
    console.log(`The site for ${known} is in ${target}`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
