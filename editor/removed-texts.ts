import { splitFrontMatter } from "#app/model/yaml/yaml-fields.ts";

/** The files whose text was missing at the last attempt to save them. */
const refusedFiles = new Set<string>();

/**
 * Refuses the first save that would remove the whole text below the fields of a file. Sveltia CMS saves an empty text if
 * somebody saves before it has read the text. The second save removes the text.
 *
 * @param before the text of the file so far; undefined for a new file
 * @param text the text of the file as it would be saved
 * @throws Error that the editor shows instead of saving
 */
export function refuseToRemoveText(file: string, before: string | undefined, text: string): void {
  const isRemoved = hasBody(before) && !hasBody(text);
  if (!isRemoved || refusedFiles.delete(file)) return;
  refusedFiles.add(file);
  const reason =
    "The text below the fields is empty, but the file has one, so nothing was saved. If you have not removed the text, load the editor again (F5). If you have, save once more.";
  // The editor shows the cause of this error in a dialog, and keeps the form open.
  throw new Error("saving_failed", { cause: new Error(reason) });
}

function hasBody(text = ""): boolean {
  return splitFrontMatter(text).body.trim() !== "";
}
