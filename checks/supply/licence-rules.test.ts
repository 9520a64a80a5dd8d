import { describe, expect, test } from "vitest";
import type { AllowedLicence } from "./allowed-licences.ts";
import { findForbiddenLicences, type LicensedPackage, listLicences } from "./licence-rules.ts";

const table: AllowedLicence[] = [
  { id: "MIT", uses: ["shipped", "server", "building"], reason: "" },
  { id: "MPL-2.0", uses: ["building"], reason: "" },
];
const base = { name: "a", path: "node_modules/a", version: "1.0.0", use: "building" } as const;
/** A package for each row of the table, so that no row is idle. */
const filler: LicensedPackage[] = table.map(({ id }) => ({ ...base, name: id, licence: id }));
const check = (change: Partial<LicensedPackage>) =>
  findForbiddenLicences([{ ...base, licence: "MIT", ...change }, ...filler], table).map(
    ({ what }) => what,
  );

describe("licences", () => {
  test("one that is not in the table is refused", () => {
    expect(check({})).toEqual([]);
    expect(check({ licence: "GPL-3.0-only" })).toHaveLength(1);
    expect(check({ licence: "SEE LICENSE IN LICENSE.md" })).toHaveLength(1);
    expect(check({ licence: undefined })).toEqual(["states no licence"]);
  });

  test("one for building only is refused in what is shipped or served", () => {
    expect(check({ licence: "MPL-2.0" })).toEqual([]);
    expect(check({ licence: "MPL-2.0", use: "shipped" })).toHaveLength(1);
    expect(check({ licence: "MPL-2.0", use: "server" })).toHaveLength(1);
  });

  test("of a choice one is enough, of a sum all are needed", () => {
    expect(check({ licence: "(GPL-3.0-only OR MIT)" })).toEqual([]);
    expect(check({ licence: "GPL-3.0-only AND MIT" })).toHaveLength(1);
    expect(check({ licence: "MPL-2.0 AND MIT" })).toEqual([]);
    expect(check({ licence: "(MIT AND GPL-3.0-only) OR X" })).toHaveLength(1);
  });

  test("an installed package that says something else than the lock file is found", () => {
    const locked = [{ ...base, license: "MIT" }];
    const list = listLicences(
      locked,
      () => "building",
      () => "GPL-3.0-only",
    );
    expect(findForbiddenLicences([...list, ...filler], table)[0]?.what).toBe(
      'says "GPL-3.0-only", package-lock.json "MIT"',
    );
  });

  test("a row that no package needs is found", () => {
    expect(findForbiddenLicences([{ ...base, licence: "MIT" }], table)).toHaveLength(1);
  });
});

test("a platform build without metadata has the licence of its package, of the same release only", () => {
  const build = { name: "b-arm", path: "node_modules/b-arm", version: "2.0.0" };
  const parent = { name: "b", path: "node_modules/b", license: "MIT" };
  const of = (version: string) =>
    listLicences(
      [build, { ...parent, version, optionalDependencies: { "b-arm": version } }],
      () => "building",
      () => undefined,
    )[0]?.licence;
  expect(of("2.0.0")).toBe("MIT");
  expect(of("2.0.1")).toBeUndefined();
});
