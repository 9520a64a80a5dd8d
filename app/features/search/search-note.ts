import { listen } from "#app/ui/runtime/events.ts";

/** Stops listening for the visitor's next action elsewhere. Undefined while there is no note. */
let stopListening: (() => void) | undefined;
let note: HTMLElement | undefined;

/**
 * Says below the search's button that the dialog takes a moment, or does not open. The note has a link to the search
 * page. It disappears when the visitor turns to something else.
 *
 * @param island has the words, in its attributes `data-slow`, `data-failed` and `data-page`
 */
export function showNote(island: HTMLElement, status: "slow" | "failed"): void {
  hideNote();
  const link = document.createElement("a");
  link.href = island.querySelector("a")?.href ?? "";
  link.textContent = island.dataset.page ?? "";
  note = document.createElement("p");
  note.setAttribute("role", "alert");
  note.className = "search-wait";
  note.append(`${island.dataset[status]} `, link);
  note.addEventListener("focusout", hideNote);
  island.append(note);
  // The next action may be anywhere, so the document listens.
  stopListening = listen(document, ["pointerdown", "keydown"], hideNoteAfter);
}

/** Removes the note, if one is shown. */
export function hideNote(): void {
  stopListening?.();
  stopListening = undefined;
  note?.remove();
  note = undefined;
}

function hideNoteAfter(event: Event): void {
  const isHere = note?.contains(event.target as Node);
  const isOtherKey = event instanceof KeyboardEvent && event.key !== "Escape";
  if (!isHere && !isOtherKey) hideNote();
}
