import { randomUUID } from "node:crypto";
import {
  copyFile,
  lstat,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  symlink,
  writeFile,
} from "node:fs/promises";
import { basename, dirname, join, relative, sep } from "node:path";
import { isRunning, writeStamp } from "./build-state.mjs";
import { IMMUTABLE_FOLDERS } from "./headers.ts";

// How a folder of builds looks:
//   builds/<time>/{site,hosting,server}     each build by itself
//   current -> builds/<time>                switched by renaming, which every host sees at once
//   site -> current/site, and so on         what servers and tools read
const PARTS = ["site", "hosting", "server"];
/** How long files with a hash in their name outlive their build, for pages that were opened before. */
const KEEP_FILES = 24 * 3_600_000;
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
  const builds = join(dist, "builds");
  await mkdir(builds, { recursive: true });
  for (const name of await readdir(builds)) {
    const [, pid] = /^unfinished-\d+-(\d+)-/.exec(name) ?? [];
    if (pid && !isRunning(Number(pid))) await rm(join(builds, name), { recursive: true });
  }
  const folder = join(
    builds,
    `unfinished-${Date.now()}-${process.pid}-${randomUUID().slice(0, 8)}`,
  );
  await mkdir(folder);
  return folder;
}

/**
 * Puts a finished build in the place of the one before, for running servers from one request to the next. Where the
 * disk refuses symbolic links, says so, and leaves a moment in which files are missing.
 *
 * @param folder from `newBuildFolder`, with `site`, `hosting` and `server`
 * @param dist the folder of builds, `dist`
 */
export async function publishBuild(
  folder: string,
  dist: string,
  env: NodeJS.ProcessEnv = process.env,
): Promise<void> {
  await keepFiles(folder, dist);
  const [, started = Date.now()] = /^unfinished-(\d+)/.exec(basename(folder)) ?? [];
  writeStamp(join(folder, "hosting"), Number(started), env);
  const build = join(dist, "builds", String(Date.now()));
  await rename(folder, build);
  try {
    await switchLink(join(dist, "current"), join("builds", basename(build)));
    for (const part of PARTS) await switchLink(join(dist, part), join("current", part));
  } catch (error) {
    if (!isRefusal(error)) throw error;
    console.warn(
      `This disk refuses symbolic links (${error.code}): the new build was moved to ${dist} instead. While it was moved, addresses may have been missing; restart a server that was running.`,
    );
    await moveInPlace(build, dist);
  }
  await removeOldBuilds(dist);
}

/** Copies the files of the build before whose names the new one does not use any more. */
async function keepFiles(folder: string, dist: string): Promise<void> {
  const earlier = await readFile(join(dist, "hosting", KEPT_FILE), "utf8").catch(() => "{}");
  const replaced: Record<string, number> = JSON.parse(earlier);
  const kept: Record<string, number> = {};
  for (const part of IMMUTABLE_FOLDERS) {
    const [from, to] = [join(dist, "site", part), join(folder, "site", part)];
    const used = new Set(await filesIn(to));
    for (const name of await filesIn(from)) {
      const file = join(part, name).split(sep).join("/");
      const since = replaced[file] ?? Date.now();
      if (used.has(name) || Date.now() - since > KEEP_FILES) continue;
      kept[file] = since;
      await mkdir(dirname(join(to, name)), { recursive: true });
      await copyFile(join(from, name), join(to, name));
    }
  }
  await mkdir(join(folder, "hosting"), { recursive: true });
  await writeFile(join(folder, "hosting", KEPT_FILE), `${JSON.stringify(kept, null, 2)}\n`);
}

/** The files below a folder, by their names within it; none where there is no such folder. */
async function filesIn(folder: string): Promise<string[]> {
  const options = { recursive: true, withFileTypes: true } as const;
  const entries = await readdir(folder, options).catch(() => []);
  const files = entries.filter((entry) => entry.isFile());
  return files.map(({ parentPath, name }) => relative(folder, join(parentPath, name)));
}

/** Makes a symbolic link, or leads an existing one elsewhere, in one step. */
async function switchLink(path: string, target: string): Promise<void> {
  const unfinished = `${path}-${randomUUID()}`;
  await symlink(target, unfinished);
  const old = await lstat(path).catch(() => undefined);
  // A folder stands here after a build that was moved in place.
  if (old && !old.isSymbolicLink()) await rm(path, { recursive: true });
  await rename(unfinished, path);
}

function isRefusal(error: unknown): error is NodeJS.ErrnoException {
  const { code } = error as NodeJS.ErrnoException;
  return code !== undefined && ["EPERM", "EACCES", "ENOSYS", "ENOTSUP", "EINVAL"].includes(code);
}

async function moveInPlace(build: string, dist: string): Promise<void> {
  for (const part of PARTS) {
    await rm(join(dist, part), { recursive: true, force: true });
    if (await lstat(join(build, part)).catch(() => undefined)) {
      await rename(join(build, part), join(dist, part));
    }
  }
  await rm(build, { recursive: true });
}

/** Keeps the build that is served, the one before it, and those that were served a moment ago. */
async function removeOldBuilds(dist: string): Promise<void> {
  const folder = join(dist, "builds");
  const builds = (await readdir(folder)).filter((name) => /^\d+$/.test(name));
  builds.sort((one, other) => Number(one) - Number(other));
  for (const [index, name] of builds.slice(0, -2).entries()) {
    const age = Date.now() - Number(builds[index + 1]);
    if (age > KEEP_BUILDS) await rm(join(folder, name), { recursive: true, force: true });
  }
}
