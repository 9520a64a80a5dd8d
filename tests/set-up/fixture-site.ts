import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { readFile, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { isDeepStrictEqual, promisify } from "node:util";
import { buildState } from "../../platform/build-state.mjs";
import { buildSettings } from "../../platform/settings.mjs";

/** The sites of the tests (tests/fixtures/README.md). */
export type Fixture = "structure" | "full" | "empty";

/** The day on which every site of the tests is built, so that no date in them grows old. */
export const FIXTURE_DAY = "2026-11-23";

/** The content of a site, as a path below the project's folder. */
export const fixtureContent = (name: Fixture): string => `tests/fixtures/${name}/content`;

/** The folder that a site is built to, with `site/` and `hosting/`. */
export const fixtureFolder = (name: Fixture): string => `test-results/sites/${name}`;

/** The variables under which a program reads the content of a site on its day. */
export function fixtureEnvironment(name: Fixture): Record<string, string> {
  const seconds = Date.parse(FIXTURE_DAY) / 1000;
  return { CONTENT_DIR: fixtureContent(name), SOURCE_DATE_EPOCH: String(seconds) };
}

/**
 * The environment of a program that a test starts in a copy of the project: it reads the content of the copy, on the day
 * of the clock.
 */
export function environmentWithoutFixture(): NodeJS.ProcessEnv {
  const { CONTENT_DIR: _content, SOURCE_DATE_EPOCH: _day, ...environment } = process.env;
  return environment;
}

/** What every site is built with. One of them has the PDF files, which take a browser. */
const SITE_SETTINGS: Readonly<Record<Fixture, Readonly<Record<string, string>>>> = {
  structure: {},
  full: { PDF: "0" },
  empty: { PDF: "0" },
};

/** Where a site keeps what it was made of. */
const STATE_FILE = "made-of.json";

/**
 * Builds a site of the tests, unless it is there as it would be built now.
 *
 * @returns the folder of the build, with `site/` and `hosting/`
 * @throws Error with what the build says
 */
export async function buildFixture(name: Fixture): Promise<string> {
  const folder = fixtureFolder(name);
  const environment = buildEnvironment(name, SITE_SETTINGS[name]);
  const state = buildState(".", environment);
  if (await isBuilt(folder, state, environment)) return folder;
  await rm(folder, { recursive: true, force: true });
  await build(folder, environment);
  await writeFile(join(folder, STATE_FILE), JSON.stringify(state));
  return folder;
}

/**
 * Builds the site `structure` with settings of a test's own, as an operator does. It has no PDF files.
 *
 * @param settings variables of the build, such as `SITE_URL`
 * @param folder an empty folder below the project's folder, where a build finds its packages
 * @throws Error with what the build says
 */
export function buildVariant(
  settings: Readonly<Record<string, string>>,
  folder: string,
): Promise<void> {
  return build(folder, buildEnvironment("structure", { PDF: "0", ...settings }));
}

type Environment = Readonly<Record<string, string | undefined>>;

/** The environment of a build: no setting comes from the developer's own. */
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
  // It was built before there was a browser.
  if (mayPrint && !existsSync(join(folder, "site", "brochure.pdf"))) return false;
  const text = await readFile(join(folder, STATE_FILE), "utf8").catch(() => "{}");
  return isDeepStrictEqual(JSON.parse(text), state);
}

async function build(folder: string, env: Environment): Promise<void> {
  const program = resolve("app/commands/build.ts");
  await promisify(execFile)(process.execPath, [program, folder], { env });
}
