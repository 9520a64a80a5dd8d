import { expect, test } from "vitest";
import { findForbiddenLicences, findLooseSupply } from "./supply.ts";

const hash = { integrity: "sha512-x" };
const whats = (problems: readonly { what: string }[]) => problems.map(({ what }) => what);

test("exact versions with hashes and decided install scripts pass", () => {
  const manifest = { dependencies: { a: "1.0.0" }, allowScripts: { b: false } };
  const packages = {
    "": {},
    "node_modules/a": hash,
    "node_modules/b": { ...hash, hasInstallScript: true },
  };
  expect(findLooseSupply(manifest, { packages })).toEqual([]);
});

test.each(["^1.0.0", "latest", "github:a/b", "1.x"])("the version %s is found", (version) => {
  for (const kind of ["dependencies", "devDependencies", "optionalDependencies"]) {
    const problems = findLooseSupply({ [kind]: { a: version } }, { packages: {} });
    expect(whats(problems)).toEqual([`a is "${version}", not one version`]);
  }
});

test("an entry without a strong hash is found, whatever its system", () => {
  const packages = {
    "node_modules/a": { hasInstallScript: false },
    "node_modules/b": { integrity: "sha1-x" },
  };
  expect(findLooseSupply({}, { packages })).toHaveLength(2);
});

test("install scripts that nobody decided on, and decisions on none, are found", () => {
  const packages = { "node_modules/a/node_modules/@s/b": { ...hash, hasInstallScript: true } };
  expect(whats(findLooseSupply({ allowScripts: { c: true } }, { packages }))).toEqual([
    "@s/b has an install script that nobody decided on",
    "allowScripts names c, which has no install script",
  ]);
});

test("a licence is accepted for its use only, and rows that no package needs are found", () => {
  const table = { MIT: "served", "MPL-2.0": "tests", Zlib: "tests" } as const;
  const all = { "a@1": "MIT", "b@1": "MPL-2.0", "c@1": "MPL-2.0", "d@1": "GPL-3.0" };
  expect(findForbiddenLicences({ "a@1": "MIT", "b@1": "MPL-2.0" }, all, table)).toMatchObject([
    { where: "b@1", what: expect.stringContaining("building and serving") },
    { where: "d@1" },
    { what: 'accepts "Zlib", which no package has' },
  ]);
});
