import { listen } from "#app/ui/runtime/events.ts";
import { readStored } from "#app/ui/runtime/storage.ts";

const EDITABLE = "textarea, select, input:not([type=checkbox], [type=radio]), [contenteditable]";

/** Whether a key opens the search: Ctrl K and Cmd K anywhere, / outside of fields unless the visitor has switched it off. */
export function isSearchShortcut(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing || event.altKey) return false;
  if (event.ctrlKey || event.metaKey) return !event.shiftKey && event.key.toLowerCase() === "k";
  return event.key === "/" && !isInField(event) && readStored("search") !== "off";
}

function isInField({ target }: Event): boolean {
  return target instanceof Element && target.closest(EDITABLE) !== null;
}

/**
 * Follows what the visitor does while the dialog is being loaded. Typed characters are for the search, unless the
 * focus is in a field: they belong to that field. A visitor who types there, presses something else, or presses Tab or
 * Escape has turned to something else, and the dialog must not open over it. A focus that moves by itself, for example
 * when a dialog closes, does not count.
 *
 * @param onGoneOn called when the visitor turns to something else
 * @returns `takeTyping`, which stops listening and returns the typed text
 */
export function followVisitor(onGoneOn: () => void) {
  let typed = "";
  let hasGoneOn = false;
  const goOn = () => {
    hasGoneOn = true;
    stop();
    onGoneOn();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (["Escape", "Tab"].includes(event.key)) return goOn();
    const isCharacter = event.key.length === 1 && !event.ctrlKey && !event.metaKey;
    if (!isCharacter) return;
    if (isInField(event)) return goOn();
    // Until something is typed, the space bar scrolls the page.
    if (event.key === " " && typed === "") return;
    event.preventDefault();
    typed += event.key;
  };
  const onPress = ({ target }: Event) => {
    // A second press on the search repeats the request. The note beside the button is about this request.
    if (!(target as Element).closest("a[aria-haspopup], .search-wait")) goOn();
  };
  // In the capture phase, before other listeners: a second / is a character of the query, and no shortcut.
  addEventListener("keydown", onKeyDown, true);
  const stopPresses = listen(window, ["pointerdown"], onPress);
  const stop = () => {
    removeEventListener("keydown", onKeyDown, true);
    stopPresses();
  };
  const takeTyping = () => {
    stop();
    return typed;
  };
  return { takeTyping, hasGoneOn: () => hasGoneOn };
}
