// Plain JavaScript, because `npm start` reads it with whatever Node the machine has.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";

/** Everything that goes into the build, below the project's folder. */
const SOURCES = [
  "app",
  "content",
  "editor",
  "hosting",
  "platform",
  "public",
  "package-lock.json",
  "vite.config.ts",
];

/** The settings that the build bakes into its files. */
export const SETTINGS = `SITE_URL BASE_PATH PREVIEW CONTENT_DIR PDF FORMS VITE_FORM_DELIVERY
  VITE_FORM_ENDPOINT RETENTION_DAYS APPLICATION_RETENTION_DAYS EDITOR_BACKEND EDITOR_REPO
  EDITOR_BRANCH EDITOR_API EDITOR_AUTH`.split(/\s+/);

/** Where a build keeps what it was made of: `state`, and in `until` the first day on which another would be different. */
export const STAMP = join("hosting", "built.json");

/** What a build is made of: settings by variable, and a hash of each source by its path. Tests are no source. */
export function buildState(root, env) {
  const files = SOURCES.flatMap((source) => filesBelow(join(root, source)));
  const sources = files.filter((file) => !/\.test\.\w+$/.test(file));
  const hash = (file) => createHash("sha1").update(readFileSync(file)).digest("base64");
  return Object.fromEntries([
    ...SETTINGS.map((name) => [name, env[name] ?? ""]),
    ...sources.map((file) => [relative(root, file), hash(file)]),
  ]);
}

/** Says why the site in the folder of package.json must be built; undefined when the build is up to date. */
export function reasonToBuild(root, env) {
  let last;
  try {
    last = JSON.parse(readFileSync(join(root, "dist", STAMP), "utf8"));
  } catch {}
  if (!last?.state) return "it is not built yet";
  const { state, until } = last;
  const now = buildState(root, env);
  const changed = Object.keys({ ...state, ...now }).find((name) => now[name] !== state[name]);
  if (changed) return `${changed} has changed`;
  const today = new Date().toISOString().slice(0, 10);
  return until <= today ? `${until} has come, which changes what is shown` : undefined;
}

function filesBelow(path) {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats?.isDirectory()) return stats ? [path] : [];
  return readdirSync(path).flatMap((name) => filesBelow(join(path, name)));
}
