import { listen } from "#app/ui/runtime/events.ts";
import { dismissToast, onToastChange, openToast, persistToasts } from "#app/ui/runtime/toasts.ts";

/** Milliseconds that a toast is shown: enough to read two short sentences at half the usual speed. */
const DISPLAY_TIME = 8000;

/**
 * Shows the toast of a page (product 12.3 to 12.5).
 *
 * Pointing at the toast, or focus in it, stops its time. Escape closes it. It moves away where it would cover the focus. In
 * a low window it stands in the page, above the footer, and covers nothing.
 */
export function enhance(island: HTMLElement): void {
  const region = island.querySelector(".toast-region") as HTMLElement;
  const closeButton = region.querySelector("button") as HTMLButtonElement;
  let isHovered = false;
  /** Where the focus was before it came into the toast. Undefined while it is elsewhere. */
  let cameFrom: HTMLElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopAvoiding: (() => void) | undefined;

  /** A timer closes the toast. A destructive toast stays until the visitor closes it. */
  function restartTimer(): void {
    clearTimeout(timer);
    const isInUse = isHovered || cameFrom !== undefined;
    if (openToast()?.variant === "default" && !isInUse) {
      timer = setTimeout(dismissToast, DISPLAY_TIME);
    }
  }

  function close(): void {
    // The close button is about to disappear: the focus returns to where it came from.
    cameFrom?.focus();
    isHovered = false;
    dismissToast();
  }

  onToastChange(() => {
    stopAvoiding?.();
    showIn(region, island.dataset.label ?? "");
    stopAvoiding = openToast() && avoidFocus(region);
    restartTimer();
  });
  closeButton.addEventListener("click", close);
  listen(region, ["pointerenter", "pointerleave"], ({ type }) => {
    isHovered = type === "pointerenter";
    restartTimer();
  });
  region.addEventListener("focusin", ({ relatedTarget }) => {
    const main = document.querySelector("main") as HTMLElement;
    if (!region.contains(relatedTarget as Node)) cameFrom = (relatedTarget as HTMLElement) ?? main;
    restartTimer();
  });
  region.addEventListener("focusout", () => {
    cameFrom = undefined;
    restartTimer();
  });
  // Escape works wherever the focus is.
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    // Escape closes an open dialog first.
    if (!document.querySelector("dialog:is([open], :popover-open)")) close();
  });
  persistToasts();
}

/** Shows the open toast in the region, or empties the region. @param label the name of the region while it shows a toast */
function showIn(region: HTMLElement, label: string): void {
  const toast = openToast();
  for (const place of region.querySelectorAll("[role]")) place.replaceChildren();
  const closeButton = region.querySelector("button") as HTMLButtonElement;
  closeButton.hidden = !toast;
  if (!toast) {
    region.setAttribute("role", "group");
    region.removeAttribute("aria-label");
    delete region.dataset.variant;
    return;
  }
  region.setAttribute("role", "region");
  region.setAttribute("aria-label", label);
  region.dataset.variant = toast.variant;
  const role = toast.variant === "default" ? "status" : "alert";
  const text = document.createElement("div");
  for (const line of [toast.title, toast.description]) {
    const paragraph = document.createElement("p");
    paragraph.textContent = line;
    text.append(paragraph);
  }
  region.querySelector(`[role=${role}]`)?.append(text);
}

/**
 * Moves the region to the top of the window while it would cover the focused element (WCAG 2.2, 2.4.11).
 *
 * @returns a function that stops it
 */
function avoidFocus(region: HTMLElement): () => void {
  const move = () => {
    const focused = document.querySelector("body :focus");
    if (!focused || region.contains(focused)) return;
    region.removeAttribute("data-at-top");
    const { right, top, bottom } = focused.getBoundingClientRect();
    const isCovered = right > region.offsetLeft && bottom > region.offsetTop && top < innerHeight;
    // An element whose middle is in the upper half of the window would be covered at the top, too.
    const isInLowerHalf = top + bottom > innerHeight;
    region.toggleAttribute("data-at-top", isCovered && isInLowerHalf);
  };
  move();
  // `scrollend`, because the focus may scroll the page smoothly.
  return listen(window, ["focusin", "scrollend", "resize"], move);
}
