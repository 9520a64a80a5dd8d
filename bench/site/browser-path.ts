import { spawnSync } from "node:child_process";

let found: string | undefined;

/**
 * The Chromium that also drives the browser tests. Installs one where there is none.
 *
 * @throws Error when there is none to be had; the reason is on the error output
 */
export function browserPath(): string {
  found ??= askForBrowser();
  return found;
}

function askForBrowser(): string {
  const { status, stdout } = spawnSync(process.execPath, ["tests/browser.mjs"], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
  });
  const path = stdout.trim().split("\n").at(-1);
  if (status !== 0 || !path) throw new Error("There is no browser to measure with.");
  return path;
}

/** Settings under which Chromium does nothing of its own accord while it is measured. */
export const browserFlags: readonly string[] = [
  // Chromium refuses to start its own sandbox as root (containers).
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-extensions",
  "--mute-audio",
];
