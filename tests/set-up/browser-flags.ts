/** Settings under which Chromium does nothing of its own accord while it is tested or measured. */
export const browserFlags: readonly string[] = [
  // Chromium refuses to start its own sandbox as root (containers).
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** The browser that most tests run in, as Playwright starts it. */
export const testBrowser = launchOptions(
  process.env.HEADLESS_SHELL_PATH ?? process.env.CHROME_PATH,
);

/**
 * How Playwright starts a browser for a test.
 *
 * @param path of the program; left out: the one that Playwright has downloaded
 */
export function launchOptions(path: string | undefined) {
  return {
    ...(path ? { executablePath: path } : {}),
    args: [
      ...browserFlags,
      // Nothing leaves the machine, whatever a page asks for.
      "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1",
    ],
  };
}
