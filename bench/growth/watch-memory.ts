import { execFileSync } from "node:child_process";

/** How often the memory is read, in milliseconds. */
const INTERVAL = 200;

/**
 * Watches the memory that a process and its descendants hold.
 *
 * @returns a function that stops the watch and returns the most memory seen, in bytes
 */
export function watchMemory(id: number | undefined): () => number {
  let peak = 0;
  const timer = setInterval(() => {
    peak = Math.max(peak, memoryOfTree(id));
  }, INTERVAL);
  return () => {
    clearInterval(timer);
    return peak;
  };
}

/**
 * The memory of a process and its descendants, as the sum of their proportional set sizes: memory that processes share
 * counts once.
 *
 * @returns bytes; 0 when the processes have ended
 */
export function memoryOfTree(id: number | undefined): number {
  const listing = execFileSync("ps", ["-A", "-o", "pid=,ppid=,pss="], { encoding: "utf8" });
  const processes = listing.split("\n").map((line) => {
    const [processId, parentId, kilobytes = 0] = line.trim().split(/\s+/).map(Number);
    return { processId, parentId, bytes: kilobytes * 1024 };
  });
  const memoryOf = (wanted: number | undefined): number => {
    let total = 0;
    for (const { processId, parentId, bytes } of processes) {
      if (processId === wanted) total += bytes;
      else if (parentId === wanted) total += memoryOf(processId);
    }
    return total;
  };
  return memoryOf(id);
}
