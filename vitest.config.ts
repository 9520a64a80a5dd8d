import { defineConfig } from "vitest/config";

const sources = "{app,site,build,hosting,receiver,editor,checks,tests,bench}";

export default defineConfig({
  test: {
    // A test that forgets its assertion cannot fail.
    expect: { requireAssertions: true },
    restoreMocks: true,
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: [`${sources}/**/*.test.{ts,tsx,mjs}`],
          setupFiles: ["tests/set-up/silent-console.ts"],
        },
      },
      {
        extends: true,
        test: { name: "pages", include: ["checks/pages.check.ts"], testTimeout: 120_000 },
      },
      {
        extends: true,
        test: { name: "sources", include: ["checks/sources.check.ts"], testTimeout: 60_000 },
      },
    ],
  },
});
