import { afterEach, beforeEach, expect, vi } from "vitest";

/**
 * Fails every unit test that leaves a warning or an error on the console. A test that provokes a message expects it and
 * clears the record: `expect(console.error).toHaveBeenCalledWith(…)`, then `vi.mocked(console.error).mockClear()`.
 */
beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.spyOn(console, "warn").mockImplementation(() => {});
});

afterEach(() => {
  expect(vi.mocked(console.error).mock.calls, "console.error").toEqual([]);
  expect(vi.mocked(console.warn).mock.calls, "console.warn").toEqual([]);
});
