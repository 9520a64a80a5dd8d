import { readdirSync, readFileSync } from "node:fs";

/** One line of /proc for each process that runs. */
interface ProcessEntry {
  id: number;
  parent: number;
}

/**
 * The memory that a process and all that it has started hold at this moment: the sum of their resident sets.
 * What they share is counted in each.
 *
 * @param root id of the process
 * @returns bytes; undefined where there is no /proc to ask
 */
export function memoryOfTree(root: number): number | undefined {
  if (process.platform !== "linux") return undefined;
  const family = new Set([root]);
  // A child's id may be the lower one (ids begin again), so the list is gone through until nothing is new.
  const entries = allProcesses();
  for (let known = 0; known < family.size; ) {
    known = family.size;
    for (const { id, parent } of entries) if (family.has(parent)) family.add(id);
  }
  return [...family].reduce((sum, id) => sum + residentBytes(id), 0);
}

/**
 * Follows the memory of a process from now on.
 *
 * @param interval milliseconds between two looks
 * @returns a function that ends it and gives the most that was seen, in bytes
 */
export function watchMemory(root: number, interval = 200): () => number | undefined {
  let peak = memoryOfTree(root);
  const timer = setInterval(() => {
    const now = memoryOfTree(root);
    if (now !== undefined) peak = Math.max(peak ?? 0, now);
  }, interval);
  return () => {
    clearInterval(timer);
    return peak;
  };
}

function allProcesses(): ProcessEntry[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      const text = readIfThere(`/proc/${name}/stat`);
      // The program's name stands in brackets and may hold anything; state and parent follow it.
      const parent = text && /^.*\) \S (\d+)/s.exec(text)?.[1];
      return parent ? [{ id: Number(name), parent: Number(parent) }] : [];
    });
}

function residentBytes(id: number): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readIfThere(`/proc/${id}/status`) ?? "")?.[1];
  return Number(kilobytes ?? 0) * 1024;
}

/** A process may end between two looks. */
function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return undefined;
  }
}
