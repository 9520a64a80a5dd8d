import { parse } from "yaml";
import type { Problem } from "../problem.ts";
import type { SourceFile } from "./source-files.ts";

const home = "content/site.yaml";

/** The firm's name stands in one file, so that a new name is one edit. */
export function findBrandNames(files: readonly SourceFile[]): Problem[] {
  const site = files.find(({ path }) => path === home);
  const name: unknown = site && parse(site.text)?.name;
  if (typeof name !== "string" || name === "") {
    return [{ where: home, what: "holds no name", remedy: "give the firm's name as `name`" }];
  }
  return files
    .filter(({ path }) => path !== home)
    .flatMap(({ path, text }) =>
      text.split("\n").flatMap((line, index) =>
        line.includes(name)
          ? [
              {
                where: `${path}:${index + 1}`,
                what: `names "${name}"`,
                remedy: `read it from ${home}; in content write {firm}`,
              },
            ]
          : [],
      ),
    );
}
