import { availableParallelism } from "node:os";
import { defineConfig, devices } from "@playwright/test";
import { launchOptions, testBrowser } from "./tests/set-up/browser-flags.ts";
import { fixtureEnvironment } from "./tests/set-up/fixture-site.ts";
import { findFreePort } from "./tests/set-up/free-port.ts";

// Tests read the content of the site that they visit.
Object.assign(process.env, fixtureEnvironment("structure"));
// Workers load this file again and need the same addresses, so the environment passes them on.
process.env.E2E_PORT ??= String(await findFreePort());
process.env.E2E_FULL_PORT ??= String(await findFreePort());
const { E2E_PORT: port, E2E_FULL_PORT: portOfFull } = process.env;

/** A site of the tests, built where it is missing or stale (tests/fixtures/README.md). */
const server = (name: string, port: string) => ({
  command: `node tests/serve-fixture.ts ${name}`,
  env: { PORT: port },
  url: `http://localhost:${port}/`,
  timeout: 600_000,
  gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 } as const,
});

const wide = { ...devices["Desktop Chrome"], viewport: { width: 1440, height: 900 } };

export default defineConfig({
  testDir: "tests",
  testMatch: process.env.EVERY_STATE ? "**/*.axe.ts" : "**/*.spec.ts",
  outputDir: "test-results/browser",
  // Other steps run beside these tests and leave no core idle. More workers would only wait longer.
  workers: Math.max(2, availableParallelism()),
  fullyParallel: true,
  forbidOnly: true,
  // No test fails because a machine is busy. These limits only end tests that hang.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: "list",
  snapshotPathTemplate: "tests/visual/references/{projectName}/{arg}{ext}",
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: testBrowser,
    screenshot: "only-on-failure",
  },
  // A test runs on the wide screen unless its tag asks for the phone, or for both; in the headless shell, where
  // there is one, unless it needs what only the whole browser has (its back-forward cache, for one).
  projects: [
    { name: "desktop", grepInvert: /@mobile|@whole-browser/, use: wide },
    {
      name: "whole-browser",
      grep: /@whole-browser/,
      use: { ...wide, launchOptions: launchOptions(process.env.CHROME_PATH) },
    },
    {
      name: "mobile",
      grep: /@mobile|@both/,
      use: { ...devices["Pixel 7"], viewport: { width: 390, height: 844 } },
    },
  ],
  webServer: [server("structure", port), server("full", portOfFull)],
});
