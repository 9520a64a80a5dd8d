import { at, type Problem } from "../problem.ts";

/** What package.json says, as far as the rules read it. */
export interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  /** Packages whose install script may run (true) or must not (false). */
  allowScripts?: Record<string, boolean>;
}

/** Entries of package-lock.json by their folder; "" is the project itself. */
export interface LockFile {
  packages: Record<string, { integrity?: string; link?: boolean; hasInstallScript?: boolean }>;
}

/** What is installed is what was decided: versions, archives, install scripts. */
export function findLooseSupply(manifest: Manifest, lock: LockFile): Problem[] {
  const { dependencies, devDependencies, optionalDependencies, allowScripts = {} } = manifest;
  const wanted = { ...dependencies, ...devDependencies, ...optionalDependencies };
  const entries = Object.entries(lock.packages).filter(([path]) => path !== "");
  const scripted = entries
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => path.replace(/^.*node_modules\//, ""));
  const unhashed = entries.filter(([, { integrity, link }]) => link || !integrity);
  return [
    ...Object.entries(wanted)
      .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.-]+)?$/.test(version))
      .map(([name, version]) => `${name} is "${version}", not one version`),
    ...unhashed.map(([path]) => `${path} has no hash: take a release of the registry`),
    ...scripted
      .filter((name) => typeof allowScripts[name] !== "boolean")
      .map((name) => `${name} has an install script that allowScripts does not decide on`),
    ...Object.keys(allowScripts)
      .filter((name) => !scripted.includes(name))
      .map((name) => `allowScripts names ${name}, which has no install script`),
  ].map(at("package.json"));
}
