import type { SourceFile } from "./source-files.ts";

/** The test of this check holds examples of what the check finds. */
const OWN_TEST = "checks/sources/content-readers.test.ts";

/** `npm run test:edits` edits a copy of the shipped content. */
const EDITS = /^tests\/edits\//;
/** Tests of the program, their shared files, and the settings of their runners. The checks of content are not among them. */
const TEST_FILE = /\.(test|spec)\.(ts|tsx|mjs)$|^tests\/.*\.(ts|tsx|mjs)$|^playwright\.config\.ts$/;

/** The text before a path: the name of a function that takes a path, or an option that names a folder. */
const CALL =
  /\b(?:(?:readFile|readdir|opendir|open|cp|copyFile|stat|lstat|exists|access|watch|glob)(?:Sync)?\(|createReadStream\(|join\(|resolve\(|URL\(|cwd:)\s*/;
/** The folder of the repository, from its root or from the file of the test. */
const CONTENT = /["'`](?:\.{1,2}\/)*content(?=["'`/])/;

const READS_CONTENT = new RegExp(CALL.source + CONTENT.source);

/**
 * Finds tests of the program that read content/ of the repository. Editors change content/, and no edit may make such a test
 * fail. Tests read the sites in tests/fixtures/.
 *
 * @returns a line for each place, with the remedy
 */
export function findContentReaders(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => TEST_FILE.test(path) && !EDITS.test(path) && path !== OWN_TEST)
    .flatMap(({ path, text }) =>
      text.split("\n").flatMap((line, index) => {
        if (!READS_CONTENT.test(line)) return [];
        return `${path}:${index + 1}: reads content/, which editors change: read fixtureContent("structure") of tests/set-up/fixture-site.ts`;
      }),
    );
}
