import { availableParallelism, cpus, loadavg, platform, totalmem } from "node:os";

/** Where a figure was measured: without it, no two can be compared. */
export interface Machine {
  system: string;
  processor: string;
  cores: number;
  /** Gigabytes. */
  memory: number;
  node: string;
  /** Processes that wanted a core in the minute before: much above zero, the machine had other work. */
  loadBefore: number;
}

export function describeMachine(): Machine {
  return {
    system: `${platform()} ${process.arch}`,
    processor: cpus()[0]?.model.trim() ?? "unknown",
    cores: availableParallelism(),
    memory: Math.round(totalmem() / 1e9),
    node: process.versions.node,
    loadBefore: Math.round((loadavg()[0] ?? 0) * 10) / 10,
  };
}
