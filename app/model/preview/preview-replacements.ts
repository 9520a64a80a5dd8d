import { basename, dirname, join } from "node:path/posix";
import { changedPaths } from "../content-history.ts";
import type { ContentProblem } from "../content-problem.ts";
import { isInBlock, isInBody } from "../fields/field-leaves.ts";
import type { Findings, SourceReplacements } from "../findings.ts";
import { isInsightFile } from "../insight-lists.ts";
import { itemName } from "../items.ts";
import type { Item } from "../publication.ts";
import { CONTENT_SCHEMAS } from "../schemas/content-schemas.ts";
import {
  contentRoot,
  pathInContent,
  readCommittedSource,
  type SourceFile,
} from "../source-file.ts";

/** Files by their paths below the content folder. */
type SourceFiles = ReadonlyMap<string, SourceFile>;

/**
 * The versions that a preview reads instead of files with problems.
 *
 * @param soundSources the files of the last content without problems
 * @param unsavedPath the path of a file that is shown as it is written, if that is possible
 */
export async function replacementsFor(
  problems: readonly ContentProblem[],
  { invalidPaths }: Findings,
  soundSources: SourceFiles,
  unsavedPath?: string,
): Promise<SourceReplacements> {
  const earlier = new Map<string, SourceFile>();
  const leftOut = new Set<string>();
  for (const { file, field } of problems) {
    const path = pathInContent(file);
    const isValid = !invalidPaths.has(path);
    // A text with a wrong link can be shown; a text with a wrong chart cannot.
    if (path === unsavedPath && isValid && !isInBlock(field)) continue;
    const isShowable = isValid && !isInBody(field);
    let source = soundSources.get(path);
    if (!source && !isShowable) source = await readCommittedSource(path);
    if (source) earlier.set(path, source);
    else if (!isShowable) leftOut.add(path);
  }
  return { earlier, leftOut };
}

/** The same replacements without the earlier versions of some files. Those that are items are left out. */
export function withoutVersions(
  { earlier, leftOut }: SourceReplacements,
  paths: ReadonlySet<string>,
): SourceReplacements {
  return {
    earlier: new Map([...earlier].filter(([path]) => !paths.has(path))),
    leftOut: new Set([...leftOut, ...paths]),
  };
}

/**
 * Items that have been deleted, or have another id, since the content had no problem, or since the last commit. Other
 * files may still name them.
 *
 * @param sources the files as they are now
 * @param soundSources the files of the last content without problems
 * @returns the items as they were, by paths in their folders
 */
export async function vanishedItems(
  sources: SourceFiles,
  soundSources: SourceFiles,
): Promise<Map<string, SourceFile>> {
  const soundOrCommitted = soundSources.size > 0 ? soundSources : await committedSources();
  const ids = new Set(Array.from(sources, ([path, source]) => itemId(path, source)));
  const vanished = new Map<string, SourceFile>();
  for (const [path, source] of soundOrCommitted) {
    // The file may be there with another id: both are shown.
    if (isItem(path) && !ids.has(itemId(path, source))) {
      vanished.set(join(dirname(path), `vanished.${basename(path)}`), source);
    }
  }
  return vanished;
}

/** The committed versions of the files that have changed since. */
async function committedSources(): Promise<Map<string, SourceFile>> {
  const sources = new Map<string, SourceFile>();
  for (const path of await changedPaths(contentRoot())) {
    const source = await readCommittedSource(path);
    if (source) sources.set(path, source);
  }
  return sources;
}

/** Whether a file is an item of a folder with one file for each item. @param path below the content folder */
function isItem(path: string): boolean {
  const folder = dirname(path);
  const ofFolder = (pattern: string) => pattern.includes("*") && dirname(pattern) === folder;
  return isInsightFile(`content/${path}`) || Object.keys(CONTENT_SCHEMAS).some(ofFolder);
}

/** Identifies an item: its folder, and the field from which its id is made. */
function itemId(path: string, { yaml }: SourceFile): string {
  const item: Item = Object(yaml.value);
  return `${dirname(path)}/${item.id ?? itemName(item)}`;
}
