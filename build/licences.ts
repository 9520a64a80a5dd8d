import { existsSync } from "node:fs";
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { licencesText, type PackageNotice, SHIPPED_PACKAGES } from "#app/outputs/licences.ts";

/** What the bundler writes of the packages that it took (`build.license` in vite.config.ts). */
const REPORT = "licences.json";
/** In the style sheet, of which the bundler does not report. */
const IN_STYLES = ["tailwindcss"];

/**
 * Writes licences.txt, with the notice of every package that is in the built site, and removes the
 * bundler's report.
 *
 * @param clientDir the built site
 * @throws when the bundler took a package that SHIPPED_PACKAGES does not name, or the reverse, or when
 *   a package has no licence text
 */
export async function writeLicences(clientDir: string): Promise<{ packages: number }> {
  const report = join(clientDir, REPORT);
  const bundled: ReportEntry[] = JSON.parse(await readFile(report, "utf8"));
  const names = [...bundled.map(({ name }) => name), ...IN_STYLES].sort();
  if (names.join() !== [...SHIPPED_PACKAGES].sort().join()) {
    throw new Error(
      `The built site holds ${names.join(", ")}; app/outputs/licences.ts lists ${SHIPPED_PACKAGES.join(", ")}`,
    );
  }
  const notices = await Promise.all(names.map(readNotice));
  await writeFile(join(clientDir, "licences.txt"), licencesText(notices));
  await rm(report);
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
