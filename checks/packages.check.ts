import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { promisify } from "node:util";
import { init } from "license-checker-rseidelsohn";
import { expect, test } from "vitest";
import { findUnreasonedPackages, PACKAGE_RECORD } from "./sources/package-reasons.ts";

/* `npm run lint:sources`, for packages: what is installed is what was decided (docs/decisions/0007-supply-chain.md). */

/** Licences that packages may have for building and serving the site (`npm ci --omit=dev`). */
const SERVED = [
  // Permissive: licences.txt keeps their notices for visitors.
  "MIT",
  "MIT-0",
  "ISC",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "Apache-2.0",
  "BlueOak-1.0.0",
  // Permissive too, each by way of its first choice.
  "0BSD",
  "(MIT AND Zlib)",
  "(MIT OR GPL-3.0-or-later)",
  // postgres: in the public domain.
  "Unlicense",
  // The typeface: may be served with a site, with its notice, not sold by itself.
  "OFL-1.1",
  // lightningcss: copyleft for its own files, which are neither changed nor handed on.
  "MPL-2.0",
  // libvips, which sharp draws pictures with: a separate library, of which nothing is handed on.
  "LGPL-3.0-or-later",
];
/** Licences that packages may have for tests and benchmarks. */
const TESTS = [
  ...SERVED,
  "MIT OR Apache-2.0",
  "Apache-2.0 AND MIT",
  "(MIT OR CC0-1.0)",
  "CC0-1.0",
  "Python-2.0",
  // Lists of licences, read here and never handed on.
  "CC-BY-3.0",
  "(MIT AND CC-BY-3.0)",
];

type Locked = { integrity?: string; hasInstallScript?: true; license?: string };
const read = (file: string) => JSON.parse(readFileSync(file, "utf8"));
const { dependencies, devDependencies, allowScripts } = read("package.json");
/** The packaged Node is a project of its own: it is installed only where the machine's Node is too old. */
const { optionalDependencies: packagedNode } = read("platform/node/package.json");
const wantedPackages = { ...dependencies, ...devDependencies, ...packagedNode };
const LOCK_FILES = ["package-lock.json", "platform/node/package-lock.json"];
const locked = LOCK_FILES.flatMap(lockedPackages);

/** The packages of a lock file by their folders, without the project itself. */
function lockedPackages(lockFile: string): [string, Locked][] {
  const { "": _project, ...packages } = read(lockFile).packages;
  return Object.entries<Locked>(packages);
}

test("an update is a commit: versions are exact", () => {
  const wanted = Object.entries(wantedPackages);
  const isExact = (version: unknown) => /^\d+\.\d+\.\d+(-[\w.-]+)?$/.test(`${version}`);
  expect(wanted.filter(([, version]) => !isExact(version))).toEqual([]);
});

test("every package has a reason in the record", () => {
  const names = Object.keys(wantedPackages);
  expect(findUnreasonedPackages(names, readFileSync(PACKAGE_RECORD, "utf8"))).toEqual([]);
});

test("every archive has a hash: take a release of the registry", () => {
  expect(locked.filter(([, { integrity }]) => !integrity)).toEqual([]);
});

test("no install script runs: allowScripts of package.json says no to each, and names no other", () => {
  const scripted = locked.filter(([, { hasInstallScript }]) => hasInstallScript);
  const names = scripted.map(([path]) => path.replace(/^.*node_modules\//, ""));
  expect(allowScripts).toEqual(Object.fromEntries(names.map((name) => [name, false])));
});

test.each(LOCK_FILES)(
  "every archive of %s is the public registry's, with a strong hash",
  (path) => {
    const program = "node_modules/lockfile-lint/bin/lockfile-lint.js";
    const file = ["--path", path, "--type", "npm"];
    const rules = ["--validate-https", "--validate-integrity", "--validate-package-names"];
    const args = [program, ...file, ...rules, "--allowed-hosts", "npm"];
    const { status, stdout, stderr } = spawnSync(process.execPath, args);
    expect(status, `${stdout}${stderr}`).toBe(0);
  },
);

test("the licence of the packaged Node is accepted for what builds and serves the site", () => {
  const licences = lockedPackages("platform/node/package-lock.json").map(
    ([, { license }]) => license ?? "UNKNOWN",
  );
  expect(licences.filter((licence) => !SERVED.includes(licence))).toEqual([]);
});

test.each([
  ["builds and serves", true, SERVED],
  ["tests", false, TESTS],
])("every licence of what %s the site is accepted for that", async (_, production, accepted) => {
  const found = await promisify(init)({ start: ".", production, excludePrivatePackages: true });
  const licences = Object.entries(found).flatMap(([name, { licenses = "UNKNOWN" }]) =>
    [licenses].flat().map((licence) => ({ name, licence })),
  );
  expect(licences).not.toEqual([]);
  expect(licences.filter(({ licence }) => !accepted.includes(licence))).toEqual([]);
});
