/** Packages of which something is in the files that visitors get: scripts, styles, the typeface. */
export const SHIPPED_PACKAGES = [
  "@fontsource-variable/familjen-grotesk",
  "react",
  "react-dom",
  "react-router",
  "scheduler",
  "tailwindcss",
] as const;

/** A package's licence, as the package itself states it. */
export interface PackageNotice {
  readonly name: string;
  readonly version: string;
  /** SPDX identifier. */
  readonly licence: string;
  /** The whole text, with its copyright line. */
  readonly text: string;
}

const RULE = "-".repeat(72);

/** licences.txt: the notices that these licences want to see handed on with what they cover. */
export function licencesText(notices: readonly PackageNotice[]): string {
  const sections = notices.map(
    ({ name, version, licence, text }) =>
      `${RULE}\n${name} ${version} (${licence})\n${RULE}\n\n${text.replace(/\r\n/g, "\n").trim()}\n`,
  );
  const opening = "This site contains the work of others, under the licences below.\n";
  return [opening, ...sections].join("\n");
}
