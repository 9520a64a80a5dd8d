import { randomUUID } from "node:crypto";
import { globSync } from "node:fs";
import * as fs from "node:fs/promises";
import { basename, join } from "node:path";
import { renderCaddyfile } from "./caddy.ts";
import { type HostingRules, IMMUTABLE_FOLDERS, RULES_FILE } from "./hosting-rules.ts";
import { renderNginx } from "./nginx.ts";

// How a folder of builds looks:
//   builds/<time>/{site,hosting}      each build by itself; `hosting` is not published
//   current -> builds/<time>          switched by renaming, which every host sees at once
//   site -> current/site, and so on   what servers and tools read
const PARTS = ["site", "hosting"];
const HOUR = 3_600_000;
/** How long files with a hash in their name outlive their build, for pages that were opened before. */
const KEEP_FILES = 24 * HOUR;
/** Lists the files that were taken over from earlier builds, with the time when their build was replaced. */
const KEPT_FILE = "kept.json";

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

/** Puts a finished build in the place of the one before, for running servers from one request to the next. */
export async function publishBuild(folder: string, dist: string): Promise<void> {
  await keepFiles(folder, dist);
  const build = join(dist, "builds", String(Date.now()));
  await fs.rename(folder, build);
  await switchLink(join(dist, "current"), join("builds", basename(build)));
  for (const part of PARTS) await switchLink(join(dist, part), join("current", part));
  await removeOldBuilds(join(dist, "builds"));
}

/** Copies the files of the build before whose names the new one does not use any more. */
async function keepFiles(folder: string, dist: string): Promise<void> {
  const earlier = await fs.readFile(join(dist, "hosting", KEPT_FILE), "utf8").catch(() => "{}");
  const replaced: Record<string, number> = JSON.parse(earlier);
  const kept: Record<string, number> = {};
  const used = new Set(hashedFiles(join(folder, "site")));
  for (const file of hashedFiles(join(dist, "site"))) {
    const since = replaced[file] ?? Date.now();
    if (used.has(file) || Date.now() - since > KEEP_FILES) continue;
    kept[file] = since;
    await fs.cp(join(dist, "site", file), join(folder, "site", file));
  }
  await fs.writeFile(join(folder, "hosting", KEPT_FILE), `${JSON.stringify(kept, null, 2)}\n`);
}

/** The files of a site whose names change whenever their content does; none where there is no site. */
const hashedFiles = (site: string) =>
  globSync(`.{${IMMUTABLE_FOLDERS.join()}}/**/*.*`, { cwd: site });

/** Makes a symbolic link, or leads an existing one elsewhere; in one step, but on Windows. */
async function switchLink(path: string, target: string): Promise<void> {
  const unfinished = `${path}-${randomUUID()}`;
  // A junction needs no rights on Windows; elsewhere the type counts for nothing.
  await fs.symlink(target, unfinished, "junction");
  await fs.rename(unfinished, path).catch(async () => {
    // Windows replaces no junction, and no system a folder, which is here where dist/ was copied without its links.
    await fs.rm(path, { recursive: true, force: true });
    await fs.rename(unfinished, path);
  });
}

/** Keeps the build that is served, the one before it, and all of the last hour: answers may be under way, or a build. */
async function removeOldBuilds(builds: string): Promise<void> {
  const names = await fs.readdir(builds);
  const finished = names.filter((name) => /^\d+$/.test(name)).sort((a, b) => Number(a) - Number(b));
  for (const name of names) {
    const isOld = Date.now() - Number(/\d+/.exec(name)) > HOUR;
    if (isOld && !finished.slice(-2).includes(name))
      await fs.rm(join(builds, name), { recursive: true, force: true });
  }
}
