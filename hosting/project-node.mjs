import { existsSync } from "node:fs";
import { join } from "node:path";

/** The first Node that runs this project's TypeScript as it stands. */
const OLDEST = 24;

/**
 * The Node that this project is built and served with: it comes with the packages, in a fixed version. Where
 * there is no such package for the system, the Node that runs this will do, if it is new enough.
 *
 * @param {string} root folder of package.json
 * @returns {string | undefined} path of the program; undefined where there is none
 */
export function projectNode(root) {
  const windows = process.platform === "win32";
  const name = `node-${windows ? "win" : process.platform}-${process.arch}`;
  const path = join(root, "node_modules", name, "bin", windows ? "node.exe" : "node");
  if (existsSync(path)) return path;
  return Number.parseInt(process.versions.node, 10) >= OLDEST ? process.execPath : undefined;
}
