import type { Problem } from "../problem.ts";
import { type AllowedLicence, allowedLicences, type PackageUse } from "./allowed-licences.ts";
import type { LockedPackage } from "./locked-packages.ts";

/** A package as the list of licences shows it. */
export interface LicensedPackage {
  name: string;
  path: string;
  version: string;
  use: PackageUse;
  /** SPDX expression, or undefined when nothing says it. */
  licence: string | undefined;
  /** What the lock file says when it says something else than the installed package. */
  contradiction?: string;
}

/**
 * The licence of every locked package: what the installed package.json says, else the lock file, else
 * that of the package whose platform build it is (same release, named in its optionalDependencies).
 *
 * @param installedLicence the `license` of the package.json in a folder, undefined if not installed
 */
export function listLicences(
  packages: readonly LockedPackage[],
  useOf: (entry: LockedPackage) => PackageUse,
  installedLicence: (path: string) => string | undefined,
): LicensedPackage[] {
  const stated = (entry: LockedPackage) => installedLicence(entry.path) ?? entry.license;
  return packages.map((entry) => {
    const { name, path, version, license } = entry;
    const installed = installedLicence(path);
    const parent = packages.find(
      (other) => other.version === version && other.optionalDependencies?.[name] === version,
    );
    const licence = stated(entry) ?? (parent && stated(parent));
    const differs = installed !== undefined && license !== undefined && installed !== license;
    const use = useOf(entry);
    return { name, path, version, use, licence, ...(differs && { contradiction: license }) };
  });
}

/** Every package has a licence that is accepted for its use; and no row of the table is idle. */
export function findForbiddenLicences(
  packages: readonly LicensedPackage[],
  table: readonly AllowedLicence[] = allowedLicences,
): Problem[] {
  const forbidden = packages.flatMap(({ name, version, use, licence, contradiction }) => {
    const where = `${name}@${version}`;
    if (contradiction) {
      const what = `says "${licence}", package-lock.json "${contradiction}"`;
      return [{ where, what, remedy: "read its licence file, then lock it again" }];
    }
    if (!licence) return [{ where, what: "states no licence", remedy: "do without it" }];
    if (isAccepted(licence, use, table)) return [];
    const what = `"${licence}" is not accepted for use "${use}"`;
    return [{ where, what, remedy: "do without it, or justify it in allowed-licences.ts" }];
  });
  const met = new Set(packages.flatMap(({ licence }) => licence?.match(/[\w.-]+/g) ?? []));
  const idle = table
    .filter(({ id }) => !met.has(id))
    .map(({ id }) => ({
      where: "checks/supply/allowed-licences.ts",
      what: `accepts "${id}", which no package has`,
      remedy: "remove the row",
    }));
  return [...forbidden, ...idle];
}

/** SPDX: of A OR B one must be accepted, of A AND B both; AND binds closer. Anything else fails. */
function isAccepted(licence: string, use: PackageUse, table: readonly AllowedLicence[]): boolean {
  const accepts = (id: string) => table.some((row) => row.id === id && row.uses.includes(use));
  return licence
    .replace(/^\(([^()]*)\)$/, "$1")
    .split(" OR ")
    .some((choice) => choice.split(" AND ").every(accepts));
}
