import { contentFiles, readSource } from "./source-file.ts";

/** The name of the file in content/pages/ that declares the lists of insights. */
export const INSIGHT_LISTS_FILE = "insight-lists";

/** The list that holds the insights of every other list. It has no folder of its own. */
export const ALL_INSIGHTS = "insights";

/**
 * The lists of insights with a folder of their own in content/insights/, by their ids, sorted. They are read without a check, so
 * that the folders are known before any content is. If the file cannot be read, every folder counts as a list.
 */
export function insightFolders(): string[] {
  const { value } = readSource(`pages/${INSIGHT_LISTS_FILE}.yaml`, []).yaml;
  const lists: unknown = Object(value).lists;
  if (!Array.isArray(lists)) {
    return contentFiles("insights/*").map((path) => path.slice("insights/".length));
  }
  const ids = lists.map((list) => String(Object(list).id));
  return ids.filter((id) => id !== ALL_INSIGHTS).sort();
}

/** The pattern of the files of a list, such as `insights/blogs/*.md`. */
export function insightFiles(list: string): string {
  return `insights/${list}/*.md`;
}

/** Whether a file such as `content/insights/blogs/x.md` is an item of a list. */
export function isInsightFile(file: string): boolean {
  return /^content\/insights\/[^/]+\/[^/]+\.md$/.test(file);
}
