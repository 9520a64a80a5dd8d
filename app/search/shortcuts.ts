import { recall, remember } from "#app/browser/storage.ts";

/** Whether the key / opens the search. A single key must be one that can be switched off (WCAG 2.2, 2.1.4). */
export const isSlashOn = () => recall("search") === undefined;

/** Switches the key / on or off, for good where the browser allows storage. */
export const setSlash = (isOn: boolean) => remember("search", isOn ? undefined : "off");

/** What takes letters. */
const FIELD = "textarea, select, input:not([type=checkbox], [type=radio]), [contenteditable]";

/** Whether a key asks for the search: Ctrl K and Cmd K anywhere, / where nothing is being typed. */
export function isSearchShortcut(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing || event.altKey) return false;
  if (event.ctrlKey || event.metaKey) return !event.shiftKey && event.key.toLowerCase() === "k";
  const isTyping = event.target instanceof Element && event.target.closest(FIELD) !== null;
  return event.key === "/" && !isTyping && isSlashOn();
}

/** Keeps what is typed while the search is still being loaded; the function ends it and gives what was typed. */
export function keepTyping(): () => string {
  let typed = "";
  const keep = (event: KeyboardEvent) => {
    if (event.key.length > 1 || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    typed += event.key;
  };
  // Captured before all other listeners: by now a second / is a letter.
  addEventListener("keydown", keep, true);
  return () => {
    removeEventListener("keydown", keep, true);
    return typed;
  };
}
