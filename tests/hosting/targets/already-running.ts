import type { Target } from "./target.ts";

/** A server that somebody else started. */
export function alreadyRunning(port: number): Target {
  return {
    name: `port ${port}`,
    start: async () => ({ port, stop: async () => {} }),
  };
}
