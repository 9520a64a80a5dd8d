import { useEffect } from "react";
import { listen } from "#app/browser/signals.ts";
import { back, forward, type SlideMove } from "./deck-moves.ts";

/** PageUp and PageDown are what a presenter's remote sends. */
const MOVES: Partial<Record<string, SlideMove>> = {
  ArrowRight: forward,
  ArrowLeft: back,
  PageDown: forward,
  PageUp: back,
  Home: () => 0,
  End: () => Number.POSITIVE_INFINITY,
};

/** Up and down scroll the page where there is something to scroll. */
const FULL_SCREEN_MOVES: typeof MOVES = { ...MOVES, ArrowDown: forward, ArrowUp: back };

/** Where the keys have another meaning, or belong to another part of the page. */
const ELSEWHERE = "input, textarea, select, [contenteditable], header, footer, dialog";

/** Pages through the deck by arrows, Home, End, PageUp and PageDown, wherever the focus is; Escape is handed on. */
export function useDeckKeys(move: (by: SlideMove) => void, onEscape: () => void): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const { altKey, ctrlKey, key, metaKey, shiftKey, target } = event;
      if (altKey || ctrlKey || metaKey || shiftKey || event.defaultPrevented) return;
      if (target instanceof Element && target.closest(ELSEWHERE)) return;
      if (key === "Escape") onEscape();
      const by = (document.fullscreenElement ? FULL_SCREEN_MOVES : MOVES)[key];
      if (!by) return;
      event.preventDefault();
      move(by);
    }
    return listen(document, ["keydown"], onKeyDown);
  }, [move, onEscape]);
}
