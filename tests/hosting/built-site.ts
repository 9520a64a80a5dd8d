import { readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import type { HostingRules } from "#app/outputs/hosting-rules.ts";
import { isPrivate } from "#app/outputs/private-files.ts";
import { redirectFor } from "#app/outputs/redirects.ts";

/** A site on disk with the rules of its hosting. */
export interface BuiltSite {
  /** The published folder. */
  readonly root: string;
  /** The configurations for nginx and Caddy. */
  readonly deployDirectory: string;
  readonly rules: HostingRules;
  /** Every file that can be asked for, as decoded paths, e.g. `/about/index.html`. */
  readonly files: readonly string[];
}

/**
 * Reads a site that was built.
 *
 * @throws Error with code ENOENT when it was not
 */
export async function readBuiltSite(root: string, deployDirectory: string): Promise<BuiltSite> {
  const rules: HostingRules = JSON.parse(
    await readFile(join(deployDirectory, "hosting-rules.json"), "utf8"),
  );
  // A page may lie under a redirect, for hosts that know none.
  const isRedirected = (file: string) =>
    redirectFor(addressOf(file), "always", rules.redirects) !== undefined;
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(root, join(entry.parentPath, entry.name)).replaceAll(sep, "/")}`)
    .filter((file) => !isPrivate(file) && !isRedirected(file))
    .sort();
  return { root, deployDirectory, rules, files };
}

/** The address of a file: its own path, or the folder's where it is a page. */
export function addressOf(file: string): string {
  return file.replace(/\/index\.html$/, "") || "/";
}
