import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { BuiltFiles } from "./site-definition.ts";

/** During development there are none. */
let builtFiles: BuiltFiles = {};

/** Sets the files that a build has made so far. */
export function setBuiltFiles(files: BuiltFiles): void {
  builtFiles = files;
}

/** The size of a file that the build has made, such as `305 KB`. Undefined if there is none. */
export function builtSize(address: string): string | undefined {
  const bytes = builtFiles[address];
  return bytes === undefined ? undefined : `${Math.ceil(bytes / 1000)} KB`;
}

/**
 * Writes a file of the built site at its decoded address. It is synchronous, because for thousands of small files
 * promises cost more than waiting.
 */
export function writeBuiltFile(directory: string, address: string, data: string | Buffer): void {
  const file = join(directory, address);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, data);
}
