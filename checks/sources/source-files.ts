import { readdirSync, readFileSync } from "node:fs";

/** One file that people of this project made. */
export interface SourceFile {
  /** From the project's folder, with "/". */
  path: string;
  /** Empty for pictures and the like. */
  text: string;
}

/** What is installed, generated or of the version control. */
const left = [
  ".git",
  ".react-router",
  ".cache",
  "dist",
  "node_modules",
  "playwright-report",
  "test-results",
];
const binary = /\.(png|jpe?g|webp|avif|ico|pdf|woff2?|ttf|otf|zip|gz|br)$/;

/** @param root the project's folder */
export function readSourceFiles(root: string): SourceFile[] {
  const read = (folder: string): SourceFile[] =>
    readdirSync(`${root}/${folder}`, { withFileTypes: true }).flatMap((entry) => {
      const path = `${folder}${entry.name}`;
      if (left.includes(entry.name)) return [];
      if (entry.isDirectory()) return read(`${path}/`);
      if (!entry.isFile()) return [];
      const text = binary.test(path) ? "" : readFileSync(`${root}/${path}`, "utf8");
      return [{ path, text }];
    });
  return read("");
}
