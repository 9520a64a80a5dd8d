import { execFileSync } from "node:child_process";

/** Milliseconds between two looks. */
const INTERVAL = 200;

/**
 * Follows the memory that a process and all that it has started hold: the sum of their resident sets, as `ps` tells
 * them. What they share is counted in each.
 *
 * @param root id of the process
 * @returns a function that ends it and gives the most that was seen, in bytes
 */
export function watchMemory(root: number): () => number {
  let peak = 0;
  const timer = setInterval(() => {
    peak = Math.max(peak, memoryOfTree(root));
  }, INTERVAL);
  return () => {
    clearInterval(timer);
    return peak;
  };
}

/** @returns bytes; 0 when the process has ended */
export function memoryOfTree(root: number): number {
  const listed = execFileSync("ps", ["-A", "-o", "pid=,ppid=,rss="], { encoding: "utf8" });
  const processes = listed
    .trim()
    .split("\n")
    .map((line) => line.trim().split(/\s+/).map(Number));
  const sum = (wanted: number): number =>
    processes.reduce((total, [id, parent, kilobytes = 0]) => {
      const own = id === wanted ? kilobytes * 1024 : 0;
      return total + own + (parent === wanted && id !== undefined ? sum(id) : 0);
    }, 0);
  return sum(root);
}
