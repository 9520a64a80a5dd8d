import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { isDeepStrictEqual, promisify } from "node:util";
import { buildState } from "../../platform/build-state.mjs";
import { buildSettings } from "../../platform/settings.mjs";

/** The fixture sites (tests/fixtures/README.md). */
export type Fixture = "structure" | "full" | "empty" | "languages";

/** The date for which every fixture site is built, so that the dates of its content do not pass. */
export const FIXTURE_DAY = "2026-11-23";

/** The content of a site, as a path below the project's folder. */
export const fixtureContent = (name: Fixture): string => `tests/fixtures/${name}/content`;

/** The folder of the built site, with `site/` and `hosting/`. */
export const fixtureFolder = (name: Fixture): string => `test-results/sites/${name}`;

/** The environment variables with which a program reads the content of a fixture site on its date. */
export function fixtureEnvironment(name: Fixture): Record<string, string> {
  const seconds = Date.parse(FIXTURE_DAY) / 1000;
  return { CONTENT_DIR: fixtureContent(name), SOURCE_DATE_EPOCH: String(seconds) };
}

/**
 * The environment of a program that a test starts in a copy of the project. The program reads the content of the copy, on
 * the date of the clock.
 */
export function environmentWithoutFixture(): NodeJS.ProcessEnv {
  const { CONTENT_DIR: _content, SOURCE_DATE_EPOCH: _day, ...environment } = process.env;
  return environment;
}

/** The settings of every fixture site. Files that need a browser take time, so not every site has them. */
const SITE_SETTINGS: Readonly<Record<Fixture, Readonly<Record<string, string>>>> = {
  structure: {},
  full: { PDF: "0" },
  empty: { PDF: "0" },
  languages: {},
};

/** The file in which a built site records its sources. */
const STATE_FILE = "made-of.json";

/**
 * Builds a fixture site, unless the built site is up to date. Where several processes need it, one builds it and the others
 * wait.
 *
 * @returns the folder of the build, with `site/` and `hosting/`
 * @throws Error with the output of the build
 */
export async function buildFixture(name: Fixture): Promise<string> {
  const folder = fixtureFolder(name);
  const environment = buildEnvironment(name, SITE_SETTINGS[name]);
  const state = buildState(".", environment);
  await withLock(`${folder}.lock`, async () => {
    if (await isBuilt(folder, state, environment)) return;
    await rm(folder, { recursive: true, force: true });
    await build(folder, environment);
    await writeFile(join(folder, STATE_FILE), JSON.stringify(state));
  });
  return folder;
}

/** Works while no other process holds the lock. @param lock path of a file, which holds the id of its process */
async function withLock(lock: string, work: () => Promise<void>): Promise<void> {
  await mkdir(dirname(lock), { recursive: true });
  while (!(await takeLock(lock))) await wait(500);
  try {
    await work();
  } finally {
    await rm(lock, { force: true });
  }
}

/** @returns false if another process holds the lock */
async function takeLock(lock: string): Promise<boolean> {
  const owner = Number(await readFile(lock, "utf8").catch(() => ""));
  // A process that was killed has left its lock.
  if (owner && !isRunning(owner)) await rm(lock, { force: true });
  return writeFile(lock, String(process.pid), { flag: "wx" }).then(
    () => true,
    (error) => {
      if (error.code === "EEXIST") return false;
      throw error;
    },
  );
}

function isRunning(processId: number): boolean {
  try {
    return process.kill(processId, 0);
  } catch {
    return false;
  }
}

/**
 * Builds the site `structure` with the settings of a test, as an operator does. The build has no PDF files.
 *
 * @param settings variables of the build, such as `SITE_URL`
 * @param folder an empty folder below the project's folder, where a build finds its packages
 * @throws Error with the output of the build
 */
export function buildVariant(
  settings: Readonly<Record<string, string>>,
  folder: string,
): Promise<void> {
  return build(folder, buildEnvironment("structure", { PDF: "0", ...settings }));
}

type Environment = Readonly<Record<string, string | undefined>>;

/** The environment of a build. No setting of the developer's machine reaches it. */
function buildEnvironment(name: Fixture, settings: Readonly<Record<string, string>>): Environment {
  const none = Object.fromEntries(buildSettings(process.env).map((setting) => [setting, ""]));
  return { ...process.env, ...none, VITEST: "", ...fixtureEnvironment(name), ...settings };
}

async function isBuilt(
  folder: string,
  state: Readonly<Record<string, string>>,
  environment: Environment,
): Promise<boolean> {
  const mayPrint = environment.PDF !== "0" && environment.CHROME_PATH !== undefined;
  // The site was built before a browser was installed.
  if (mayPrint && !existsSync(join(folder, "site", "brochure.pdf"))) return false;
  const text = await readFile(join(folder, STATE_FILE), "utf8").catch(() => "{}");
  return isDeepStrictEqual(JSON.parse(text), state);
}

async function build(folder: string, env: Environment): Promise<void> {
  const program = resolve("app/commands/build.ts");
  await promisify(execFile)(process.execPath, [program, folder], { env });
}
