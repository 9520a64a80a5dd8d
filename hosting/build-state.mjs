// Plain JavaScript, because `npm start` reads it with whatever Node the machine has.
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Everything that goes into the build, below the project's folder. */
const sources = [
  "app",
  "build",
  "content",
  "hosting",
  "public",
  "site",
  "package-lock.json",
  "vite.config.ts",
];

const STAMP = "built.json";

/**
 * The settings that the build bakes into its files.
 *
 * @param {NodeJS.ProcessEnv} env
 * @returns {Record<string, string>} by variable; empty where it is not set
 */
export function buildSettings(env) {
  const names = [
    "SITE_URL",
    "BASE_PATH",
    "VITE_FORM_DELIVERY",
    "VITE_FORM_ENDPOINT",
    "CONTENT_DIR",
  ];
  return Object.fromEntries(names.map((name) => [name, env[name] ?? ""]));
}

/**
 * Marks a build as complete.
 *
 * @param {string} folder `hosting` in the folder of the build
 * @param {number} started when the build began to read its sources, in milliseconds since 1970
 * @param {NodeJS.ProcessEnv} env
 */
export function writeStamp(folder, started, env) {
  const stamp = { started, settings: buildSettings(env) };
  writeFileSync(join(folder, STAMP), `${JSON.stringify(stamp)}\n`);
}

/**
 * Says why the site must be built before it can be served. A folder's own date tells of files that were added and
 * removed; tests are no source.
 *
 * @param {string} root folder of package.json
 * @param {NodeJS.ProcessEnv} env
 * @returns {string | undefined} words for the message; undefined when the build is up to date
 */
export function reasonToBuild(root, env) {
  const file = join(root, "dist", "hosting", STAMP);
  if (!existsSync(file)) return "it is not built yet";
  const stamp = readStamp(file);
  if (!stamp) return "the last build was not completed";
  for (const [name, value] of Object.entries(buildSettings(env))) {
    if (stamp.settings[name] !== value) return `${name} has changed`;
  }
  const newer = newerThan(stamp.started, root, sources);
  return newer && `${newer} is newer than the last build`;
}

/**
 * @param {number} pid
 * @returns {boolean} whether there is such a process on this machine
 */
export function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
}

/** @returns {{ started: number, settings: Record<string, string> } | undefined} */
function readStamp(file) {
  try {
    const stamp = JSON.parse(readFileSync(file, "utf8"));
    return typeof stamp.started === "number" && stamp.settings ? stamp : undefined;
  } catch {
    return undefined;
  }
}

/** @returns {string | undefined} */
function newerThan(time, root, paths) {
  for (const path of paths) {
    const stats = statSync(join(root, path), { throwIfNoEntry: false });
    if (!stats || /\.test\.\w+$/.test(path)) continue;
    if (stats.mtimeMs > time) return path;
    const children = stats.isDirectory() ? readdirSync(join(root, path)) : [];
    const newer = newerThan(
      time,
      root,
      children.map((child) => join(path, child)),
    );
    if (newer) return newer;
  }
  return undefined;
}
