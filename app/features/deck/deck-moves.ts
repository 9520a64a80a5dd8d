import { useEffect, useRef, useSyncExternalStore } from "react";
import { listen } from "#app/ui/runtime/events.ts";
import { changeQuery, useQuery } from "#app/ui/runtime/use-query.ts";

/** The deck, which is outside the island: `data-view` says how its slides are displayed (styles/deck.css). */
export const deckElement = () => document.querySelector(".deck") as HTMLElement;

export const slideList = () => document.querySelector(".deck-slides") as HTMLElement;

/** The slide that an address asks for by `?slide=7`, as an index; the first for anything that names none. */
function slideIndex(query: URLSearchParams, count: number): number {
  const numbers = Array.from({ length: count }, (_, index) => String(index + 1));
  return Math.max(0, numbers.indexOf(query.get("slide") ?? ""));
}

/** PageUp and PageDown are what a presenter's remote sends. */
const MOVES: Partial<Record<string, number>> = {
  ArrowRight: 1,
  ArrowLeft: -1,
  PageDown: 1,
  PageUp: -1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/** Up and down scroll the page where there is something to scroll. */
const FULL_SCREEN_MOVES: typeof MOVES = { ...MOVES, ArrowDown: 1, ArrowUp: -1 };

/** Where the keys have another meaning, or belong to another part of the page. */
const ELSEWHERE = "input, textarea, select, [contenteditable], header, footer, dialog";

/**
 * Pages through the slides by keys and sideways swipes. The address is the state; paging leaves no steps in the history.
 *
 * @returns the index of the slide on the stage, and a function that moves by some slides and holds at the ends
 */
export function useDeckMoves(count: number, isGrid: boolean, onEscape: () => void) {
  const index = slideIndex(useQuery(), count);
  function move(by: number) {
    // The address knows of every press; what is rendered may lag behind fast ones.
    const current = slideIndex(new URLSearchParams(location.search), count);
    const next = Math.min(Math.max(current + by, 0), count - 1);
    if (next === current) return;
    changeQuery("slide", String(next + 1));
    // The next slide begins at its top.
    const { scrollPaddingTop } = getComputedStyle(document.documentElement);
    const { top } = slideList().getBoundingClientRect();
    if (top < parseFloat(scrollPaddingTop)) slideList().scrollIntoView({ behavior: "instant" });
  }

  // Both listen anew after each rendering, to what belongs to it.
  useEffect(() =>
    listen(document, ["keydown"], (event: KeyboardEvent) => {
      const { altKey, ctrlKey, key, metaKey, shiftKey, target } = event;
      if (altKey || ctrlKey || metaKey || shiftKey || event.defaultPrevented) return;
      if (target instanceof Element && target.closest(ELSEWHERE)) return;
      if (key === "Escape") onEscape();
      const by = (document.fullscreenElement ? FULL_SCREEN_MOVES : MOVES)[key];
      if (!by) return;
      event.preventDefault();
      move(by);
    }),
  );

  const start = useRef<Touch>(undefined);
  useEffect(() =>
    listen(slideList(), ["touchstart", "touchend"], (event: TouchEvent) => {
      const [touch] = event.changedTouches;
      const { current: from } = start;
      // Two fingers zoom, and on a zoomed page one finger looks around.
      const isZoom = event.touches.length > 1 || (visualViewport?.scale ?? 1) > 1.01;
      start.current = event.type === "touchstart" && !isZoom ? touch : undefined;
      if (event.type === "touchstart" || isGrid || !from || !touch) return;
      const [x, y] = [touch.clientX - from.clientX, touch.clientY - from.clientY];
      // A finger that moved less than 40 pixels has tapped.
      if (Math.abs(x) >= 40 && Math.abs(x) >= 1.5 * Math.abs(y)) move(x < 0 ? 1 : -1);
    }),
  );
  return [index, move] as const;
}

const onFullScreen = (notify: () => void) => listen(document, ["fullscreenchange"], notify);

/** Shows the deck on the whole screen. @returns whether it does, unless the browser cannot, and a function that changes it */
export function useFullScreen() {
  const isFull = () => (document.fullscreenEnabled ? !!document.fullscreenElement : undefined);
  const toggle = () => (isFull() ? document.exitFullscreen() : deckElement().requestFullscreen());
  return [useSyncExternalStore(onFullScreen, isFull, () => false), toggle] as const;
}
