import type { Problem } from "../problem.ts";
import type { LockedPackage, Manifest } from "./locked-packages.ts";

const exact = /^\d+\.\d+\.\d+(-[\w.-]+)?$/;
/** What npm writes; it writes nothing when it is told to leave the registry open. */
const registry = /^https:\/\/registry\.npmjs\.org\/(@[\w.-]+\/)?[\w.-]+\/-\/[\w.-]+\.tgz$/;
const lock = "package-lock.json";
const manifestFile = "package.json";

/** Versions in package.json name one release, so that an update is always a decision. */
export function findLooseVersions(manifest: Manifest): Problem[] {
  return Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })
    .filter(([, version]) => !exact.test(version))
    .map(([name, version]) => ({
      where: manifestFile,
      what: `${name} is "${version}", not one version`,
      remedy: "install it with --save-exact",
    }));
}

/** Each locked package is one release from the public registry, with the hash of its archive. */
export function findLooseLocks(packages: readonly LockedPackage[]): Problem[] {
  return packages.flatMap(({ path, version, integrity, resolved, link, ...entry }) => {
    const faults: string[] = [];
    if (link) faults.push("is a link to a folder");
    else if (!exact.test(version)) faults.push(`has the version "${version}"`);
    if (resolved !== undefined && !registry.test(resolved)) {
      faults.push(`comes from "${resolved}"`);
    }
    if (!link && !/^sha512-/.test(integrity ?? "") && !isOnlyElsewhere(entry)) {
      faults.push("has no sha512 hash");
    }
    const remedy = "remove its entry and run npm install against the public registry";
    return faults.map((fault) => ({ where: lock, what: `${path} ${fault}`, remedy }));
  });
}

/**
 * Optional, and for another system than those that build the published site: Linux with glibc, on
 * x64 and arm64. A registry that does not hold such a package gives no hash for it, and npm then
 * locks it without one (docs/decisions/0007-supply-chain.md).
 */
export function isOnlyElsewhere(entry: Partial<LockedPackage>): boolean {
  const { optional, os, cpu, libc } = entry;
  if (!optional || !(os || cpu)) return false;
  const canBuild =
    (os?.includes("linux") ?? true) &&
    (cpu?.some((name) => name === "x64" || name === "arm64") ?? true) &&
    (libc?.includes("glibc") ?? true);
  return !canBuild;
}

/** A program that runs while installing runs because somebody decided so, or does not run. */
export function findUndecidedScripts(
  manifest: Manifest,
  packages: readonly LockedPackage[],
): Problem[] {
  const decided = manifest.allowScripts ?? {};
  const withScript = packages.filter(({ hasInstallScript }) => hasInstallScript);
  const undecided = withScript
    .filter(({ name }) => typeof decided[name] !== "boolean")
    .map(({ name }) => ({
      where: manifestFile,
      what: `${name} has an install script that nobody decided on`,
      remedy: "read the script, then name the package in allowScripts: true or false",
    }));
  const stale = Object.keys(decided)
    .filter((name) => !withScript.some((entry) => entry.name === name))
    .map((name) => ({
      where: manifestFile,
      what: `allowScripts names ${name}, which has no install script`,
      remedy: "remove it there",
    }));
  return [...undecided, ...stale];
}
