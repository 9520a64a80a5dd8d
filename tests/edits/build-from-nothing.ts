import { existsSync, readdirSync, readFileSync, realpathSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { SiteCopy } from "./site-copy.ts";

/** The file that lists what a build has carried over from earlier builds (hosting/publish.ts). */
const CARRIED_OVER_FILE = "hosting/kept.json";

/**
 * Builds the site of a copy again, from nothing, and compares the two builds byte for byte.
 *
 * @returns the files that differ or that only one build has, except files that were carried over from earlier builds
 * @throws Error if the build fails
 */
export async function differencesFromBuildFromNothing(copy: SiteCopy): Promise<string[]> {
  const current = join(copy.folder, "dist", "current");
  const build = realpathSync(current);
  const carriedOver = Object.keys(JSON.parse(readFileSync(join(build, CARRIED_OVER_FILE), "utf8")));
  const cache = await mkdtemp(join(tmpdir(), "empty-cache-"));
  const { isPassed, output } = await copy.run("build", { BUILD_CACHE: cache });
  await rm(cache, { recursive: true });
  if (!isPassed) throw new Error(output);
  const fromNothing = realpathSync(current);
  const files = new Set([...filesOf(build), ...filesOf(fromNothing)]);
  const isCarriedOver = (file: string) => carriedOver.some((name) => file === `site/${name}`);
  return [...files].filter((file) => !isCarriedOver(file) && !isSame(file, build, fromNothing));
}

/** The published files and the files for hosts. */
function filesOf(build: string): string[] {
  return ["site", "hosting"].flatMap((part) => {
    const entries = readdirSync(join(build, part), { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile());
    const names = files.map(({ parentPath, name }) =>
      join(parentPath, name).slice(build.length + 1),
    );
    return names.filter((name) => name !== CARRIED_OVER_FILE);
  });
}

function isSame(file: string, build: string, other: string): boolean {
  const [path, otherPath] = [join(build, file), join(other, file)];
  if (!existsSync(path) || !existsSync(otherPath)) return false;
  return readFileSync(path).equals(readFileSync(otherPath));
}
