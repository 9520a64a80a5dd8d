import { cp, mkdir, mkdtemp, readdir, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** What a clone of the project does not have. */
const LEFT = new Set([".git", "dist", "node_modules", "test-results"]);

/** A copy of the project's sources, for as long as a part runs. */
export interface ProjectCopy extends AsyncDisposable {
  folder: string;
}

/** Copies the project as a clone would have it: without packages and without anything built. */
export async function copyProject(): Promise<ProjectCopy> {
  const folder = await mkdtemp(join(tmpdir(), "bench-copy-"));
  for (const name of await readdir(".")) {
    if (!LEFT.has(name)) await cp(name, join(folder, name), { recursive: true });
  }
  return { folder, [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }) };
}

/** Links the packages one by one: what builds keep in node_modules/.cache is the copy's own, and empty. */
export async function linkPackages(folder: string): Promise<void> {
  await mkdir(join(folder, "node_modules"));
  for (const entry of await readdir("node_modules", { withFileTypes: true })) {
    if (entry.isFile() || entry.name === ".cache") continue;
    const [from, to] = [
      join(process.cwd(), "node_modules", entry.name),
      join(folder, "node_modules", entry.name),
    ];
    // A junction needs no rights on Windows; elsewhere it is a link like any other.
    await symlink(from, to, "junction");
  }
}
