// `npm run visual:update`: takes new reference pictures of every screen, and notes the browser they belong to.
import { spawnSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import { testBrowser } from "../set-up/browser-flags.ts";

const browser = await chromium.launch(testBrowser);
const major = Number.parseInt(browser.version(), 10);
await browser.close();

rmSync("tests/visual/references", { recursive: true, force: true });
writeFileSync(
  "tests/visual/browser.json",
  `{ "major": ${major}, "isShell": ${process.env.HEADLESS_SHELL_PATH !== undefined} }\n`,
);
const { status } = spawnSync("playwright", ["test", "tests/visual", "--update-snapshots"], {
  stdio: "inherit",
  shell: process.platform === "win32",
});
process.exit(status ?? 1);
