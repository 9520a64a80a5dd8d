import { afterAll, vi } from "vitest";

/** Takes back what a file of unit tests has set for the whole process: the next file runs in the same process. */
afterAll(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
