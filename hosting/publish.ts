import { randomUUID } from "node:crypto";
import { globSync } from "node:fs";
import * as fs from "node:fs/promises";
import { basename, join } from "node:path";
import { renderCaddyfile } from "./caddy.ts";
import { type HostingRules, IMMUTABLE_FOLDERS, RULES_FILE } from "./hosting-rules.ts";
import { renderNginx } from "./nginx.ts";

// How a folder of builds looks:
//   builds/<time>/{site,hosting}      each build in its own folder; `hosting` is not published
//   current -> builds/<time>          switched by renaming, which every host sees at once
//   site -> current/site, and so on   what servers and tools read
const PARTS = ["site", "hosting"];
const HOUR = 3_600_000;
/** How many builds are kept, the published build included, so that `npm run rollback` can publish an earlier build again. */
const KEPT_BUILDS = 5;
/**
 * Milliseconds for which files with a hash in their name outlive their build, for pages that visitors opened before.
 */
const CARRY_OVER_TIME = 24 * HOUR;
/** Lists the files that were carried over from earlier builds, with the time when their build was replaced. */
const CARRIED_OVER_FILE = "kept.json";

/** Makes a folder to build into, in the folder of builds, so that it can be published by renaming. */
export async function newBuildFolder(dist: string): Promise<string> {
  const folder = join(dist, "builds", `unfinished-${Date.now()}-${randomUUID().slice(0, 8)}`);
  for (const part of PARTS) await fs.mkdir(join(folder, part), { recursive: true });
  return folder;
}

/** Writes the rules of a build for every host that the tests start. */
export async function writeHostFiles(folder: string, rules: HostingRules): Promise<void> {
  const write = (name: string, text: string) => fs.writeFile(join(folder, "hosting", name), text);
  await write(RULES_FILE, `${JSON.stringify(rules, null, 2)}\n`);
  await write("site.conf", renderNginx(rules));
  await write("Caddyfile", renderCaddyfile(rules));
}

/** Publishes a finished build instead of the previous build. Running servers switch between two requests. */
export async function publishBuild(folder: string, dist: string): Promise<void> {
  await carryOverFiles(folder, dist);
  const name = String(Date.now());
  await fs.rename(folder, join(dist, "builds", name));
  await switchTo(name, dist);
  await removeOldBuilds(dist);
}

/**
 * Publishes a kept build instead of the published build. Running servers switch between two requests.
 *
 * @param name one of `keptBuilds`
 */
export async function publishKeptBuild(name: string, dist: string): Promise<void> {
  // Pages of the replaced build that are still open need its scripts.
  await carryOverFiles(join(dist, "builds", name), dist);
  await switchTo(name, dist);
}

/** The names of the complete builds of a folder, the newest first. A name is the time of the build. */
export async function keptBuilds(dist: string): Promise<string[]> {
  const names = await fs.readdir(join(dist, "builds")).catch(() => []);
  return names.filter((name) => /^\d+$/.test(name)).sort((a, b) => Number(b) - Number(a));
}

/** The name of the published build. Undefined if nothing was published. */
export async function publishedBuild(dist: string): Promise<string | undefined> {
  const target = await fs.readlink(join(dist, "current")).catch(() => undefined);
  return target === undefined ? undefined : basename(target);
}

/** Points the links that servers read to a build. */
async function switchTo(name: string, dist: string): Promise<void> {
  await switchLink(join(dist, "current"), join("builds", name));
  for (const part of PARTS) await switchLink(join(dist, part), join("current", part));
}

/** Copies files of the published build that the new build lacks. They are kept for a day. */
async function carryOverFiles(folder: string, dist: string): Promise<void> {
  const list = join(dist, "hosting", CARRIED_OVER_FILE);
  const earlier = await fs.readFile(list, "utf8").catch(() => "{}");
  const replacedAt: Record<string, number> = JSON.parse(earlier);
  const carriedOver: Record<string, number> = {};
  const used = new Set(hashedFiles(join(folder, "site")));
  for (const file of hashedFiles(join(dist, "site"))) {
    const since = replacedAt[file] ?? Date.now();
    const isTooOld = Date.now() - since > CARRY_OVER_TIME;
    if (used.has(file) || isTooOld) continue;
    carriedOver[file] = since;
    await fs.cp(join(dist, "site", file), join(folder, "site", file));
  }
  const text = `${JSON.stringify(carriedOver, null, 2)}\n`;
  await fs.writeFile(join(folder, "hosting", CARRIED_OVER_FILE), text);
}

/** The files of a site with a hash of the content in their name. Empty if there is no site. */
function hashedFiles(site: string): string[] {
  return globSync(`.{${IMMUTABLE_FOLDERS.join()}}/**/*.*`, { cwd: site });
}

/** Makes a symbolic link, or points an existing one to another target. Only on Windows this is not atomic. */
async function switchLink(path: string, target: string): Promise<void> {
  const unfinished = `${path}-${randomUUID()}`;
  // A junction needs no rights on Windows; other systems ignore the type.
  await fs.symlink(target, unfinished, "junction");
  await fs.rename(unfinished, path).catch(async () => {
    // Windows does not replace a junction. No system replaces a folder, which a copy of dist/ without its links has.
    await fs.rm(path, { recursive: true, force: true });
    await fs.rename(unfinished, path);
  });
}

/**
 * Removes old builds after a build was published. Keeps the newest builds, and the builds of the last hour, because answers
 * or another build may still use them.
 */
async function removeOldBuilds(dist: string): Promise<void> {
  const newest = (await keptBuilds(dist)).slice(0, KEPT_BUILDS);
  for (const name of await fs.readdir(join(dist, "builds"))) {
    const isOld = Date.now() - Number(/\d+/.exec(name)) > HOUR;
    if (!isOld || newest.includes(name)) continue;
    await fs.rm(join(dist, "builds", name), { recursive: true, force: true });
  }
}
