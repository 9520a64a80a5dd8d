import { isDocument } from "./documents.ts";
import type { SourceFile } from "./source-files.ts";

/** A command that installs missing packages, another script, or npm itself, which needs no packages. */
const SELF_SUFFICIENT =
  /^([A-Z_]+=\S+ )*(node platform\/(launch|start)\.mjs\b|npm (run|sbom|audit)\b)/;
/** npx in a document: it downloads the newest version of a tool that is not installed. */
const NPX = /\bnpx \S+/g;

/**
 * Finds commands that fail on a fresh clone because they use packages that are not installed.
 *
 * @returns a line for each script of package.json that does not go through platform/launch.mjs, and for each document
 *   that names `npx` in place of a script
 */
export function findCommandsWithoutLauncher(files: readonly SourceFile[]): string[] {
  const { scripts } = JSON.parse(files.find(({ path }) => path === "package.json")?.text ?? "");
  const problems: string[] = [];
  for (const [name, script] of Object.entries<string>(scripts)) {
    for (const command of script.split(" && ")) {
      if (!SELF_SUFFICIENT.test(command))
        problems.push(`package.json: ${name}: start "${command}" by platform/launch.mjs`);
    }
  }
  for (const { path, text } of files.filter(isDocument)) {
    for (const [command] of text.matchAll(NPX))
      problems.push(`${path}: name an npm script in place of "${command}"`);
  }
  return problems;
}
