import { useLayoutEffect, useState, useSyncExternalStore } from "react";
import { listen } from "#app/ui/runtime/events.ts";
import { deckElement } from "./deck-paging.ts";

/**
 * Shows the deck in full screen. If the browser refuses, or has no full screen for elements (Safari on iPhones), the
 * deck covers the window. Styles read `data-full-screen` (deck-controls.css).
 *
 * @returns whether the deck is in full screen, and a function that changes it
 */
export function useFullScreen() {
  const hasScreen = useSyncExternalStore(onFullScreenChange, isOnScreen, () => false);
  const [coversWindow, setCoversWindow] = useState(false);
  const isFull = hasScreen || coversWindow;
  // A layout effect, because the next paint would show the deck at its old size.
  useLayoutEffect(() => {
    deckElement().toggleAttribute("data-full-screen", isFull);
  }, [isFull]);
  useLayoutEffect(() => {
    if (coversWindow) return disableOutside(deckElement());
  }, [coversWindow]);

  async function toggle(): Promise<void> {
    if (coversWindow) setCoversWindow(false);
    else if (hasScreen) await document.exitFullscreen();
    else setCoversWindow(!(await takeScreen()));
  }
  return [isFull, toggle] as const;
}

function onFullScreenChange(notify: () => void) {
  return listen(document, ["fullscreenchange"], notify);
}

function isOnScreen(): boolean {
  return document.fullscreenElement === deckElement();
}

/** Requests full screen. @returns whether the browser granted it */
async function takeScreen(): Promise<boolean> {
  if (!document.fullscreenEnabled) return false;
  try {
    await deckElement().requestFullscreen();
    return true;
  } catch {
    return false;
  }
}

/**
 * Makes everything outside an element inert, because the element covers it.
 *
 * @returns a function that reverts it
 */
function disableOutside(element: HTMLElement): () => void {
  const disabled: Element[] = [];
  for (let inside: Element = element; inside.parentElement; inside = inside.parentElement) {
    const siblings = [...inside.parentElement.children].filter((sibling) => sibling !== inside);
    disabled.push(...siblings.filter((sibling) => !sibling.hasAttribute("inert")));
  }
  for (const outside of disabled) outside.toggleAttribute("inert", true);
  return () => {
    for (const outside of disabled) outside.toggleAttribute("inert", false);
  };
}
