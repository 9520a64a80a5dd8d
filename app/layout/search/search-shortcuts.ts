const SETTING = "search-slash";

/**
 * The switch of the key /: a single key must be one that can be switched off (WCAG 2.2, 2.1.4), because speech
 * input and a trembling hand press such keys without meaning to. The choice is kept in the browser.
 */
export const SLASH = {
  setting: SETTING,
  isOn(): boolean {
    try {
      return !localStorage.getItem(SETTING);
    } catch {
      // No storage: the browser may forbid it.
      return true;
    }
  },
};

const isField = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Whether a key asks for the search: Ctrl K and Cmd K anywhere, / where nothing is being typed. */
export function isSearchShortcut(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing || event.altKey) return false;
  if (event.ctrlKey || event.metaKey) return !event.shiftKey && event.key.toLowerCase() === "k";
  return event.key === "/" && !isField(event.target) && SLASH.isOn();
}
