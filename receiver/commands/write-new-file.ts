import { writeFileSync } from "node:fs";

/**
 * Writes a file that only the user can read.
 *
 * @throws Error in words if the file exists already, or if it cannot be written
 */
export function writeNewFile(path: string, content: string | Uint8Array): void {
  try {
    // "wx": an existing file is not overwritten.
    writeFileSync(path, content, { flag: "wx", mode: 0o600 });
  } catch (error) {
    throw new Error(faultOf(path, error as NodeJS.ErrnoException));
  }
}

function faultOf(path: string, { code, message }: NodeJS.ErrnoException): string {
  if (code === "EEXIST") return `${path} exists and is not overwritten. Name another file.`;
  if (code === "ENOENT")
    return `There is no folder for ${path}. Create the folder, or name another file.`;
  return `${path} cannot be written (${message}). Name another file.`;
}
