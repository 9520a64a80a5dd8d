import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/**
 * Says whether `npm ci` is due: nothing is installed, or package-lock.json is newer than what was
 * installed and asks for something else. (npm may write both files within one moment, and git gives
 * a file that it restores a new date: the date alone would often reinstall the same packages.)
 *
 * @param {string} root folder of package.json
 * @returns {boolean}
 */
export function isInstallStale(root) {
  const wanted = join(root, "package-lock.json");
  const installed = join(root, "node_modules", ".package-lock.json");
  if (!existsSync(installed)) return true;
  if (statSync(wanted).mtimeMs <= statSync(installed).mtimeMs) return false;
  return !isInstalled(packagesOf(wanted), packagesOf(installed));
}

/**
 * @param {Record<string, LockedPackage>} wanted packages of package-lock.json by folder
 * @param {Record<string, LockedPackage>} installed the same of npm's own record of node_modules
 * @returns {boolean} true if every package that is wanted here is there in its version
 *
 * @typedef {{ version?: string, integrity?: string, optional?: boolean }} LockedPackage
 */
export function isInstalled(wanted, installed) {
  return Object.entries(wanted).every(([folder, entry]) => {
    const found = installed[folder];
    // "" is the project itself; optional packages are those of other systems and processors.
    if (folder === "" || (!found && entry.optional)) return true;
    return found?.version === entry.version && found?.integrity === entry.integrity;
  });
}

function packagesOf(lockFile) {
  return JSON.parse(readFileSync(lockFile, "utf8")).packages ?? {};
}
