import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

/** Gives the day (`YYYY-MM-DD`) on which the last of some files changed; undefined where nobody knows. */
export type LastChange = (sources: readonly string[]) => string | undefined;

const unknown: LastChange = () => undefined;

/**
 * Reads from git when the files of a folder were last committed.
 *
 * @param folder the folder of the content
 * @returns a function from paths below the folder (a folder ends in a slash). It knows nothing
 *   without git or a repository, in a shallow clone (where every file seems to be of one day), and
 *   of files that are changed but not committed.
 */
export async function lastChanges(folder: string): Promise<LastChange> {
  const git = async (...args: string[]) => {
    const options = { cwd: folder, maxBuffer: 1 << 29 };
    return (await run("git", ["-c", "core.quotePath=false", ...args], options)).stdout;
  };
  try {
    if ((await git("rev-parse", "--is-shallow-repository")).trim() !== "false") return unknown;
    const log = await git("log", "--format=%x00%cs", "--name-only", "--relative", "--", ".");
    const days = readLog(log);
    const dirty = await git("ls-files", "--modified", "--deleted", "--others", "--", ".");
    for (const file of dirty.split("\n")) days.set(file, undefined);
    return (sources) => latest(days, sources);
  } catch {
    // No git, no repository, no commit: that is no fault of the content.
    return unknown;
  }
}

/** The newest commit comes first, so the first mention of a file counts. */
function readLog(log: string): Map<string, string | undefined> {
  const days = new Map<string, string | undefined>();
  for (const commit of log.split("\0").slice(1)) {
    const [day, ...files] = commit.split("\n").filter((line) => line !== "");
    for (const file of files) if (!days.has(file)) days.set(file, day);
  }
  return days;
}

function latest(
  days: ReadonlyMap<string, string | undefined>,
  sources: readonly string[],
): string | undefined {
  const found = sources.flatMap((source) =>
    source.endsWith("/")
      ? [...days].filter(([file]) => file.startsWith(source)).map(([, day]) => day)
      : [days.get(source)],
  );
  if (found.some((day) => day === undefined)) return undefined;
  return found.sort().at(-1);
}
