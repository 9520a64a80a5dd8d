import { mkdir, readdir, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { copySources } from "../../tests/set-up/project-copy.ts";
import { type TemporaryFolder, temporaryFolder } from "../site/temporary-folder.ts";
import { generatedInsight, markdownFile } from "./generated-insight.ts";

const folders = { article: "articles", blog: "blogs" } as const;

/**
 * A copy of the project whose content has a given number of insights: the authored ones and, after them,
 * generated ones. Its packages are linked one by one, so that what builds keep in node_modules/.cache is the
 * copy's own and empty.
 *
 * @param root folder of package.json
 * @param insights how many insights it shall have
 * @returns the folder of the copy
 */
export async function copyWithInsights(root: string, insights: number): Promise<TemporaryFolder> {
  const copy = temporaryFolder("growth");
  await copySources(root, copy.folder);
  await linkPackages(join(root, "node_modules"), join(copy.folder, "node_modules"));
  await addInsights(join(copy.folder, "content"), insights);
  return copy;
}

async function linkPackages(from: string, to: string): Promise<void> {
  await mkdir(to);
  for (const entry of await readdir(from, { withFileTypes: true })) {
    if (entry.isFile() || entry.name === ".cache") continue;
    // A junction needs no rights on Windows; elsewhere it is a link like any other.
    await symlink(join(from, entry.name), join(to, entry.name), "junction");
  }
}

async function addInsights(content: string, wanted: number): Promise<void> {
  const authored = await Promise.all(
    Object.values(folders).map((folder) => readdir(join(content, "insights", folder))),
  );
  const leaders = await readdir(join(content, "leaders"));
  const authors = leaders.map((name) => name.replace(/\.yaml$/, "")).sort();
  for (let index = 0; index < wanted - authored.flat().length; index += 1) {
    const insight = generatedInsight(index, authors);
    const file = join(content, "insights", folders[insight.type], `${insight.fields.id}.md`);
    await writeFile(file, markdownFile(insight));
  }
}
