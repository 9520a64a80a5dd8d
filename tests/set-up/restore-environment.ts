import { afterAll, vi } from "vitest";

/** Undoes what a file of unit tests has set for the whole process, because the next file runs in the same process. */
afterAll(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
