import { spawnSync } from "node:child_process";
import { availableParallelism, cpus, loadavg, platform, totalmem } from "node:os";
import { browserPath } from "./site/browser-path.ts";

/** Where a figure was measured: without it, no two can be compared. */
export interface Machine {
  system: string;
  processor: string;
  cores: number;
  /** Gigabytes. */
  memory: number;
  node: string;
  /** As the browser names itself; undefined for parts without one. */
  browser?: string;
  /** Processes that wanted a core in the minute before: much above zero, the machine had other work. */
  loadBefore: number;
}

/** @param hasBrowser whether the part uses one; it is installed where there is none */
export function describeMachine(hasBrowser: boolean): Machine {
  const version =
    hasBrowser && spawnSync(browserPath(), ["--version"], { encoding: "utf8" }).stdout;
  return {
    system: `${platform()} ${process.arch}`,
    processor: cpus()[0]?.model.trim() ?? "unknown",
    cores: availableParallelism(),
    memory: Math.round(totalmem() / 1e9),
    node: process.versions.node,
    ...(version && { browser: version.trim() }),
    loadBefore: Math.round((loadavg()[0] ?? 0) * 10) / 10,
  };
}
