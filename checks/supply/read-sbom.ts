import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { SourceFile } from "../house/source-files.ts";
import { readLockedPackages } from "./locked-packages.ts";
import { packageUses } from "./package-use.ts";
import { type Sbom, stableSbom } from "./stable-sbom.ts";

/** Bytes; today's list has half a megabyte. */
const MOST = 64 * 1024 * 1024;

/**
 * The CycloneDX list of all locked packages, by npm itself and without the network.
 *
 * npm reads a copy of the lock file in which every package has its address in the public registry:
 * it takes a dependency on a tag ("latest") for unmet when the lock file leaves the registry open.
 *
 * @throws when npm fails, or lists a package that is not locked
 */
export function readSbom(files: readonly SourceFile[]): Sbom {
  const packages = readLockedPackages(files);
  const useOf = packageUses(files, packages);
  const folder = mkdtempSync(join(tmpdir(), "sbom-"));
  try {
    const manifest = JSON.parse(textOf(files, "package.json"));
    const lock = JSON.parse(textOf(files, "package-lock.json"));
    for (const { path, name, version } of packages) {
      lock.packages[path].resolved ??= addressOf(name, version);
    }
    writeFileSync(join(folder, "package.json"), JSON.stringify(manifest));
    writeFileSync(join(folder, "package-lock.json"), JSON.stringify(lock));
    return stableSbom(runNpm(folder), manifest.name, (name) => {
      const entry = packages.find((candidate) => candidate.name === name);
      if (!entry) throw new Error(`npm lists ${name}, which package-lock.json does not`);
      return useOf(entry);
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function runNpm(cwd: string): Sbom {
  const args = ["sbom", "--sbom-format", "cyclonedx", "--package-lock-only", "--offline"];
  // A shell finds npm.cmd on Windows.
  const shell = process.platform === "win32";
  const options = { cwd, encoding: "utf8", maxBuffer: MOST, shell } as const;
  const { status, stdout, stderr, error } = spawnSync("npm", args, options);
  if (status !== 0) throw new Error(`npm sbom failed: ${error?.message ?? stderr}`);
  return JSON.parse(stdout);
}

function addressOf(name: string, version: string): string {
  return `https://registry.npmjs.org/${name}/-/${name.replace(/^.*\//, "")}-${version}.tgz`;
}

function textOf(files: readonly SourceFile[], path: string): string {
  return files.find((file) => file.path === path)?.text ?? "{}";
}
