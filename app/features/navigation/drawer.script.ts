import { afterPaint } from "#app/ui/runtime/after-paint.ts";
import { listen } from "#app/ui/runtime/events.ts";
import { Panels } from "./panels.ts";

/**
 * Brings the panels into the menu of narrow screens, and closes it when it is left (product 4.8 to 4.10).
 *
 * Without scripts the drawer is a modal dialog. The browser then styles the whole page anew before it paints the dialog, because
 * all of the page becomes inert. On a slow telephone that takes longer than everything else. So the script opens the drawer as
 * a popover, and makes the page inert after the first paint. In both cases the browser closes it on Escape and returns the focus.
 */
export function enhance(island: HTMLElement): void {
  const dialog = island.querySelector("dialog") as HTMLDialogElement;
  const button = island.querySelector("button[aria-haspopup]") as HTMLButtonElement;
  const panels = new Panels();
  for (const entry of dialog.querySelectorAll<HTMLAnchorElement>("a[data-panel-id]")) {
    panels.add(entry, copyPanel(entry));
  }
  dialog.popover = "auto";
  const close = () => {
    // Before this script ran, the button has opened a modal dialog.
    dialog.close();
    dialog.hidePopover?.();
  };
  listen<ToggleEvent>(dialog, ["beforetoggle", "close"], ({ newState }) => {
    if (newState === "open") return;
    setPageInert(dialog, false);
    // A press beside the drawer has taken the focus away.
    button.focus();
    panels.close();
  });
  dialog.addEventListener("click", ({ target }) => {
    const pressed = target as Element;
    const isBackdrop = pressed === dialog;
    const link = pressed.closest("nav a:not([aria-expanded]), form");
    const openEntry = pressed.closest("[aria-expanded], li:has(> [aria-expanded=true])");
    if (isBackdrop || link) close();
    else if (!openEntry) panels.close();
  });
  button.addEventListener("click", (event) => {
    event.preventDefault();
    if (!dialog.showPopover) {
      dialog.showModal();
      return;
    }
    dialog.showPopover();
    afterPaint(() => setPageInert(dialog, dialog.matches(":popover-open")));
  });
  // In a wide window the menu takes the place of the drawer and its button (product 4.10).
  addEventListener("resize", () => {
    if (!button.checkVisibility()) close();
  });
  listen(document, ["focusout"], moveLostFocus);
}

/** Puts everything outside of the drawer out of reach, or back within reach. */
function setPageInert(dialog: Element, isInert: boolean): void {
  for (let inside = dialog; inside !== document.body; inside = inside.parentElement as Element) {
    for (const outside of inside.parentElement?.children ?? []) {
      if (outside !== inside) outside.toggleAttribute("inert", isInert);
    }
  }
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
