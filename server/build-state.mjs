// Plain JavaScript, because `npm start` reads it with whatever Node the machine has.
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** Everything that goes into the build, below the project's folder. */
const sources = [
  "app",
  "content",
  "generators",
  "public",
  "package-lock.json",
  "react-router.config.ts",
  "vite.config.ts",
];

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
 * Says why the site must be built before it can be served.
 *
 * The stamp `build/client/.built` is written as the build's last step (generators/build-stamp.mjs),
 * so that a build that broke off is none. A folder's own date tells of files added and removed.
 *
 * @param {string} root folder of package.json
 * @param {NodeJS.ProcessEnv} env
 * @returns {string | undefined} words for the message; undefined when the build is up to date
 */
export function reasonToBuild(root, env) {
  const stamp = join(root, "build", "client", ".built");
  if (!existsSync(stamp)) return "it is not built yet";
  const built = JSON.parse(readFileSync(stamp, "utf8"));
  for (const [name, value] of Object.entries(buildSettings(env))) {
    if ((built[name] ?? "") !== value) return `${name} has changed`;
  }
  const newer = newerThan(statSync(stamp).mtimeMs, root, sources);
  return newer && `${newer} is newer than the last build`;
}

function newerThan(time, root, paths) {
  for (const path of paths) {
    const absolute = join(root, path);
    if (!existsSync(absolute)) continue;
    const stats = statSync(absolute);
    if (stats.mtimeMs > time) return path;
    const children = stats.isDirectory() ? readdirSync(absolute) : [];
    const newer = newerThan(
      time,
      root,
      children.map((child) => join(path, child)),
    );
    if (newer) return newer;
  }
  return undefined;
}
