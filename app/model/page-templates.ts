import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";

const FOLDER = "docs/templates";

/** A template of standalone pages. Each of its sentences that ends with a full stop says what to write in its place. */
interface PageTemplate {
  /** Such as `event`. */
  name: string;
  yaml: string;
}

/** The templates of standalone pages, by name. */
export function pageTemplates(): PageTemplate[] {
  const names = globSync("*.yaml", { cwd: FOLDER }).map((file) => basename(file, ".yaml"));
  return names.sort().map((name) => {
    return { name, yaml: readFileSync(join(FOLDER, `${name}.yaml`), "utf8") };
  });
}
