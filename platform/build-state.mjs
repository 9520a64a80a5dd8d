// Plain JavaScript, because `npm start` runs it with any version of Node.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { buildSettings, SECRET_BUILD_SETTINGS } from "./settings.mjs";

/** The sources of the build except the content, below the project's folder. */
const SOURCES = [
  "app",
  "editor",
  "hosting",
  "platform",
  "public",
  "package-lock.json",
  "vite.config.ts",
];

/** The folders of installed packages, including the packaged Node. package-lock.json represents them. */
const PACKAGES = "node_modules";

/**
 * The file in which a build records its sources, as `state`, and the first day on which a new build would differ, as
 * `until`.
 */
export const STAMP = join("hosting", "built.json");

/** The file in the folder of builds that names the build to which the site was rolled back. It holds that build. */
export const HELD_BUILD = "held-build";

/**
 * The sources and settings of a build. Tests are not sources.
 *
 * @param {string} root the project's folder
 * @param {NodeJS.ProcessEnv} env settings; `CONTENT_DIR` names the folder of the content
 * @returns {Record<string, string>} settings by variable, and a hash of each source by its path
 */
export function buildState(root, env) {
  return {
    ...settingsState(env),
    ...hashesBelow(root, [env.CONTENT_DIR || "content"]),
    ...sourceState(root),
  };
}

/**
 * The settings of a build, by variable.
 *
 * @param {NodeJS.ProcessEnv} env
 * @returns {Record<string, string>} of secrets only whether they are set
 */
export function settingsState(env) {
  const state = {};
  for (const name of buildSettings(env)) state[name] = env[name] ?? "";
  for (const name of SECRET_BUILD_SETTINGS) state[name] = env[name] ? "set" : "";
  return state;
}

/**
 * The sources of a build except the content.
 *
 * @param {string} root the project's folder
 * @returns {Record<string, string>} a hash of each source by its path
 */
export function sourceState(root) {
  return hashesBelow(root, SOURCES);
}

function hashesBelow(root, folders) {
  const state = {};
  for (const folder of folders) {
    for (const file of filesBelow(resolve(root, folder))) {
      if (/\.test\.\w+$/.test(file)) continue;
      state[relative(root, file)] = createHash("sha1").update(readFileSync(file)).digest("base64");
    }
  }
  return state;
}

/**
 * Says why the site must be built before it is served.
 *
 * @param {string} root the project's folder
 * @param {NodeJS.ProcessEnv} env
 * @returns {string | undefined} undefined if the build is up to date
 */
export function staleReason(root, env) {
  const missing = missingReason(root);
  if (missing) return missing;
  if (heldBuildRefusal(join(root, "dist"))) return undefined;
  const { state, until } = readStamp(root);
  const now = buildState(root, env);
  const changed = Object.keys({ ...state, ...now }).find((name) => now[name] !== state[name]);
  if (changed) return `${changed} has changed`;
  const today = new Date().toISOString().slice(0, 10);
  return until <= today ? `${until} has come, which changes what is shown` : undefined;
}

/**
 * Says why there is no build to check or to serve.
 *
 * @param {string} root the project's folder
 * @returns {string | undefined} undefined if there is a build, however old
 */
export function missingReason(root) {
  return readStamp(root)?.state ? undefined : "it is not built yet";
}

/**
 * The commit from which a build is made, such as `6c12fb2103`, with `-dirty` if files were changed since.
 *
 * @param {string} root the project's folder
 * @returns {string | undefined} undefined without git, or outside of a repository
 */
export function currentCommit(root) {
  const args = ["-C", root, "describe", "--always", "--dirty", "--abbrev=10", "--exclude=*"];
  const { status, stdout } = spawnSync("git", args, { encoding: "utf8" });
  return status === 0 ? stdout.trim() : undefined;
}

/**
 * Says why no build may replace the published build: somebody has rolled the site back to it.
 *
 * @param {string} dist the folder of builds
 * @returns {string | undefined} undefined if builds may be published
 */
export function heldBuildRefusal(dist) {
  const file = join(dist, HELD_BUILD);
  if (!existsSync(file)) return undefined;
  return [
    `The site in ${dist} was rolled back to the build ${readFileSync(file, "utf8").trim()}, which stays published.`,
    "When the fault is mended, let builds be published again: npm run rollback -- release",
  ].join("\n");
}

/** The stamp of the last build. Undefined if there is no build, or if it was not completed. */
function readStamp(root) {
  try {
    return JSON.parse(readFileSync(join(root, "dist", STAMP), "utf8"));
  } catch {
    return undefined;
  }
}

/** Every file below a folder, or the file itself, or nothing if the path does not exist. */
function filesBelow(path) {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) return [];
  if (!stats.isDirectory()) return [path];
  const names = readdirSync(path).filter((name) => name !== PACKAGES);
  return names.flatMap((name) => filesBelow(join(path, name)));
}
