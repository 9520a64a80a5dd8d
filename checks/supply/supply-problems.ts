import { existsSync, readFileSync } from "node:fs";
import type { SourceFile } from "../house/source-files.ts";
import type { Problem } from "../problem.ts";
import { findForbiddenLicences, type LicensedPackage, listLicences } from "./licence-rules.ts";
import { findLooseLocks, findLooseVersions, findUndecidedScripts } from "./lock-rules.ts";
import { readLockedPackages, readManifest } from "./locked-packages.ts";
import { packageUses } from "./package-use.ts";

/** What is installed is what was decided: versions, archives, install scripts, licences. */
export function findSupplyProblems(files: readonly SourceFile[]): Problem[] {
  const manifest = readManifest(files);
  const packages = readLockedPackages(files);
  return [
    ...findLooseVersions(manifest),
    ...findLooseLocks(packages),
    ...findUndecidedScripts(manifest, packages),
    ...findForbiddenLicences(licencesOfProject(files)),
  ];
}

/** Every locked package with its use and licence, as installed here. */
export function licencesOfProject(files: readonly SourceFile[]): LicensedPackage[] {
  const packages = readLockedPackages(files);
  return listLicences(packages, packageUses(files, packages), installedLicence);
}

function installedLicence(path: string): string | undefined {
  const file = `${path}/package.json`;
  if (!existsSync(file)) return undefined;
  const { license } = JSON.parse(readFileSync(file, "utf8"));
  return typeof license === "string" ? license : undefined;
}
