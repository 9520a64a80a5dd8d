import { type RefObject, type TouchEvent, useCallback, useEffect, useRef } from "react";
import { listen } from "#app/browser/signals.ts";
import { changeQuery, useQuery } from "#app/browser/use-query.ts";

/** Leads from one slide to another, both counted from 0. Beyond the ends there is nothing: they hold. */
export type SlideMove = (index: number) => number;

export const forward: SlideMove = (index) => index + 1;
export const back: SlideMove = (index) => index - 1;

/**
 * The slide on the stage. Its address is the state: `?slide=7`. Paging leaves no steps in the history.
 *
 * @param count of slides in the deck
 * @param slides the element that holds them: after a move it shows its top, where the next slide begins
 * @returns its index, counted from 0, and a function that makes a move from it
 */
export function useCurrentSlide(count: number, slides: RefObject<HTMLElement | null>) {
  const index = slideIndex(useQuery().get("slide"), count);
  const move = useCallback(
    (by: SlideMove) => {
      // The address knows of every press; what is rendered may lag behind fast ones.
      const current = slideIndex(new URLSearchParams(location.search).get("slide"), count);
      const next = Math.min(Math.max(by(current), 0), count - 1);
      if (next === current) return;
      changeQuery({ slide: String(next + 1) });
      const { scrollPaddingTop } = getComputedStyle(document.documentElement);
      const top = slides.current?.getBoundingClientRect().top ?? 0;
      if (top < parseFloat(scrollPaddingTop))
        slides.current?.scrollIntoView({ behavior: "instant" });
    },
    [count, slides],
  );
  return { index, move };
}

/**
 * The slide that an address asks for.
 *
 * @param value of the query's `slide`, counted from 1
 * @param count of slides in the deck
 * @returns the index of the slide, counted from 0; the first one for anything that names no slide
 */
export function slideIndex(value: string | null, count: number): number {
  const number = /^\d{1,6}$/.test(value ?? "") ? Number(value) : 1;
  return number >= 1 && number <= count ? number - 1 : 0;
}

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

/** A finger that moved less than this, in pixels, has tapped. */
const LEAST_WAY = 40;

const placeOf = ({ changedTouches: { 0: touch } }: TouchEvent) =>
  touch && { x: touch.clientX, y: touch.clientY };

/**
 * Tells sideways swipes from taps, scrolling and zooming.
 *
 * @param onSwipe called with 1 for a swipe to the left (forward) and -1 for one to the right
 * @returns handlers for the element that is swiped
 */
export function useSwipe(onSwipe: (direction: 1 | -1) => void) {
  const start = useRef<ReturnType<typeof placeOf>>(undefined);
  return {
    onTouchStart(event: TouchEvent) {
      // Two fingers zoom, and on a zoomed page one finger looks around.
      const isZoom = event.touches.length > 1 || (visualViewport?.scale ?? 1) > 1.01;
      start.current = isZoom ? undefined : placeOf(event);
    },
    onTouchEnd(event: TouchEvent) {
      const end = placeOf(event);
      if (!start.current || !end) return;
      const [x, y] = [end.x - start.current.x, end.y - start.current.y];
      start.current = undefined;
      if (Math.abs(x) < LEAST_WAY || Math.abs(x) < 1.5 * Math.abs(y)) return;
      onSwipe(x < 0 ? 1 : -1);
    },
  };
}
