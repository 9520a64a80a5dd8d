// Plain JavaScript, because `npm start` reads it with whatever Node the machine has.
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Everything that goes into the build, below the project's folder. */
const SOURCES =
  "app build content editor hosting public site package-lock.json vite.config.ts".split(" ");

/** The settings that the build bakes into its files. */
const SETTINGS = [
  "SITE_URL BASE_PATH PREVIEW CONTENT_DIR PDF",
  "FORMS VITE_FORM_DELIVERY VITE_FORM_ENDPOINT RETENTION_DAYS APPLICATION_RETENTION_DAYS",
  "EDITOR_BACKEND EDITOR_REPO EDITOR_BRANCH EDITOR_API EDITOR_AUTH",
].flatMap((names) => names.split(" "));

const STAMP = "built.json";

/** The settings of a build by variable; empty where one is not set. */
export function buildSettings(env) {
  return Object.fromEntries(SETTINGS.map((name) => [name, env[name] ?? ""]));
}

/**
 * Marks a build as complete.
 *
 * @param {string} folder `hosting` in the folder of the build
 * @param {number} started when the build began to read its sources, in milliseconds since 1970
 * @param {NodeJS.ProcessEnv} env
 * @param {string} [until] the first day (`YYYY-MM-DD`, UTC) on which another build would be different
 */
export function writeStamp(folder, started, env, until) {
  const stamp = { started, settings: buildSettings(env), until };
  writeFileSync(join(folder, STAMP), `${JSON.stringify(stamp)}\n`);
}

/** Says why the site in the folder of package.json must be built; undefined when the build is up to date. */
export function reasonToBuild(root, env) {
  const file = join(root, "dist", "hosting", STAMP);
  if (!existsSync(file)) return "it is not built yet";
  const { started, settings, until } = readStamp(file);
  if (!settings) return "the last build was not completed";
  const wanted = Object.entries(buildSettings(env));
  const other = wanted.find(([name, value]) => settings[name] !== value);
  if (other) return `${other[0]} has changed`;
  const today = new Date().toISOString().slice(0, 10);
  if (until <= today) return `${until} has come, which changes what is shown`;
  // A folder's own date tells of files that were added and removed; tests are no source.
  const newer = SOURCES.flatMap((source) => withAllBelow(root, source)).find(
    (path) => !/\.test\.\w+$/.test(path) && dateOf(root, path)?.mtimeMs > started,
  );
  return newer && `${newer} is newer than the last build`;
}

/** What was written with the last build; empty where it cannot be read. */
function readStamp(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8")) ?? {};
  } catch {
    return {};
  }
}

const dateOf = (root, path) => statSync(join(root, path), { throwIfNoEntry: false });

/** A path, and everything below it where it is a folder. */
function withAllBelow(root, path) {
  const isFolder = dateOf(root, path)?.isDirectory();
  const names = isFolder ? readdirSync(join(root, path), { recursive: true }) : [];
  return [path, ...names.map((name) => join(path, name))];
}
