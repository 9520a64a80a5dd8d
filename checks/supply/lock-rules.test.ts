import { expect, test } from "vitest";
import {
  findLooseLocks,
  findLooseVersions,
  findUndecidedScripts,
  isOnlyElsewhere,
} from "./lock-rules.ts";
import type { LockedPackage } from "./locked-packages.ts";

const good: LockedPackage = {
  name: "@a/b",
  path: "node_modules/@a/b",
  version: "1.2.3",
  integrity: "sha512-x",
  resolved: "https://registry.npmjs.org/@a/b/-/b-1.2.3.tgz",
};
const faults = (change: Partial<LockedPackage>) =>
  findLooseLocks([{ ...good, ...change }]).map(({ what }) => what);

test("package.json names one release of each package", () => {
  const loose = ["^1.2.3", "~1.2.3", "*", "latest", "1.x", ">=1.0.0", "file:../a", "github:a/b"];
  for (const version of loose) {
    expect(findLooseVersions({ dependencies: { a: version } })).toHaveLength(1);
    expect(findLooseVersions({ devDependencies: { a: version } })).toHaveLength(1);
  }
  expect(findLooseVersions({ dependencies: { a: "1.2.3", b: "2.0.0-beta.2" } })).toEqual([]);
});

test("a lock entry is one release with its hash, from the public registry or from none", () => {
  expect(faults({})).toEqual([]);
  const { resolved: _, ...open } = good;
  expect(findLooseLocks([open])).toEqual([]);
  expect(faults({ version: "file:../b" })).toEqual([
    'node_modules/@a/b has the version "file:../b"',
  ]);
  expect(faults({ integrity: "sha1-x" })).toEqual(["node_modules/@a/b has no sha512 hash"]);
  expect(faults({ link: true })).toEqual(["node_modules/@a/b is a link to a folder"]);
  for (const resolved of [
    "http://registry.npmjs.org/@a/b/-/b-1.2.3.tgz",
    "https://registry.npmjs.org.example.com/@a/b/-/b-1.2.3.tgz",
    "https://npm.example.com/@a/b/-/b-1.2.3.tgz",
    "git+ssh://git@github.com/a/b.git#1234",
  ]) {
    expect(faults({ resolved })).toEqual([`node_modules/@a/b comes from "${resolved}"`]);
  }
});

test("only an optional package of a system that builds no site may lack its hash", () => {
  const elsewhere = [
    { os: ["darwin"], cpu: ["arm64"] },
    { os: ["linux"], cpu: ["x64"], libc: ["musl"] },
    { os: ["linux"], cpu: ["s390x"], libc: ["glibc"] },
    { cpu: ["wasm32"] },
  ];
  for (const platform of elsewhere) {
    expect(isOnlyElsewhere({ ...platform, optional: true })).toBe(true);
    expect(isOnlyElsewhere(platform)).toBe(false);
  }
  const here = { os: ["linux"], cpu: ["arm64"], libc: ["glibc"], optional: true };
  expect(isOnlyElsewhere(here)).toBe(false);
  expect(isOnlyElsewhere({ os: ["linux"], cpu: ["x64"], optional: true })).toBe(false);
  expect(isOnlyElsewhere({ optional: true })).toBe(false);
});

test("every install script is decided on, and nothing else", () => {
  const packages = [{ ...good, hasInstallScript: true }];
  const check = (allowScripts: Record<string, boolean>) =>
    findUndecidedScripts({ allowScripts }, packages).map(({ what }) => what);
  expect(check({ "@a/b": true })).toEqual([]);
  expect(check({ "@a/b": false })).toEqual([]);
  expect(check({})).toEqual(["@a/b has an install script that nobody decided on"]);
  expect(check({ "@a/b": true, c: true })).toEqual([
    "allowScripts names c, which has no install script",
  ]);
});
