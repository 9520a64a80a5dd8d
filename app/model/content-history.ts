import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { buildDay } from "#app/base/dates.ts";
import { contentRoot } from "./source-file.ts";

/** Days by the names of content files, such as `content/legal/terms.md`. */
export type ContentHistory = ReadonlyMap<string, string>;

const NO_HISTORY: ContentHistory = new Map();

/** Bytes of output that git may write: about a million changes. */
const MAX_OUTPUT = 64 * 1024 * 1024;

/**
 * The day of the last change of each content file, `YYYY-MM-DD` in UTC, as git knows it.
 *
 * A file with a change that is not committed has no day, and a day after that of the build does not count. Nothing is known
 * where there is no git, no repository, or a shallow clone, in which every file seems to have changed with the oldest commit.
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
    // There is no git, or it says that this is no repository.
    return NO_HISTORY;
  }
}

async function git(root: string, ...args: string[]): Promise<string> {
  const command = ["-C", root, "-c", "core.quotePath=false", ...args];
  const { stdout } = await promisify(execFile)("git", command, { maxBuffer: MAX_OUTPUT });
  return stdout;
}

/**
 * The first day for each file in a log whose newest commit comes first.
 *
 * @param log for each commit a NUL, the seconds since 1970, and the names of its files, one a line
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
