import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { findProgram } from "../../tests/hosting/program.ts";
import { launchOptions } from "../../tests/set-up/browser-flags.ts";
import { browserPath } from "../site/lab-browser.ts";

export interface Screen {
  width: number;
  height: number;
  isPhone?: boolean;
}

/** Chromium fetches nothing ahead with this flag. It does not either without a window or under its debugger. */
const STOPS_PREFETCH = "--disable-background-networking";
const flags = launchOptions(browserPath).args.filter((flag) => flag !== STOPS_PREFETCH);
const ANDROID = "--user-agent=Mozilla/5.0 (Linux; Android 10; K) Chrome/150.0.0.0 Mobile";

/** The programs that open a window on a virtual screen and move its pointer, where this machine lacks one. */
export function missingProgram(): string | undefined {
  return ["Xvfb", "xdotool"].find((program) => findProgram(program) === undefined);
}

/** The pointer of a virtual screen. The system moves it, so the browser takes it for that of a visitor. */
export interface Pointer {
  /** @param x and y pixels of the window, which fills the screen */
  moveTo(x: number, y: number): void;
  press(): void;
}

/** Opens a page in a real window of a fresh browser, and closes it after `use`. */
export async function inWindow<Result>(
  url: string,
  screen: Screen,
  use: (pointer: Pointer) => Promise<Result>,
): Promise<Result> {
  const { width, height, isPhone } = screen;
  const profile = await mkdtemp(join(tmpdir(), "bench-window-"));
  const geometry = `${width}x${height}x24`;
  const server = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", geometry, "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const [number] = await once(server.stdio[3] as Readable, "data");
  const env = { ...process.env, DISPLAY: `:${String(number).trim()}` };
  const xdotool = (...args: string[]) => {
    const { status, stderr } = spawnSync("xdotool", args, { env, encoding: "utf8" });
    if (status !== 0) throw new Error(`xdotool ${args.join(" ")}: ${stderr}`);
  };
  // A pointer in the page from the start would be over a link by chance.
  xdotool("mousemove", `${width - 1}`, `${height - 1}`);
  const args = [...flags, `--user-data-dir=${profile}`, `--window-size=${width},${height}`];
  args.push("--window-position=0,0", "--kiosk");
  if (isPhone) args.push("--touch-events=enabled", ANDROID);
  args.push(url);
  const browser = spawn(browserPath, args, { detached: true, stdio: "ignore", env });
  try {
    return await use({
      moveTo: (x, y) => xdotool("mousemove", `${Math.round(x)}`, `${Math.round(y)}`),
      press: () => xdotool("click", "1"),
    });
  } finally {
    // The signal ends the whole group: the browser and its processes. They write for a moment longer.
    const ended = once(browser, "exit");
    if (browser.pid && browser.exitCode === null) {
      process.kill(-browser.pid, "SIGTERM");
      await ended;
    }
    server.kill();
    await rm(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  }
}
