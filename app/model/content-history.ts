import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { buildDay } from "#app/base/dates.ts";

/** Days by the paths of content files, such as `content/legal/terms.md`. */
export type ContentHistory = ReadonlyMap<string, string>;

/** The most bytes of output that git may write: about a million changes. */
const MAX_OUTPUT = 64 * 1024 * 1024;

/**
 * The day of the last commit of each content file, `YYYY-MM-DD` in UTC, from git.
 *
 * A file with an uncommitted change has no day. A day after the day of the build is ignored. The result is empty
 * without git, without a repository, and in a shallow clone: there every file seems to have changed with the oldest
 * commit.
 *
 * @param root the folder of the content
 */
export async function contentHistory(root: string): Promise<ContentHistory> {
  const commitTimes = (await newestCommits(root, "%ct")) ?? new Map<string, string>();
  const today = buildDay();
  const days = new Map<string, string>();
  for (const [path, seconds] of commitTimes) {
    const day = new Date(Number(seconds) * 1000).toISOString().slice(0, 10);
    if (day <= today) days.set(`content/${path}`, day);
  }
  return days;
}

/** The commits of content files by their paths below the folder of the content, such as `de/site.yaml`. */
export type LastCommits = ReadonlyMap<string, string>;

/**
 * The last commit of each content file. A file with an uncommitted change has none.
 *
 * @param root the folder of the content
 * @returns undefined without git, without a repository, and in a shallow clone
 */
export async function lastCommits(root: string): Promise<LastCommits | undefined> {
  return newestCommits(root, "%H");
}

/**
 * What git says of the last commit of each content file, by the file's path below the folder of the content. A file with an
 * uncommitted change is left out.
 *
 * @param format the placeholder of `git log` for what is wanted: `%H` for the hash, `%ct` for the seconds since 1970
 * @returns undefined without git, without a repository, and in a shallow clone
 */
async function newestCommits(
  root: string,
  format: "%H" | "%ct",
): Promise<Map<string, string> | undefined> {
  try {
    if (!(await isWholeHistory(root))) return undefined;
    // For each commit a NUL, what the format asks for, and the paths of its files, one in each line.
    const log = await git(root, "log", `--format=%x00${format}`, "--name-only", "--relative", ".");
    const commits = new Map<string, string>();
    for (const entry of log.split("\0").slice(1)) {
      const [commit = "", ...paths] = entry.split("\n").filter((line) => line !== "");
      for (const path of paths) {
        // The newest commit comes first.
        if (!commits.has(path)) commits.set(path, commit);
      }
    }
    const uncommitted = await git(root, "diff", "--name-only", "--relative", "HEAD", ".");
    for (const path of uncommitted.split("\n")) commits.delete(path);
    return commits;
  } catch {
    // Git is not installed, or the folder is not in a repository.
    return undefined;
  }
}

/**
 * The text of a content file as it was in a commit.
 *
 * @param commit `HEAD` for the last commit
 * @param path below the folder of the content
 * @param root the folder of the content
 * @returns an empty text if the commit has no such file
 */
export async function textInCommit(commit: string, path: string, root: string): Promise<string> {
  try {
    return await git(root, "show", `${commit}:./${path}`);
  } catch {
    return "";
  }
}

/**
 * The files of the last commit that have changed since, or have been deleted.
 *
 * @param root the folder of the content
 * @returns their paths below it; none where there is no git
 */
export function changedPaths(root: string): Promise<string[]> {
  return pathsSinceCommit(root, "MD");
}

/** The files that the last commit does not have. Parameter and result are those of `changedPaths`. */
export async function newPaths(root: string): Promise<string[]> {
  const added = await pathsSinceCommit(root, "A");
  const untracked = await pathsFrom(root, "ls-files", "--others", "--exclude-standard");
  return [...added, ...untracked];
}

/** @param changes the letters of git for the changes that count: `A`, `D` and `M` */
function pathsSinceCommit(root: string, changes: string): Promise<string[]> {
  const options = ["--name-only", "--no-renames", `--diff-filter=${changes}`, "--relative"];
  return pathsFrom(root, "diff", ...options, "HEAD", ".");
}

/** The paths that a command of git lists, one in each line; none where there is no git. */
async function pathsFrom(root: string, ...args: string[]): Promise<string[]> {
  try {
    const names = await git(root, ...args);
    return names.split("\n").filter((name) => name !== "");
  } catch {
    return [];
  }
}

/**
 * The committed files that differ from an earlier commit.
 *
 * @param root the folder of the content
 * @returns their paths below it
 * @throws Error if git does not know the commit
 */
export async function changedSince(commit: string, root: string): Promise<ReadonlySet<string>> {
  const names = await git(root, "diff", "--name-only", "--no-renames", "--relative", commit, ".");
  return new Set(names.split("\n"));
}

/** Whether the history is known: in a shallow clone every file seems to have changed with the oldest commit. */
async function isWholeHistory(root: string): Promise<boolean> {
  const isShallow = await git(root, "rev-parse", "--is-shallow-repository");
  return isShallow.trim() === "false";
}

async function git(root: string, ...args: string[]): Promise<string> {
  const command = ["-C", root, "-c", "core.quotePath=false", ...args];
  const { stdout } = await promisify(execFile)("git", command, { maxBuffer: MAX_OUTPUT });
  return stdout;
}
