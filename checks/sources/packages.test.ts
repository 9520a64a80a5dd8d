import { describe, expect, test } from "vitest";
import { findForbiddenLicences } from "./accepted-licences.ts";
import { findLooseSupply } from "./supply.ts";

describe("packages", () => {
  const hash = { integrity: "sha512-x" };
  const b = "node_modules/a/node_modules/@s/b";
  const whats = (...args: Parameters<typeof findLooseSupply>) =>
    findLooseSupply(...args).map(({ what }) => what);

  test("exact versions with hashes and decided install scripts pass", () => {
    const manifest = { dependencies: { a: "1.0.0" }, allowScripts: { "@s/b": false } };
    const packages = { "": {}, "node_modules/a": hash, [b]: { ...hash, hasInstallScript: true } };
    expect(whats(manifest, { packages })).toEqual([]);
  });

  test.each(["^1.0.0", "latest", "github:a/b", "1.x"])("the version %s is found", (version) => {
    for (const kind of ["dependencies", "devDependencies", "optionalDependencies"]) {
      expect(whats({ [kind]: { a: version } }, { packages: {} })).toEqual([
        `a is "${version}", not one version`,
      ]);
    }
  });

  test("an entry without a hash, and install scripts without or beside a decision, are found", () => {
    const packages = { "node_modules/a": {}, [b]: { ...hash, hasInstallScript: true } };
    expect(whats({ allowScripts: { c: true } }, { packages })).toEqual([
      "node_modules/a has no hash: take a release of the registry",
      "@s/b has an install script that allowScripts does not decide on",
      "allowScripts names c, which has no install script",
    ]);
  });

  test("a licence is accepted for its use only, and rows that no package needs are found", () => {
    const table = { served: ["MIT"], tests: ["MPL-2.0", "Zlib"] };
    const all = { "a@1": "MIT", "b@1": "MPL-2.0", "c@1": "MPL-2.0", "d@1": "GPL-3.0" };
    expect(findForbiddenLicences({ "a@1": "MIT", "b@1": "MPL-2.0" }, all, table)).toMatchObject([
      { where: "b@1", what: expect.stringContaining("building and serving") },
      { where: "d@1" },
      { what: 'accepts "Zlib", which no package has' },
    ]);
  });
});
