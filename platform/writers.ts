import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { availableParallelism } from "node:os";
import type { WriterSetUp, WriterTask } from "./writer-process.ts";

/** The fewest pages for which another process pays off. */
const LEAST_PER_PROCESS = 40;
/**
 * The most addresses in a task. A process that has finished its task takes the next one, so all of them are busy until
 * the end. Addresses of one item stand together: a process reads its text once.
 */
const MOST_IN_TASK = 100;
/**
 * Limits of the heap in megabytes, so that V8 collects garbage. The default of 16 MB for new objects would cost another
 * 100 MB.
 */
const MEMORY = ["--max-old-space-size=640", "--max-semi-space-size=4"];
/** One thread encodes photos: there is a process for each core. */
const THREADS = { UV_THREADPOOL_SIZE: "1" };

/** Processes that write pages and pictures of a site. */
export interface Writers {
  /**
   * Writes pages with their compressed forms.
   *
   * @returns the number of pages, and the assets that they use
   * @throws Error if a page cannot be rendered
   */
  writePages(addresses: readonly string[]): Promise<{ pages: number; usedAssets: Set<string> }>;
  /** Writes pictures with their compressed forms. @throws Error if an address has no picture */
  writePictures(addresses: Iterable<string>): Promise<{ written: number }>;
  /** Ends the processes. */
  end(): void;
}

/**
 * Starts processes that write pages and pictures, one for each core.
 *
 * @param pages the number of pages of the site: a small site has fewer processes
 */
export function startWriters(setUp: WriterSetUp, pages: number): Writers {
  const wanted = Math.ceil(pages / LEAST_PER_PROCESS);
  const count = Math.max(1, Math.min(availableParallelism(), wanted));
  const processes = Array.from({ length: count }, () => startProcess(setUp));
  const write = async (kind: WriterTask["kind"], addresses: readonly string[]) => {
    const usedAssets = new Set<string>();
    // All processes take their next task from the same queue.
    const queue = tasksOf(kind, addresses, count).values();
    const takeTasks = async (child: ChildProcess) => {
      for (const task of queue) {
        child.send(task);
        const [used]: string[][] = await once(child, "message");
        for (const address of used ?? []) usedAssets.add(address);
      }
    };
    await Promise.all(processes.map(takeTasks));
    return usedAssets;
  };
  return {
    async writePages(addresses) {
      return { pages: addresses.length, usedAssets: await write("pages", addresses) };
    },
    async writePictures(addresses) {
      const list = [...addresses];
      await write("pictures", list);
      return { written: list.length };
    },
    end() {
      for (const child of processes) child.disconnect();
    },
  };
}

function startProcess(setUp: WriterSetUp): ChildProcess {
  const program = new URL("writer-process.ts", import.meta.url);
  const env = { ...process.env, ...THREADS };
  const child = fork(program, { execArgv: MEMORY, env, serialization: "advanced" });
  child.once("exit", (code) => {
    if (code !== 0) child.emit("error", new Error(`Writing pages failed (${code}), see above`));
  });
  child.send(setUp);
  return child;
}

/** Divides addresses into tasks, several for each process. */
function tasksOf(
  kind: WriterTask["kind"],
  addresses: readonly string[],
  processes: number,
): WriterTask[] {
  const size = Math.min(MOST_IN_TASK, Math.ceil(addresses.length / (4 * processes)));
  const tasks: WriterTask[] = [];
  for (let start = 0; start < addresses.length; start += size) {
    tasks.push({ kind, addresses: addresses.slice(start, start + size) });
  }
  return tasks;
}
