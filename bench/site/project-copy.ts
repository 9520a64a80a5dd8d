import { cp, mkdir, mkdtemp, readdir, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/** What a clone of the project does not have. */
const LEFT = /^(\.git|dist|node_modules|test-results)$/;

/** Copies the project as a clone would have it: without packages and without anything built. */
export async function copyProject(): Promise<{ folder: string } & AsyncDisposable> {
  const folder = await mkdtemp(join(tmpdir(), "bench-copy-"));
  await cp(".", folder, { recursive: true, filter: (path) => !LEFT.test(path) });
  return { folder, [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }) };
}

/** Links the packages one by one: what builds keep in node_modules/.cache is the copy's own, and empty. */
export async function linkPackages(folder: string): Promise<void> {
  await mkdir(join(folder, "node_modules"));
  for (const entry of await readdir("node_modules", { withFileTypes: true })) {
    const path = join("node_modules", entry.name);
    // A junction needs no rights on Windows; elsewhere it is a link like any other.
    const isPackage = entry.isDirectory() && entry.name !== ".cache";
    if (isPackage) await symlink(resolve(path), join(folder, path), "junction");
  }
}
