import { readFileSync } from "node:fs";

/** The most memory that a process has held since its start, in bytes, as Linux counts it. */
export function peakMemoryOf(processId: number | undefined): number {
  const status = readFileSync(`/proc/${processId}/status`, "utf8");
  const [, kilobytes] = /^VmHWM:\s+(\d+) kB$/m.exec(status) ?? [];
  return Number(kilobytes) * 1024;
}
