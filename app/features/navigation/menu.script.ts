import { listen } from "#app/ui/runtime/events.ts";
import { Panels } from "./panels.ts";

/** Matches the focused element if it is in the open panel, or if the keyboard has moved the focus to the entry of that panel. */
const FOCUS_IN_OPEN_ENTRY = ":has(> [aria-expanded=true]) :is(:focus-visible, li li :focus)";

/** Matches the item of the open entry, with its panel. */
const OPEN_ITEM = "li:has(> [aria-expanded=true])";

/**
 * Opens and closes the panels of the menu of wide screens: a disclosure navigation
 * (https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation/). Escape closes the open panel, and so
 * do a press outside of the menu and a focus outside of the entry.
 */
export function enhance(menu: HTMLElement): void {
  const isInUse = () => menu.querySelector(FOCUS_IN_OPEN_ENTRY) !== null;
  const panels = new Panels(isInUse);
  for (const panel of menu.querySelectorAll<HTMLElement>("[data-panel]")) {
    const entry = panel.previousElementSibling as HTMLAnchorElement;
    panels.add(entry, panel);
    panels.openByPointing(panel.parentElement as HTMLElement, entry);
  }
  // The document reports events outside of the menu. They matter only while a panel is open.
  listen(document, ["keydown", "pointerdown", "focusin"], (event: Event) => {
    if (!panels.open) return;
    if (event instanceof KeyboardEvent) {
      if (event.key !== "Escape") return;
      // A focus in the panel would be lost with the panel.
      if (isInUse()) panels.open.focus();
    } else {
      const area = event.type === "focusin" ? menu.querySelector(OPEN_ITEM) : menu;
      if (area?.contains(event.target as Node)) return;
    }
    panels.close();
  });
}
