import { existsSync } from "node:fs";
import { join } from "node:path";

/**
 * The Node that this project is built and served with: it comes with the packages, in a fixed version.
 *
 * @param {string} root folder of package.json
 * @returns {string | undefined} path of the program; undefined where it is not installed
 */
export function projectNode(root) {
  const name = process.platform === "win32" ? "node.exe" : "node";
  const path = join(root, "node_modules", "node", "bin", name);
  return existsSync(path) ? path : undefined;
}
