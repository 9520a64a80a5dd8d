// Plain JavaScript, because `npm start` reads it with whatever Node the machine has.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The first Node that runs this project's TypeScript as it stands. */
const OLDEST = 24;

/**
 * Says which `npm ci` is due. It removes all packages before it installs: so where development packages
 * are there, they are installed again with the others.
 *
 * @param {string} root folder of package.json
 * @param {boolean} needsDev whether development packages are wanted too, as for the tests
 * @returns {"--omit=dev" | "--include=dev" | undefined} undefined when everything wanted is there
 */
export function dueInstall(root, needsDev = false) {
  const record = join(root, "node_modules", ".package-lock.json");
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

/** The packages that a lock file names, by folder. */
function packagesOf(lockFile) {
  return JSON.parse(readFileSync(lockFile, "utf8")).packages ?? {};
}

/**
 * The Node that this project is built and served with: it comes with the packages, in a fixed version. Where
 * there is no such package for the system, the Node that runs this will do, if it is new enough.
 *
 * @param {string} root folder of package.json
 * @returns {string | undefined} path of the program; undefined where there is none
 */
export function projectNode(root) {
  const windows = process.platform === "win32";
  const name = `node-${windows ? "win" : process.platform}-${process.arch}`;
  const path = join(root, "node_modules", name, "bin", windows ? "node.exe" : "node");
  if (existsSync(path)) return path;
  return Number.parseInt(process.versions.node, 10) >= OLDEST ? process.execPath : undefined;
}
