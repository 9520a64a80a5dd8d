/** The reasons of the saves that were refused here. */
const reasons = new Set<string>();

/**
 * The error by which `preSave` refuses a save. Sveltia CMS shows its cause in a dialog, and keeps the form open.
 *
 * @param reason what is wrong, and what to do, in words
 */
export function refusal(reason: string): Error {
  reasons.add(reason);
  return new Error("saving_failed", { cause: new Error(reason) });
}

/**
 * Takes the sentence of Sveltia CMS out of the dialog for a save that was refused here: it says to try again later, which would
 * not help. A failure of the disk or of the network keeps it. Sveltia CMS has no option for the sentence, and no element of its
 * own around it.
 */
export function showReasonsAlone(): void {
  const removed = new Map<Text, string>();
  const observer = new MutationObserver(() => {
    for (const reason of document.querySelectorAll("[role=alertdialog] .error")) {
      const isOurs = reasons.has(reason.textContent.trim());
      for (const sentence of reason.parentElement?.childNodes ?? []) {
        if (!(sentence instanceof Text)) continue;
        if (isOurs && sentence.data !== "") {
          removed.set(sentence, sentence.data);
          sentence.data = "";
        }
        if (!isOurs && removed.has(sentence)) {
          sentence.data = removed.get(sentence) ?? "";
          removed.delete(sentence);
        }
      }
    }
  });
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
}
