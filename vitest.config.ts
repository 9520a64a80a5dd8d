import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{app,hosting,generators,checks,tests,bench}/**/*.test.{ts,tsx,mjs}"],
    setupFiles: ["tests/set-up/silent-console.ts"],
    maxWorkers: 2,
    // A test that forgets its assertion cannot fail.
    expect: { requireAssertions: true },
    restoreMocks: true,
  },
});
