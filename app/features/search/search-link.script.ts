import { listen } from "#app/ui/runtime/events.ts";
import { makeButton } from "#app/ui/runtime/make-button.ts";
import { MOMENT_DELAY, withinTimeLimit } from "#app/ui/runtime/waiting.ts";
import { followVisitor, isSearchShortcut } from "./search-keys.ts";
import { hideNote, showNote } from "./search-note.ts";

/** The words of the dialog, in a language that the scripts do not have. */
let words: Promise<object> | undefined;

/**
 * The dialog needs React, which comes with it when the visitor first wants to search. So do the words of a translation.
 *
 * @throws an error if script or words do not arrive
 */
async function loadDialog({ dataset }: HTMLElement) {
  const { wordsFile } = dataset;
  if (wordsFile) words ??= fetchWords(wordsFile);
  const [dialog, sections = {}] = await Promise.all([import("./search-dialog.tsx"), words]);
  return { ...dialog, sections };
}

async function fetchWords(address: string): Promise<object> {
  try {
    const response = await fetch(address);
    return await response.json();
  } catch (error) {
    // The next attempt loads them again.
    words = undefined;
    throw error;
  }
}

/** Makes the link to the search a button that opens the dialog, with `/`, Ctrl K and Cmd K as shortcuts. */
export function enhance(island: HTMLElement): void {
  const link = island.querySelector("a") as HTMLAnchorElement;
  let isOpening = false;

  async function open(): Promise<void> {
    const fieldOfPage = document.querySelector<HTMLElement>("main [role=search] input");
    if (fieldOfPage) return fieldOfPage.focus();
    if (isOpening) return;
    isOpening = true;
    hideNote();
    const slow = setTimeout(showNote, MOMENT_DELAY, island, "slow");
    const end = () => {
      clearTimeout(slow);
      isOpening = false;
      hideNote();
    };
    const visitor = followVisitor(end);
    const dialog = await withinTimeLimit(loadDialog(island)).catch(() => undefined);
    if (visitor.hasGoneOn()) return;
    end();
    const showFailure = () => showNote(island, "failed");
    if (dialog) dialog.openSearchDialog(island, dialog.sections, visitor.takeTyping, showFailure);
    else {
      visitor.takeTyping();
      showFailure();
    }
  }

  link.setAttribute("aria-haspopup", "dialog");
  link.setAttribute("aria-keyshortcuts", "/ Control+K Meta+K");
  makeButton(link, open);
  link.addEventListener("pointerenter", () => loadDialog(island).catch(() => undefined));
  // The shortcut works wherever the focus is, so the document listens.
  listen(document, ["keydown"], (event: KeyboardEvent) => {
    if (!isSearchShortcut(event)) return;
    event.preventDefault();
    void open();
  });
}
