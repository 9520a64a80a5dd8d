import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

const RULE = "-".repeat(72);

/** A package as the bundler reports it (`build.license` in vite.config.ts). */
export type Notice = Record<"name" | "version" | "identifier" | "text", string>;

/**
 * Writes licences.txt, with the notice of every package of which something is in the files that visitors get.
 *
 * @param folder the build, with `site` and `server`, where the bundler's report is
 * @throws when a package has no licence text
 */
export async function writeLicences(folder: string): Promise<{ packages: number }> {
  const report = await readFile(join(folder, "server", "licences.json"), "utf8");
  const packages: Notice[] = [...JSON.parse(report), await tailwind()];
  const notices = packages
    .sort((a, b) => a.name.localeCompare(b.name))
    .map(({ name, version, identifier, text }) => {
      if (!text) throw new Error(`${name} has no licence text; put it into the project`);
      return `${RULE}\n${name} ${version} (${identifier})\n${RULE}\n\n${text.trim()}\n`;
    });
  const opening = "This site contains the work of others, under the licences below.\n";
  await writeFile(join(folder, "site", "licences.txt"), [opening, ...notices].join("\n"));
  return { packages: notices.length };
}

/** It is in the style sheets, of which the bundler does not report. */
async function tailwind(): Promise<Notice> {
  const read = (file: string) => readFile(join("node_modules/tailwindcss", file), "utf8");
  const { name, version, license } = JSON.parse(await read("package.json"));
  return { name, version, identifier: license, text: await read("LICENSE") };
}
