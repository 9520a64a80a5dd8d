import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Says which `npm ci` is due. It removes all packages before it installs: so where development packages
 * are there, they are installed again with the others.
 *
 * @param {string} root folder of package.json
 * @param {boolean} needsDev whether development packages are wanted too, as for the tests
 * @returns {"--omit=dev" | "--include=dev" | undefined} undefined when everything wanted is there
 *
 * @typedef {{ version?: string, integrity?: string, dev?: boolean, optional?: boolean, devOptional?: boolean }} LockedPackage
 */
export function dueInstall(root, needsDev = false) {
  const record = join(root, "node_modules", ".package-lock.json");
  /** @type {Record<string, LockedPackage>} */
  const installed = existsSync(record) ? packagesOf(record) : {};
  const wanted = Object.entries(packagesOf(join(root, "package-lock.json")));
  const isComplete = wanted.every(([folder, entry]) => {
    // "" is the project itself; optional packages are those of other systems and processors.
    if (folder === "" || (entry.dev && !needsDev)) return true;
    const found = installed[folder];
    if (!found) return entry.optional || entry.devOptional;
    return found.version === entry.version && found.integrity === entry.integrity;
  });
  if (existsSync(record) && isComplete) return undefined;
  const hasDev = Object.values(installed).some(({ dev }) => dev);
  return needsDev || hasDev ? "--include=dev" : "--omit=dev";
}

/** @returns {Record<string, LockedPackage>} by folder */
function packagesOf(lockFile) {
  return JSON.parse(readFileSync(lockFile, "utf8")).packages ?? {};
}
