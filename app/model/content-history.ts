import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { buildDay } from "#app/base/dates.ts";

/** Days by the paths of content files, such as `content/legal/terms.md`. */
export type ContentHistory = ReadonlyMap<string, string>;

const NO_HISTORY: ContentHistory = new Map();

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
  try {
    if (!(await isWholeHistory(root))) return NO_HISTORY;
    const days = daysIn(
      await git(root, "log", "--format=%x00%ct", "--name-only", "--relative", "."),
    );
    const uncommitted = await git(root, "diff", "--name-only", "--relative", "HEAD", ".");
    for (const name of uncommitted.split("\n")) days.delete(`content/${name}`);
    return days;
  } catch {
    // Git is not installed, or the folder is not in a repository.
    return NO_HISTORY;
  }
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
  try {
    if (!(await isWholeHistory(root))) return undefined;
    const log = await git(root, "log", "--format=%x00%H", "--name-only", "--relative", ".");
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
export async function changedPaths(root: string): Promise<string[]> {
  const options = ["--name-only", "--no-renames", "--diff-filter=MD", "--relative"];
  try {
    const names = await git(root, "diff", ...options, "HEAD", ".");
    return names.split("\n").filter((name) => name !== "");
  } catch {
    return [];
  }
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

/**
 * The first day of each file in a log that lists the newest commit first.
 *
 * @param log for each commit a NUL, the seconds since 1970 and the paths of its files, one per line
 */
function daysIn(log: string): Map<string, string> {
  const days = new Map<string, string>();
  const today = buildDay();
  for (const commit of log.split("\0").slice(1)) {
    const [seconds, ...names] = commit.split("\n").filter((line) => line !== "");
    const day = new Date(Number(seconds) * 1000).toISOString().slice(0, 10);
    for (const name of names) {
      const file = `content/${name}`;
      if (!days.has(file)) days.set(file, day);
    }
  }
  for (const [file, day] of days) {
    if (day > today) days.delete(file);
  }
  return days;
}
