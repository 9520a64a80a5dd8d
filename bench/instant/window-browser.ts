import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findProgram } from "../../tests/hosting/program.ts";

/** How a window looks to the page. */
export interface Screen {
  width: number;
  height: number;
  flags?: readonly string[];
}

/** Whether this machine can open a window that nobody sees. */
export const canOpenWindow = findProgram("xvfb-run") !== undefined;

/**
 * Opens a page in a real window of a fresh Chromium, without dev tools, until `done` resolves. Headless, with dev tools
 * or with `--disable-background-networking`, Chromium fetches nothing ahead.
 */
export async function inWindow<Result>(
  browser: string,
  url: string,
  { width, height, flags = [] }: Screen,
  done: Promise<Result>,
): Promise<Result> {
  const profile = await mkdtemp(join(tmpdir(), "bench-window-"));
  const own = [
    ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-component-update",
    "--disable-sync",
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost",
    `--user-data-dir=${profile}`,
    `--window-size=${width},${height}`,
    "--kiosk",
  ];
  const screen = ["-a", "-s", `-screen 0 ${width}x${height}x24`];
  const child = spawn("xvfb-run", [...screen, browser, ...own, ...flags, url], {
    detached: true,
    stdio: "ignore",
  });
  const ended = once(child, "exit");
  try {
    const early = ended.then(([code]) =>
      Promise.reject(new Error(`The browser has ended by itself (${code})`)),
    );
    return await Promise.race([done, early]);
  } finally {
    // The whole group: the screen, the browser and its helpers.
    if (child.pid && child.exitCode === null) process.kill(-child.pid, "SIGTERM");
    await ended;
    // The browser's helpers write for a moment longer than it runs itself.
    await rm(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  }
}
