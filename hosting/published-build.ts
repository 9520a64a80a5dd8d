import { readFileSync, realpathSync } from "node:fs";
import { join } from "node:path";
import { RULES_FILE } from "./host-files.ts";
import type { HostingRules } from "./hosting-rules.ts";

/** A build that is being served. */
export interface PublishedBuild {
  /** Folder of the site; it stays the same when another build takes its place. */
  readonly root: string;
  readonly rules: HostingRules;
}

/**
 * Follows what is published in a folder.
 *
 * @param dist folder that `publishBuild` publishes to
 * @returns gives the build of this moment; throws where there has never been one
 */
export function publishedBuilds(dist: string): () => PublishedBuild {
  let last: PublishedBuild | undefined;
  return () => {
    try {
      const root = realpathSync.native(join(dist, "site"));
      if (root !== last?.root) last = { root, rules: readRules(root) };
    } catch (cause) {
      // Someone removes the folder: what has been read stays right for what is still there.
      if (!last) throw notBuilt(cause);
    }
    return last;
  };
}

function readRules(root: string): HostingRules {
  return JSON.parse(readFileSync(join(root, "..", "hosting", RULES_FILE), "utf8"));
}

function notBuilt(cause: unknown): Error {
  return new Error("The site is not built yet. Build it with: npm run build", { cause });
}
