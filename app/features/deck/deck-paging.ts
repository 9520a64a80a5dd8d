import { useEffect, useRef } from "react";
import { afterPaint } from "#app/ui/runtime/after-paint.ts";
import { isPlainPress, listen } from "#app/ui/runtime/events.ts";
import { changeQuery, useQuery } from "#app/ui/runtime/use-query.ts";

/** The deck, which is outside the island: `data-view` says how its slides are displayed (app/routes/presentation/page.css). */
export const deckElement = () => document.querySelector(".deck") as HTMLElement;

export const slideList = () => document.querySelector(".deck-slides") as HTMLElement;

/** 1 where text runs from left to right, and -1 where it runs from right to left. */
const readingDirection = () => (document.documentElement.dir === "rtl" ? -1 : 1);

/** The number of slides by which a key moves. A presenter's remote sends PageUp and PageDown. */
const KEY_STEPS: Partial<Record<string, number>> = {
  PageDown: 1,
  PageUp: -1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/** The next slide lies where reading goes on: to the right, or to the left in Arabic. */
function sidewaysSteps(key: string): number {
  if (key === "ArrowRight") return readingDirection();
  if (key === "ArrowLeft") return -readingDirection();
  return 0;
}

/** If the page can scroll, up and down scroll it. */
const FULL_SCREEN_KEY_STEPS: typeof KEY_STEPS = { ...KEY_STEPS, ArrowDown: 1, ArrowUp: -1 };

/** Elements in which the keys have another meaning, or that belong to another part of the page. */
const OTHER_KEY_OWNERS = "input, textarea, select, [contenteditable], header, footer, dialog";

/** The smallest movement of a swipe in pixels. A shorter movement is a tap. */
const LEAST_SWIPE = 40;

interface DeckPaging {
  /** The number of slides. */
  count: number;
  /** Whether all slides are in view. Then a swipe scrolls. */
  isGrid: boolean;
  isFullScreen: boolean;
  /** Called when the visitor presses Escape. */
  onEscape: () => void;
}

/**
 * Pages through the slides by keys and sideways swipes. The state is in the address. Paging adds no entries to the
 * history.
 *
 * @returns the index of the current slide, and a function that moves by some slides and stops at the ends
 */
export function useDeckPaging({ count, isGrid, isFullScreen, onEscape }: DeckPaging) {
  const index = slideIndex(useQuery(), count);
  const moveBy = (steps: number) => moveSlides(steps, count);

  // Both listeners are added anew after each rendering, because they use its values.
  useEffect(() =>
    listen(document, ["keydown"], (event: KeyboardEvent) => {
      if (!isForDeck(event)) return;
      if (event.key === "Escape") onEscape();
      const keySteps = isFullScreen ? FULL_SCREEN_KEY_STEPS : KEY_STEPS;
      const steps = keySteps[event.key] ?? sidewaysSteps(event.key);
      if (!steps) return;
      event.preventDefault();
      moveBy(steps);
    }),
  );

  const swipeStart = useRef<Touch>(undefined);
  useEffect(() =>
    listen(slideList(), ["touchstart", "touchend"], (event: TouchEvent) => {
      const [touch] = event.changedTouches;
      const start = swipeStart.current;
      swipeStart.current = event.type === "touchstart" && !isZooming(event) ? touch : undefined;
      if (event.type === "touchstart" || isGrid || !start || !touch) return;
      const x = touch.clientX - start.clientX;
      const y = touch.clientY - start.clientY;
      const isSideways = Math.abs(x) >= LEAST_SWIPE && Math.abs(x) >= 1.5 * Math.abs(y);
      if (isSideways) moveBy(x < 0 ? readingDirection() : -readingDirection());
    }),
  );
  return [index, moveBy] as const;
}

/** The index of the slide that an address names by `?slide=7`. The first slide if it names none. */
function slideIndex(query: URLSearchParams, count: number): number {
  const numbers = Array.from({ length: count }, (_, index) => String(index + 1));
  return Math.max(0, numbers.indexOf(query.get("slide") ?? ""));
}

/**
 * Displays another slide in the next frame. The address follows after that frame, and with it the counter, the buttons and
 * the announcement: to change the address and to render them would delay the slide (docs/decisions/0009-short-tasks.md).
 */
function moveSlides(steps: number, count: number): void {
  const current = currentSlide();
  const next = Math.min(Math.max(current + steps, 0), count - 1);
  if (next === current) return;
  markCurrentSlide(next);
  // The next slide begins at its top. Its place is read after it is displayed, so the browser lays out the page once.
  const { scrollPaddingTop } = getComputedStyle(document.documentElement);
  const { top } = slideList().getBoundingClientRect();
  if (top < parseFloat(scrollPaddingTop)) slideList().scrollIntoView({ behavior: "instant" });
  // Meanwhile the visitor may have moved on.
  afterPaint(() => changeQuery("slide", String(currentSlide() + 1)));
}

/** The index of the current slide in the page. It is up to date after every press; the address may lag behind fast presses. */
function currentSlide(): number {
  return [...slideList().children].findIndex((slide) => slide.hasAttribute("data-current"));
}

/** Marks the slide that is displayed alone, and its link in the overview. */
export function markCurrentSlide(index: number): void {
  for (const [position, slide] of [...slideList().children].entries()) {
    const isCurrent = position === index;
    slide.toggleAttribute("data-current", isCurrent);
    slide.querySelector(".deck-jump")?.setAttribute("aria-current", String(isCurrent));
  }
}

/** Whether a key is pressed without modifiers, outside of parts of the page that use the key themselves. */
function isForDeck(event: KeyboardEvent): boolean {
  const { target } = event;
  if (!isPlainPress(event) || event.defaultPrevented) return false;
  return !(target instanceof Element && target.closest(OTHER_KEY_OWNERS));
}

/** Two fingers zoom, and on a zoomed page one finger pans. */
function isZooming(event: TouchEvent): boolean {
  return event.touches.length > 1 || (visualViewport?.scale ?? 1) > 1.01;
}
