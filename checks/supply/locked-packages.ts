import type { SourceFile } from "../house/source-files.ts";

/** What package.json says, as far as the rules read it. */
export interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  /** Packages whose install script may run (true) or must not (false). */
  allowScripts?: Record<string, boolean>;
}

/** One entry of package-lock.json. */
export interface LockedPackage {
  name: string;
  /** Its folder from the project's: "node_modules/send", or within that of another package. */
  path: string;
  version: string;
  /** SPDX expression; absent where the registry that was asked gave no metadata. */
  license?: string;
  integrity?: string;
  resolved?: string;
  link?: boolean;
  optional?: boolean;
  hasInstallScript?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

/** @throws when there is no package.json, or none that can be read */
export function readManifest(files: readonly SourceFile[]): Manifest {
  return JSON.parse(textOf(files, "package.json"));
}

/**
 * All packages of package-lock.json, those of other platforms too.
 * @throws when there is no lock file, or one of an older format
 */
export function readLockedPackages(files: readonly SourceFile[]): LockedPackage[] {
  const { lockfileVersion, packages } = JSON.parse(textOf(files, "package-lock.json"));
  if (lockfileVersion !== 3) throw new Error("package-lock.json is not of version 3");
  return Object.entries<Omit<LockedPackage, "name" | "path">>(packages)
    .filter(([path]) => path !== "")
    .map(([path, entry]) => ({ ...entry, path, name: path.replace(/^.*node_modules\//, "") }));
}

function textOf(files: readonly SourceFile[], path: string): string {
  const file = files.find((candidate) => candidate.path === path);
  if (!file) throw new Error(`there is no ${path}`);
  return file.text;
}
