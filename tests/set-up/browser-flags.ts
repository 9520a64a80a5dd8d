/** Flags that stop Chromium from any background work while it is tested or measured. */
const browserFlags: readonly string[] = [
  // Chromium does not start its sandbox as root, for example in a container.
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** A name of this machine. On plain HTTP it is not a secure context, just as an address in a local network is not. */
export const PLAIN_HOST = "intranet.test";

/** The browser of most tests, as Playwright starts it. */
export const testBrowser = launchOptions(
  process.env.HEADLESS_SHELL_PATH ?? process.env.CHROME_PATH,
);

/**
 * How Playwright starts a browser for a test.
 *
 * @param path of the program; by default, the program that Playwright has downloaded
 */
export function launchOptions(path: string | undefined) {
  return {
    ...(path ? { executablePath: path } : {}),
    args: [
      ...browserFlags,
      // Other names do not resolve, so no request leaves the machine.
      `--host-resolver-rules=MAP ${PLAIN_HOST} 127.0.0.1, MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1`,
    ],
  };
}
