import { defineConfig } from "vitest/config";
import { bundledSearchLanguages } from "./app/features/search/bundled-languages.ts";
import { bundledWords } from "./platform/bundled-words.ts";
import { emptyInlineScripts } from "./tests/set-up/empty-inline-scripts.ts";
import { fixtureEnvironment } from "./tests/set-up/fixture-site.ts";

const code = "{app,platform,hosting,receiver,editor,checks,tests,bench}/**/*.test.{ts,tsx,mjs}";
/** It asks every web server for the built site. */
const hosts = "hosting/hosts.test.ts";
const setupFiles = ["tests/set-up/silent-console.ts", "tests/set-up/restore-environment.ts"];

/** Tests of the program read this site, never content/ (tests/fixtures/README.md). */
const env = fixtureEnvironment("structure");
/** Builds the sites of the tests where they are missing or stale. */
const globalSetup = ["tests/build-fixtures.ts"];

/** Its own step of `npm test`, because it needs more than the sources, or more time. */
const part = (name: string, include: string, more = {}) => ({
  extends: true as const,
  test: { name, include: [include], ...more },
});

export default defineConfig({
  plugins: [emptyInlineScripts(), bundledWords(), bundledSearchLanguages()],
  test: {
    maxWorkers: "50%",
    // No test fails because a machine is busy. These limits only end tests that hang.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // A test that forgets its assertion cannot fail.
    expect: { requireAssertions: true, poll: { timeout: 60_000 } },
    restoreMocks: true,
    // Sites that tests build have no files that need a browser.
    env: { PDF: "0" },
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: [code],
          exclude: [hosts],
          setupFiles,
          env,
          // The files share their modules: to load the model anew takes longer than most of these tests.
          isolate: false,
        },
      },
      part("hosting", hosts, { globalSetup }),
      part("fixtures", "checks/{fixtures,translation,optional-scripts}.check.ts", {
        globalSetup,
        env,
      }),
      part("pages", "checks/pages.check.ts"),
      part("shipped", "checks/shipped-content.check.ts"),
      part("edits", "tests/edits/*.check.ts", { testTimeout: 900_000 }),
      part("sources", "checks/{sources,packages}.check.ts"),
    ],
  },
});
