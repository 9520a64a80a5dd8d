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
  ...["MIT", "MIT-0", "ISC", "BSD-2-Clause", "BSD-3-Clause", "Apache-2.0", "BlueOak-1.0.0"],
  // Permissive too, each by way of its first choice.
  ...["0BSD", "(MIT AND Zlib)", "(MIT OR GPL-3.0-or-later)"],
  // postgres: in the public domain.
  "Unlicense",
  // The typeface: may be served with a site, with its notice, not sold by itself.
  "OFL-1.1",
  // lightningcss: copyleft for its own files, which are neither changed nor handed on.
  "MPL-2.0",
  // libvips behind sharp: a library of its own that draws pictures here; none of it is handed on.
  "LGPL-3.0-or-later",
];
/** The same for what only tests and benchmarks it. */
const TESTS = [
  ...SERVED,
  ...["MIT OR Apache-2.0", "Apache-2.0 AND MIT", "(MIT OR CC0-1.0)", "CC0-1.0", "Python-2.0"],
  // Lists of licences, read here and never handed on.
  ...["CC-BY-3.0", "(MIT AND CC-BY-3.0)"],
];

type Locked = { integrity?: string; hasInstallScript?: true };
const read = (file: string) => JSON.parse(readFileSync(file, "utf8"));
const { dependencies, devDependencies, optionalDependencies, allowScripts } = read("package.json");
const { "": _project, ...packages } = read("package-lock.json").packages;
const locked = Object.entries<Locked>(packages);

test("an update is a commit: versions are exact", () => {
  const wanted = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies });
  const isExact = (version: unknown) => /^\d+\.\d+\.\d+(-[\w.-]+)?$/.test(`${version}`);
  expect(wanted.filter(([, version]) => !isExact(version))).toEqual([]);
});

test("every package has a reason in the record", () => {
  const names = Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies });
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

test("every archive is the public registry's, with a strong hash", () => {
  const rules =
    "--validate-https --validate-integrity --validate-package-names --allowed-hosts npm";
  const args = ["--path", "package-lock.json", "--type", "npm", ...rules.split(" ")];
  const program = "node_modules/lockfile-lint/bin/lockfile-lint.js";
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args]);
  expect(status, `${stdout}${stderr}`).toBe(0);
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
