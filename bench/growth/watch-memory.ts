import { execFileSync } from "node:child_process";

/**
 * Follows the memory that a process and all that it has started hold, five times a second.
 *
 * @returns a function that ends it and gives the most that was seen, in bytes
 */
export function watchMemory(id: number | undefined): () => number {
  let peak = 0;
  const timer = setInterval(() => {
    peak = Math.max(peak, memoryOfTree(id));
  }, 200);
  return () => {
    clearInterval(timer);
    return peak;
  };
}

/** @returns the sum of the proportional sets, in bytes (what processes share counts once); 0 when all have ended */
export function memoryOfTree(id: number | undefined): number {
  const listed = execFileSync("ps", ["-A", "-o", "pid=,ppid=,pss="], { encoding: "utf8" });
  const processes = listed.split("\n").map((line) => line.trim().split(/\s+/).map(Number));
  const sum = (wanted: number | undefined): number =>
    processes.reduce((total, [own, parent, kilobytes = 0]) => {
      if (own === wanted) return total + kilobytes * 1024;
      return parent === wanted ? total + sum(own) : total;
    }, 0);
  return sum(id);
}
