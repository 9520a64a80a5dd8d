import { posix } from "node:path";
import { parseSync } from "vite";

/** One import in a source file. */
export interface SourceImport {
  /** As it is written: "./svg.ts", "#app/lib/slug.ts", "node:fs", "react". */
  specifier: string;
  /** The path from the project's folder, or undefined for a package. */
  path: string | undefined;
  line: number;
  /** It brings types only and leaves nothing in the program. */
  isType: boolean;
}

/**
 * Reads all imports and re-exports of a module, dynamic ones too.
 * @param file path from the project's folder; tells the language
 * @throws when the file cannot be parsed
 */
export function readImports(file: string, source: string): SourceImport[] {
  const { module, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const found: { specifier: string; start: number; isType: boolean }[] = [];
  for (const { moduleRequest, entries, start } of module.staticImports) {
    // `import "./x.ts"` has no entries and runs the module.
    const isType = entries.length > 0 && entries.every((entry) => entry.isType);
    // `import type {} from` has none either, but says so.
    const saysType = /^import\s+type\s/.test(source.slice(start, start + 20));
    found.push({ specifier: moduleRequest.value, start, isType: isType || saysType });
  }
  for (const { entries, start } of module.staticExports) {
    const isType = entries.every((entry) => entry.isType);
    const requests = new Set(entries.map(({ moduleRequest }) => moduleRequest?.value));
    for (const specifier of requests) if (specifier) found.push({ specifier, start, isType });
  }
  for (const { moduleRequest, start } of module.dynamicImports) {
    const specifier = source.slice(moduleRequest.start + 1, moduleRequest.end - 1);
    found.push({ specifier, start, isType: false });
  }
  return found.map(({ specifier, start, isType }) => ({
    specifier,
    path: resolveSpecifier(file, specifier),
    line: source.slice(0, start).split("\n").length,
    isType,
  }));
}

function resolveSpecifier(file: string, specifier: string): string | undefined {
  if (specifier.startsWith("#app/")) return specifier.slice(1);
  if (specifier.startsWith(".")) return posix.join(posix.dirname(file), specifier);
  return undefined;
}
