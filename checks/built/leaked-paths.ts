import type { Problem } from "../problem.ts";
import type { BuiltSite } from "./built-site.ts";

const textFile = /\.(html|css|js|json|xml|txt|svg|data|webmanifest|map)$/;

/**
 * Nothing published names the machine that built it.
 * @param folders whole paths that must not occur: the project's, the builder's home
 */
export function findLeakedPaths(site: BuiltSite, folders: readonly string[]): Problem[] {
  return [...site.files]
    .filter((file) => textFile.test(file))
    .flatMap((file) => {
      const text = site.read(file).toString("utf8");
      return folders
        .filter((folder) => text.includes(folder))
        .map((folder) => ({ where: file, what: `names the folder ${folder}` }));
    });
}
