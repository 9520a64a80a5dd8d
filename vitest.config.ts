import { defineConfig } from "vitest/config";
import { fixtureEnvironment } from "./tests/set-up/fixture-site.ts";

const code = "{app,platform,hosting,receiver,editor,checks,tests,bench}/**/*.test.{ts,tsx,mjs}";
/** It asks every web server for the built site. */
const hosts = "hosting/hosts.test.ts";
const setupFiles = ["tests/set-up/silent-console.ts"];

/** Tests of the program read this site, never content/ (tests/fixtures/README.md). */
const env = fixtureEnvironment("structure");
/** Builds the sites of the tests where they are missing or stale. */
const globalSetup = ["tests/build-fixtures.ts"];

/** A part of `npm test` of its own, since it needs more than the sources, or more time. */
const part = (name: string, include: string, testTimeout: number, more = {}) => ({
  extends: true as const,
  test: { name, include: [include], testTimeout, ...more },
});

export default defineConfig({
  test: {
    maxWorkers: "50%",
    // Tests that start programs, and what is made before them (photos, servers, builds), wait for cores too.
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // A test that forgets its assertion cannot fail.
    expect: { requireAssertions: true },
    restoreMocks: true,
    // Sites that tests build for themselves do without what takes a browser.
    env: { PDF: "0" },
    projects: [
      { extends: true, test: { name: "unit", include: [code], exclude: [hosts], setupFiles, env } },
      part("hosting", hosts, 30_000, { globalSetup }),
      part("fixtures", "checks/fixtures.check.ts", 120_000, { globalSetup, env }),
      part("pages", "checks/pages.check.ts", 120_000),
      part("shipped", "checks/shipped-content.check.ts", 30_000),
      part("edits", "tests/edits/*.check.ts", 900_000),
      part("sources", "checks/{sources,packages}.check.ts", 60_000),
    ],
  },
});
