import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";

/** The code of a module and of everything that it imports. */
export interface SourceCode {
  /** The source file of the module, below the project's folder. */
  entry: string;
  /** A hash that changes with the code, its packages and the version of Node. It is computed once. */
  version: () => string;
}

/** A static import, an export from another module, an import for its effect, or a dynamic import. */
const IMPORTS =
  /^(?:import|export)\s(?!type\s)[^;]*?\sfrom\s+"([^"]+)"|^import\s+"([^"]+)"|\bimport\("([^"]+)"\)/gm;

const MODULE = /\.(ts|tsx|mjs)$/;

/** The alias of package.json for the folder `app`. */
const ALIAS = "#app/";

/**
 * Names the code that makes something. Call it where the module is loaded: during development a module is loaded again
 * when its code has changed.
 *
 * @param entry a source file below the project's folder
 * @param root the project's folder
 */
export function sourceCode(entry: string, root = "."): SourceCode {
  let version: string | undefined;
  return {
    entry,
    version() {
      version ??= hashOfCode(entry, root);
      return version;
    },
  };
}

function hashOfCode(entry: string, root: string): string {
  const hash = createHash("sha256").update(process.versions.node);
  hash.update(readFileSync(join(root, "package-lock.json")));
  for (const file of [...sourceFiles(entry, root)].sort()) {
    hash.update(`\n${file}\n`).update(readFileSync(join(root, file)));
  }
  return hash.digest("hex");
}

/**
 * A source file and all source files that it imports, directly or not, with the files beside them that they name, such as
 * fonts. Imports of types count where they stand beside other imports. A package is not a source file; package-lock.json
 * represents it.
 *
 * @throws Error if a file is missing
 */
export function sourceFiles(entry: string, root = "."): Set<string> {
  const files = new Set([entry]);
  // The iteration includes elements that are added to the set during the iteration.
  for (const file of files) {
    if (!MODULE.test(file)) continue;
    const text = readFileSync(join(root, file), "utf8");
    for (const [, from, effect, dynamic] of text.matchAll(IMPORTS)) {
      const imported = fileOf(from ?? effect ?? dynamic ?? "", file);
      if (imported && isFile(join(root, imported))) files.add(imported);
    }
    for (const name of readdirSync(join(root, dirname(file)))) {
      const path = join(dirname(file), name);
      const isNamed = !MODULE.test(name) && text.includes(`"${name}"`);
      // A folder may have the name of any string, such as "body".
      if (isNamed && isFile(join(root, path))) files.add(path);
    }
  }
  return files;
}

/** The path of an imported source file. Undefined for a package. */
function fileOf(specifier: string, importer: string): string | undefined {
  const path = specifier.replace(/\?.*$/, "");
  if (path.startsWith(ALIAS)) return `app/${path.slice(ALIAS.length)}`;
  return path.startsWith(".") ? join(dirname(importer), path) : undefined;
}

function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile();
}
