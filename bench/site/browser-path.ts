import { spawnSync } from "node:child_process";
import { browserFlags } from "../../tests/set-up/browser-flags.ts";

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
export const measuringFlags: readonly string[] = [
  ...browserFlags,
  "--disable-extensions",
  "--mute-audio",
];
