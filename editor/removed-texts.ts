import { splitFrontMatter } from "#app/model/yaml/yaml-fields.ts";
import { refusal } from "./refusals.ts";

/** What a save would write. */
interface SavedFile {
  /** The text of the file so far. Undefined for a new file. */
  before: string | undefined;
  /** The text of the file as it would be saved. */
  text: string;
}

/**
 * Refuses a save that would remove the whole text below the fields of a file, unless somebody confirms it. Sveltia CMS saves
 * an empty text if somebody saves before the form has read it, so a repeated save confirms nothing.
 *
 * @param confirm asks whether the text is to be removed
 * @throws Error that the editor shows instead of saving
 */
export async function refuseToRemoveText(
  files: readonly SavedFile[],
  confirm: () => Promise<boolean> = askInDialog,
): Promise<void> {
  const isRemoved = files.some(({ before, text }) => hasBody(before) && !hasBody(text));
  if (!isRemoved || (await confirm())) return;
  const reason =
    "Nothing was saved, and the text below the fields stays. Save again when the form shows it in each language. If it does not, load the editor again (F5).";
  throw refusal(reason);
}

function hasBody(text = ""): boolean {
  return splitFrontMatter(text).body.trim() !== "";
}

/** Asks in the dialog of the page (index.html). Its first button, and Escape, keep the text. */
function askInDialog(): Promise<boolean> {
  const dialog = document.querySelector<HTMLDialogElement>("#removed-text");
  if (!dialog) throw new TypeError("The page of the editor has no #removed-text");
  for (const button of dialog.querySelectorAll("button")) {
    button.onclick = () => dialog.close(button.value);
  }
  dialog.returnValue = "keep";
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.onclose = () => resolve(dialog.returnValue === "remove");
  });
}
