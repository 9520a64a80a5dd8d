import { randomUUID } from "node:crypto";
import {
  cp,
  mkdir,
  readdir,
  readFile,
  readlink,
  rename,
  rm,
  symlink,
  writeFile,
} from "node:fs/promises";
import { basename, join, sep } from "node:path";
import { writeStamp } from "./build-state.mjs";
import { IMMUTABLE_FOLDERS } from "./headers.ts";

// How a folder of builds looks:
//   builds/<time>/{site,hosting,server}     each build by itself
//   current -> builds/<time>                switched by renaming, which every host sees at once
//   site -> current/site, and so on         what servers and tools read
const PARTS = ["site", "hosting", "server"];
const HOUR = 3_600_000;
/** How long files with a hash in their name outlive their build, for pages that were opened before. */
const KEEP_FILES = 24 * HOUR;
/** How long a build that is neither served nor the one before it is kept for answers under way. */
const KEEP_BUILDS = 60_000;
/** Lists the files that were taken over from earlier builds, with the time when their build was replaced. */
const KEPT_FILE = "kept.json";

/**
 * Makes a folder to build into, beside what is published, so that it can be published by renaming.
 *
 * @param dist the folder of builds, `dist`
 */
export async function newBuildFolder(dist: string): Promise<string> {
  const folder = join(dist, "builds", `unfinished-${Date.now()}-${randomUUID().slice(0, 8)}`);
  await mkdir(folder, { recursive: true });
  return folder;
}

/**
 * Puts a finished build in the place of the one before, for running servers from one request to the next. Where the
 * disk refuses symbolic links, says so, and leaves a moment in which files are missing.
 *
 * @param folder from `newBuildFolder`, with `site`, `hosting` and `server`
 * @param dist the folder of builds, `dist`
 * @param until the first day on which another build would be different
 */
export async function publishBuild(
  folder: string,
  dist: string,
  env: NodeJS.ProcessEnv = process.env,
  until?: string,
): Promise<void> {
  for (const part of PARTS) await mkdir(join(folder, part), { recursive: true });
  await keepFiles(folder, dist);
  writeStamp(join(folder, "hosting"), Number(basename(folder).split("-")[1]), env, until);
  const build = join(dist, "builds", String(Date.now()));
  await rename(folder, build);
  try {
    await switchLink(join(dist, "current"), join("builds", basename(build)));
    for (const part of PARTS) await switchLink(join(dist, part), join("current", part));
  } catch (error) {
    const { code = "" } = error as NodeJS.ErrnoException;
    if (!["EPERM", "EACCES", "ENOSYS", "ENOTSUP", "EINVAL"].includes(code)) throw error;
    console.warn(
      `This disk refuses symbolic links (${code}): the new build was moved to ${dist} instead. While it was moved, addresses may have been missing; restart a server that was running.`,
    );
    for (const part of PARTS) {
      await rm(join(dist, part), { recursive: true, force: true });
      await rename(join(build, part), join(dist, part));
    }
  }
  await removeOldBuilds(join(dist, "builds"));
}

/** Copies the files of the build before whose names the new one does not use any more. */
async function keepFiles(folder: string, dist: string): Promise<void> {
  const earlier = await readFile(join(dist, "hosting", KEPT_FILE), "utf8").catch(() => "{}");
  const replaced: Record<string, number> = JSON.parse(earlier);
  const kept: Record<string, number> = {};
  const used = new Set(await hashedFiles(join(folder, "site")));
  for (const file of await hashedFiles(join(dist, "site"))) {
    const since = replaced[file] ?? Date.now();
    if (used.has(file) || Date.now() - since > KEEP_FILES) continue;
    kept[file] = since;
    await cp(join(dist, "site", file), join(folder, "site", file));
  }
  await writeFile(join(folder, "hosting", KEPT_FILE), `${JSON.stringify(kept, null, 2)}\n`);
}

/** The files of a site whose names change whenever their content does; none where there is no site. */
async function hashedFiles(site: string): Promise<string[]> {
  const names = await readdir(site, { recursive: true }).catch(() => []);
  const paths = names.map((name) => `/${name.split(sep).join("/")}`);
  const isHashed = (path: string) => IMMUTABLE_FOLDERS.some((part) => path.startsWith(`${part}/`));
  return paths.filter((path) => isHashed(path) && /\.\w+$/.test(path));
}

/** Makes a symbolic link, or leads an existing one elsewhere, in one step. */
async function switchLink(path: string, target: string): Promise<void> {
  const unfinished = `${path}-${randomUUID()}`;
  await symlink(target, unfinished);
  // A folder is here after a build that was moved in place.
  await readlink(path).catch(() => rm(path, { recursive: true, force: true }));
  await rename(unfinished, path);
}

/** Keeps the build that is served, the one before it, those served a moment ago and those being made. */
async function removeOldBuilds(builds: string): Promise<void> {
  const names = await readdir(builds);
  const unfinished = names.filter((name) => Number(name.split("-")[1]) < Date.now() - HOUR);
  const finished = names.filter((name) => /^\d+$/.test(name)).sort((a, b) => Number(a) - Number(b));
  const replaced = finished
    .slice(0, -2)
    .filter((_, index) => Date.now() - Number(finished[index + 1]) > KEEP_BUILDS);
  for (const name of [...replaced, ...unfinished]) {
    await rm(join(builds, name), { recursive: true, force: true });
  }
}
