/** The record that holds the reason for each package. */
export const PACKAGE_RECORD = "docs/decisions/0018-packages.md";

/**
 * Compares the packages of package.json with the tables of the record: the first cell of each row names packages in
 * backticks.
 *
 * @param names of all packages that package.json asks for
 * @param record text of docs/decisions/0018-packages.md
 * @returns a line for each package without a reason, and for each reason without a package
 */
export function findUnreasonedPackages(names: readonly string[], record: string): string[] {
  const rows = record.match(/^\|[^|]+\|/gm) ?? [];
  const reasoned = rows.flatMap((cell) =>
    Array.from(cell.matchAll(/`([^`]+)`/g), ([, name = ""]) => name),
  );
  const missing = names.filter((name) => !reasoned.includes(name));
  const unknownNames = reasoned.filter((name) => !names.includes(name));
  return [
    ...missing.map((name) => `${PACKAGE_RECORD}: give a reason for ${name}`),
    ...unknownNames.map((name) => `${PACKAGE_RECORD}: names ${name}, which package.json does not`),
  ];
}
