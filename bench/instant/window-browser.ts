import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findProgram } from "../../tests/hosting/program.ts";
import { launchOptions } from "../../tests/set-up/browser-flags.ts";
import { browserPath } from "../site/lab-browser.ts";

export interface Screen {
  width: number;
  height: number;
  isPhone?: boolean;
}

/** Headless, under dev tools or with this flag, Chromium fetches nothing ahead. */
const NOTHING_AHEAD = "--disable-background-networking";
const flags = launchOptions(browserPath).args.filter((flag) => flag !== NOTHING_AHEAD);
const ANDROID = "--user-agent=Mozilla/5.0 (Linux; Android 10; K) Chrome/150.0.0.0 Mobile";

/** Whether this machine can open a window that nobody sees. */
export const canOpenWindow = findProgram("xvfb-run") !== undefined;

/** Opens a page in a real window of a fresh browser until `done` resolves. */
export async function inWindow<Result>(url: string, screen: Screen, done: Promise<Result>) {
  const { width, height, isPhone } = screen;
  const profile = await mkdtemp(join(tmpdir(), "bench-window-"));
  const window = [`--user-data-dir=${profile}`, `--window-size=${width},${height}`, "--kiosk"];
  const args = [...flags, ...window, ...(isPhone ? ["--touch-events=enabled", ANDROID] : []), url];
  const server = ["-a", "-s", `-screen 0 ${width}x${height}x24`];
  const apart = { detached: true, stdio: "ignore" } as const;
  const child = spawn("xvfb-run", [...server, browserPath, ...args], apart);
  const ended = once(child, "exit");
  try {
    return await done;
  } finally {
    // The whole group: the screen, the browser and its helpers, which write for a moment longer.
    if (child.pid && child.exitCode === null) process.kill(-child.pid, "SIGTERM");
    await ended;
    await rm(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  }
}
