/** Fired on an island when it is hydrated, or stays HTML for good because of a fault. */
export const HYDRATED_EVENT = "site:hydrated";

/** Fired on the window when a visitor takes along what the page shows, as a file that the browser makes. */
export const FILE_EVENT = "site:file";

/**
 * Listens to events of a target.
 *
 * @param types names of events, for example `["focusin", "resize"]`
 * @returns a function that removes the listeners
 */
export function listen<EventType extends Event>(
  target: EventTarget,
  types: readonly string[],
  listener: (event: EventType) => void,
): () => void {
  for (const type of types) target.addEventListener(type, listener as EventListener);
  return () => {
    for (const type of types) target.removeEventListener(type, listener as EventListener);
  };
}

/** The properties of mouse, touch and keyboard events that state the held keys and the mouse button. */
interface Press {
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  /** 0 is the main button. Keyboard events have none. */
  button?: number;
}

/**
 * Whether a click or a key press is plain: the main button, and no key held with it. Any other click on a link opens
 * a tab or a window, or saves the page. Then the browser acts, and the page does nothing.
 */
export function isPlainPress(press: Press): boolean {
  const hasModifier = press.altKey || press.ctrlKey || press.metaKey || press.shiftKey;
  return !hasModifier && !press.button;
}
