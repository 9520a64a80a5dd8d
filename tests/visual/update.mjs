// `npm run visual:update`: takes new reference pictures of every screen, and notes the browser they belong to.
import { spawnSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { chromium } from "@playwright/test";

const { CHROME_PATH, HEADLESS_SHELL_PATH } = process.env;
const executablePath = HEADLESS_SHELL_PATH ?? CHROME_PATH;
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
});
const major = Number.parseInt(browser.version(), 10);
await browser.close();

rmSync("tests/visual/references", { recursive: true, force: true });
writeFileSync(
  "tests/visual/browser.json",
  `{ "major": ${major}, "isShell": ${HEADLESS_SHELL_PATH !== undefined} }\n`,
);
const { status } = spawnSync("playwright", ["test", "tests/visual", "--update-snapshots"], {
  stdio: "inherit",
  shell: process.platform === "win32",
});
process.exit(status ?? 1);
