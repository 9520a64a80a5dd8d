import { listen } from "#app/ui/runtime/events.ts";
import { Panels } from "./panels.ts";

/**
 * Brings the panels into the menu of narrow screens, and closes it when it is left (product 4.8 to 4.10). The drawer itself is
 * a native dialog: the browser keeps the focus inside, closes it on Escape and returns the focus.
 */
export function enhance(island: HTMLElement): void {
  const dialog = island.querySelector("dialog") as HTMLDialogElement;
  const button = island.querySelector("button[aria-haspopup]") as HTMLButtonElement;
  const panels = new Panels();
  for (const entry of dialog.querySelectorAll<HTMLAnchorElement>("a[data-panel-id]")) {
    panels.add(entry, copyPanel(entry));
  }
  dialog.addEventListener("close", () => panels.close());
  dialog.addEventListener("click", ({ target }) => {
    const pressed = target as Element;
    const isBackdrop = pressed === dialog;
    const link = pressed.closest("nav a:not([aria-expanded])");
    const openEntry = pressed.closest("[aria-expanded], li:has(> [aria-expanded=true])");
    if (isBackdrop || link) dialog.close();
    else if (!openEntry) panels.close();
  });
  button.addEventListener("click", () => {
    const knowsCommands = "commandForElement" in HTMLButtonElement.prototype;
    if (!knowsCommands) dialog.showModal();
  });
  // In a wide window the menu takes the place of the drawer and its button (product 4.10).
  addEventListener("resize", () => {
    if (!button.checkVisibility()) dialog.close();
  });
  listen(document, ["focusout"], moveLostFocus);
}

/** Copies a panel of the menu below an entry of the drawer: the page has the panels only once. */
function copyPanel(entry: HTMLAnchorElement): HTMLElement {
  const panel = document.getElementById(entry.dataset.panelId ?? "") as HTMLElement;
  const copy = panel.cloneNode(true) as HTMLElement;
  copy.id = `drawer-${panel.id}`;
  copy.className = "drawer-panel";
  const icon = panel.previousElementSibling?.querySelector(".icon")?.cloneNode(true) as SVGElement;
  icon.setAttribute("width", "20");
  icon.setAttribute("height", "20");
  entry.append(icon);
  entry.after(copy);
  return copy;
}

/** Moves the focus to the first visible control of the header when the focused control of the header disappears. */
function moveLostFocus({ target, relatedTarget }: FocusEvent): void {
  if (relatedTarget || !(target instanceof Element) || target.checkVisibility()) return;
  const header = target.closest("header");
  const controls = [...(header?.querySelectorAll<HTMLElement>("nav a, [commandfor]") ?? [])];
  controls.find((control) => control.checkVisibility())?.focus();
}
