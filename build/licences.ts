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

/** In the style sheet, of which the bundler does not report. */
const IN_STYLES = "tailwindcss";

const RULE = "-".repeat(72);

/**
 * Writes licences.txt, with the notice of every package that is in the built site.
 *
 * @param folder the build, with `site` and `server`, where the bundler's report is (`build.license` in vite.config.ts)
 * @throws when the bundler took a package that SHIPPED_PACKAGES does not name, or the reverse, or when
 *   a package has no licence text
 */
export async function writeLicences(folder: string): Promise<{ packages: number }> {
  const report = await readFile(join(folder, "server", "licences.json"), "utf8");
  const bundled: { name: string }[] = JSON.parse(report);
  const names = [...bundled.map(({ name }) => name), IN_STYLES].sort();
  if (names.join() !== SHIPPED_PACKAGES.join()) {
    throw new Error(
      `The built site holds ${names.join(", ")}; build/licences.ts lists ${SHIPPED_PACKAGES.join(", ")}`,
    );
  }
  const notices = await Promise.all(names.map(readNotice));
  const opening = "This site contains the work of others, under the licences below.\n";
  await writeFile(join(folder, "site", "licences.txt"), [opening, ...notices].join("\n"));
  return { packages: notices.length };
}

/** A package's licence, as the package itself states it: the whole text, with its copyright line. */
async function readNotice(name: string): Promise<string> {
  const folder = join("node_modules", name);
  const { version, license } = JSON.parse(await readFile(join(folder, "package.json"), "utf8"));
  const file = ["LICENSE", "LICENSE.md"].map((base) => join(folder, base)).find(existsSync);
  if (!file) throw new Error(`${name} has no LICENSE file; put its licence text into the project`);
  const text = (await readFile(file, "utf8")).replaceAll("\r\n", "\n").trim();
  return `${RULE}\n${name} ${version} (${license})\n${RULE}\n\n${text}\n`;
}
