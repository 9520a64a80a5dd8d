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

/** Chromium does not prefetch with this flag. It does not prefetch either without a window or under its debugger. */
const STOPS_PREFETCH = "--disable-background-networking";
const flags = launchOptions(browserPath).args.filter((flag) => flag !== STOPS_PREFETCH);
const ANDROID = "--user-agent=Mozilla/5.0 (Linux; Android 10; K) Chrome/150.0.0.0 Mobile";

/** Whether this machine can open a window on a virtual screen. */
export const canOpenWindow = findProgram("xvfb-run") !== undefined;

/** Opens a page in a real window of a fresh browser until `done` resolves. */
export async function inWindow<Result>(url: string, screen: Screen, done: Promise<Result>) {
  const { width, height, isPhone } = screen;
  const profile = await mkdtemp(join(tmpdir(), "bench-window-"));
  const args = [...flags, `--user-data-dir=${profile}`, `--window-size=${width},${height}`];
  args.push("--kiosk");
  if (isPhone) args.push("--touch-events=enabled", ANDROID);
  args.push(url);
  const screenArgs = ["-a", "-s", `-screen 0 ${width}x${height}x24`];
  const child = spawn("xvfb-run", [...screenArgs, browserPath, ...args], {
    detached: true,
    stdio: "ignore",
  });
  const ended = once(child, "exit");
  try {
    return await done;
  } finally {
    // The signal ends the whole group: the screen, the browser and its processes. They write for a moment longer.
    if (child.pid && child.exitCode === null) process.kill(-child.pid, "SIGTERM");
    await ended;
    await rm(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  }
}
