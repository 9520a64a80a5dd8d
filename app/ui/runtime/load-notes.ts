import { pageWords } from "./page-words.ts";

/* The notes of the boot script about scripts that are late or missing. A screen reader announces them. */

const MOMENT_ID = "load-moment";
const LOAD_ERROR_ID = "load-error";

/** Says that a press will have its effect in a moment, unless another note is shown. */
export function showMoment(): void {
  const shown = document.querySelector(".load-error:not([hidden])");
  if (!shown) appendNote(MOMENT_ID, pageWords().moment);
}

/**
 * Says that a part of the page cannot respond, and offers to load the page again. A form that works without scripts
 * brings a hidden note of its own. That note is shown instead.
 *
 * @returns whether the note of the form is shown now
 */
export function showLoadNote(words: string): boolean {
  document.getElementById(MOMENT_ID)?.remove();
  const note = document.getElementById(LOAD_ERROR_ID);
  if (!note) {
    const link = Object.assign(document.createElement("a"), {
      href: "",
      textContent: pageWords().loadAgain,
    });
    appendNote(LOAD_ERROR_ID, words, " ", link);
    return false;
  }
  const isOfForm = Boolean(note.hidden);
  note.hidden = false;
  return isOfForm;
}

/** Removes every note from the page. */
export function removeNotes(): void {
  for (const note of document.querySelectorAll(".load-error")) note.remove();
}

function appendNote(id: string, ...content: (string | Element)[]): void {
  const note = Object.assign(document.createElement("div"), {
    id,
    role: "alert",
    className: "load-error",
  });
  note.append(...content);
  document.body.append(note);
}
