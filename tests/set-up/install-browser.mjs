import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));

/**
 * Installs a Chromium: Debian's package where apt-get may be used without a question, otherwise the
 * one that Playwright downloads.
 *
 * @param {() => string | undefined} findBrowser looks again after Debian's package is in
 * @returns {string} path of the browser
 * @throws {Error} that says what to do by hand
 */
export function installBrowser(findBrowser) {
  const downloaded = playwrightsBrowser();
  if (existsSync(downloaded)) return downloaded;
  const become = aptPrefix();
  if (become) {
    console.error("No browser found: installing Debian's chromium …");
    const apt = (...args) => run([...become, "apt-get", ...args]);
    const install = (...names) => apt("install", "-y", "--no-install-recommends", ...names);
    // Without fresh lists apt asks for a version that the mirror may have dropped. An older release of
    // Debian has no headless shell, which only makes the tests faster.
    if (apt("update") && (install("chromium", "chromium-headless-shell") || install("chromium"))) {
      const path = findBrowser();
      if (path) return path;
    }
    console.error("Debian's chromium could not be installed.");
  }
  console.error("No browser found: downloading Playwright's Chromium …");
  const playwright = join(root, "node_modules/@playwright/test/cli.js");
  if (run([process.execPath, playwright, "install", "chromium"])) return downloaded;
  throw new Error(
    "No browser for the tests. Install Chromium or Chrome, or set CHROME_PATH to one that is there.",
  );
}

/** What to put before apt-get ([] as root), or undefined where it may or should not be used. */
function aptPrefix() {
  if (process.platform !== "linux" || !isDebian()) return undefined;
  if (!succeeds(["apt-get", "--version"])) return undefined;
  if (process.getuid?.() === 0) return [];
  return succeeds(["sudo", "-n", "true"]) ? ["sudo", "-n"] : undefined;
}

/** Ubuntu is left out: its `chromium` is a wrapper that asks for a snap. */
function isDebian() {
  try {
    const release = readFileSync("/etc/os-release", "utf8");
    return /^(ID|ID_LIKE)=.*debian/m.test(release) && !/^ID(_LIKE)?=.*ubuntu/m.test(release);
  } catch {
    return false;
  }
}

/** Where Playwright keeps, or would keep, its own. */
function playwrightsBrowser() {
  const script = 'import("playwright-core").then((p) => console.log(p.chromium.executablePath()))';
  const options = { cwd: root, encoding: "utf8" };
  return spawnSync(process.execPath, ["-e", script], options).stdout.trim();
}

/** Its output goes to our error output: the standard one carries the path. */
function run([command, ...args]) {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  return spawnSync(command, args, { stdio: ["ignore", 2, 2], env }).status === 0;
}

function succeeds([command, ...args]) {
  return spawnSync(command, args, { stdio: "ignore" }).status === 0;
}
