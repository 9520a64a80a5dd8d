import { spawnSync } from "node:child_process";
import { symlink } from "node:fs/promises";
import { join, resolve } from "node:path";
import { copySources } from "../set-up/project-copy.ts";
import { type BuiltSite, readBuiltSite } from "./built-site.ts";

/**
 * Builds the site once more, for a sub-path of its host, in a copy of the project, and runs the checks of built
 * pages on it.
 *
 * @param folder for the copy; made here
 * @param basePath such as `/site`
 * @throws Error with the end of the output when the build or a check fails
 */
export async function buildUnderSubPath(folder: string, basePath: string): Promise<BuiltSite> {
  await copySources(".", folder);
  // A junction needs no rights on Windows; elsewhere it is a link like any other.
  await symlink(resolve("node_modules"), join(folder, "node_modules"), "junction");
  const env = {
    ...process.env,
    BASE_PATH: basePath,
    SITE_URL: `https://www.example.com${basePath}`,
  };
  for (const script of ["build", "check"]) {
    const { status, stdout, stderr } = spawnSync("npm", ["run", script], {
      cwd: folder,
      env,
      encoding: "utf8",
      shell: process.platform === "win32",
    });
    if (status !== 0) {
      throw new Error(
        `npm run ${script} fails with BASE_PATH=${basePath}:\n${`${stdout}${stderr}`.slice(-3000)}`,
      );
    }
  }
  return readBuiltSite(join(folder, "build/client"), join(folder, "build/deploy"));
}
