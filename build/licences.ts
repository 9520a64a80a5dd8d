import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Packages of which something is in the files that visitors get: scripts, styles, the typeface. */
const SHIPPED_PACKAGES = [
  "@fontsource-variable/familjen-grotesk",
  "react",
  "react-dom",
  "scheduler",
  "tailwindcss",
];

/** What the bundler writes of the packages that it took (`build.license` in vite.config.ts). */
const REPORT = "licences.json";
/** In the style sheet, of which the bundler does not report. */
const IN_STYLES = ["tailwindcss"];

/**
 * Writes licences.txt, with the notice of every package that is in the built site.
 *
 * @param folder the build, with `site` and `server`
 * @throws when the bundler took a package that SHIPPED_PACKAGES does not name, or the reverse, or when
 *   a package has no licence text
 */
export async function writeLicences(folder: string): Promise<{ packages: number }> {
  const report = join(folder, "server", REPORT);
  const bundled: ReportEntry[] = JSON.parse(await readFile(report, "utf8"));
  const names = [...bundled.map(({ name }) => name), ...IN_STYLES].sort();
  if (names.join() !== SHIPPED_PACKAGES.toSorted().join()) {
    throw new Error(
      `The built site holds ${names.join(", ")}; build/licences.ts lists ${SHIPPED_PACKAGES.join(", ")}`,
    );
  }
  const notices = await Promise.all(names.map(readNotice));
  await writeFile(join(folder, "site", "licences.txt"), licencesText(notices));
  return { packages: notices.length };
}

interface ReportEntry {
  name: string;
}

async function readNotice(name: string): Promise<PackageNotice> {
  const folder = join("node_modules", name);
  const { version, license } = JSON.parse(await readFile(join(folder, "package.json"), "utf8"));
  const file = ["LICENSE", "LICENSE.md"].map((base) => join(folder, base)).find(existsSync);
  if (!file) throw new Error(`${name} has no LICENSE file; put its licence text into the project`);
  return { name, version, licence: license, text: await readFile(file, "utf8") };
}

/** A package's licence, as the package itself states it. */
interface PackageNotice {
  readonly name: string;
  readonly version: string;
  /** SPDX identifier. */
  readonly licence: string;
  /** The whole text, with its copyright line. */
  readonly text: string;
}

const RULE = "-".repeat(72);

/** licences.txt: the notices that these licences want to see handed on with what they cover. */
function licencesText(notices: readonly PackageNotice[]): string {
  const sections = notices.map(
    ({ name, version, licence, text }) =>
      `${RULE}\n${name} ${version} (${licence})\n${RULE}\n\n${text.replace(/\r\n/g, "\n").trim()}\n`,
  );
  const opening = "This site contains the work of others, under the licences below.\n";
  return [opening, ...sections].join("\n");
}
