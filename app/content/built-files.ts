import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Pages that a build prints as files beside them, where it finds a browser (build/print-pdfs.ts). */
export const PRINTED_PAGES = ["/brochure", "/presentation"] as const;

/** Bytes of the files that a build has made of pages, by address. While developing there are none. */
const BUILT: Readonly<Record<string, number>> = JSON.parse(process.env.BUILT_FILES ?? "{}");

/** The size of a file that the build has made, such as `305 KB`; undefined where there is none. */
export function builtSize(address: string): string | undefined {
  const bytes = BUILT[address];
  return bytes === undefined ? undefined : `${Math.ceil(bytes / 1000)} KB`;
}

/** Writes a file of the built site at its decoded address. For thousands of small files a promise costs more than that. */
export function writeBuiltFile(directory: string, address: string, data: string | Buffer): void {
  const file = join(directory, address);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, data);
}
