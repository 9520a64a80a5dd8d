import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { promisify } from "node:util";
import { init } from "license-checker-rseidelsohn";
import { expect, test } from "vitest";
import { findUnreasonedPackages, PACKAGE_RECORD } from "./sources/package-reasons.ts";

/* `npm run lint:sources`, for packages: the rules of docs/decisions/0007-supply-chain.md. */

/** Accepted licences of packages that build and serve the site (`npm ci --omit=dev`). */
const SERVED = [
  // Permissive: licences.txt keeps their notices for visitors.
  "MIT",
  "MIT-0",
  "ISC",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "Apache-2.0",
  "BlueOak-1.0.0",
  // Permissive too: of two licences, the first is chosen.
  "0BSD",
  // fast-sha256, by which standardwebhooks signs: in the public domain.
  "Unlicense",
  "(MIT AND Zlib)",
  "(MIT OR GPL-3.0-or-later)",
  // The typeface. It may be served with a site and with its notice; it may not be sold alone.
  "OFL-1.1",
  // lightningcss. Copyleft for its own files, which are neither changed nor distributed.
  "MPL-2.0",
  // libvips, with which sharp draws pictures. A separate library, which is not distributed.
  "LGPL-3.0-or-later",
];
/** Accepted licences of packages for tests and benchmarks. */
const TESTS = [
  ...SERVED,
  "MIT OR Apache-2.0",
  "Apache-2.0 AND MIT",
  "(MIT OR CC0-1.0)",
  // mailparser's own part. It is used under the MIT licence.
  "(MIT OR EUPL-1.1+)",
  "CC0-1.0",
  "Python-2.0",
  // Lists of licences. They are read here and not distributed.
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

test("every archive has a hash", () => {
  expect(locked.filter(([, { integrity }]) => !integrity)).toEqual([]);
});

test("no install script runs: allowScripts of package.json forbids each, and names nothing else", () => {
  const scripted = locked.filter(([, { hasInstallScript }]) => hasInstallScript);
  const names = scripted.map(([path]) => path.replace(/^.*node_modules\//, ""));
  expect(allowScripts).toEqual(Object.fromEntries(names.map((name) => [name, false])));
});

test.each(LOCK_FILES)(
  "every archive of %s comes from the public registry, with a strong hash",
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
])("every licence of a package that %s the site is accepted", async (_, production, accepted) => {
  const found = await promisify(init)({ start: ".", production, excludePrivatePackages: true });
  const licences = Object.entries(found).flatMap(([name, { licenses = "UNKNOWN" }]) =>
    [licenses].flat().map((licence) => ({ name, licence })),
  );
  expect(licences).not.toEqual([]);
  expect(licences.filter(({ licence }) => !accepted.includes(licence))).toEqual([]);
});
