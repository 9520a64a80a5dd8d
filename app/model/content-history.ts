import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { buildDay } from "#app/base/dates.ts";
import { contentRoot } from "./source-file.ts";

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
export async function contentHistory(root = contentRoot()): Promise<ContentHistory> {
  try {
    const isShallow = await git(root, "rev-parse", "--is-shallow-repository");
    if (isShallow.trim() !== "false") return NO_HISTORY;
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
