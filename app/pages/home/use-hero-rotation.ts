import { type RefObject, useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { listen } from "#app/browser/signals.ts";

/** Milliseconds (specification, section 9). */
const MESSAGE_TIME = 3000;
const LAST_MESSAGE_TIME = 5000;
const FADE_TIME = 500;

/** Whether the visitor asks for less motion; not in the prerendered page. */
export function usePrefersLessMotion(): boolean {
  return useSyncExternalStore(
    (notify) => listen(lessMotion(), ["change"], notify),
    () => lessMotion().matches,
    () => false,
  );
}

const lessMotion = () => matchMedia("(prefers-reduced-motion: reduce)");

/** Whether the tab is hidden; nothing rotates for nobody. */
function useIsTabHidden(): boolean {
  return useSyncExternalStore(
    (notify) => listen(document, ["visibilitychange"], notify),
    () => document.hidden,
    () => false,
  );
}

/**
 * The rotation of the hero (specification, section 4; decision 3): each message shows for 3 s, the last for 5 s,
 * then fades out for 500 ms; after the last comes the first. It rests while paused by the visitor, while
 * it is attended to (hover, focus), while the tab is hidden, and never starts by itself under reduced motion.
 *
 * @param count number of messages
 * @param isAttended whether the pointer or the focus is in the hero
 */
export function useHeroRotation(count: number, isAttended: boolean) {
  const [index, setIndex] = useState(0);
  const [isFading, setIsFading] = useState(false);
  const [choice, setChoice] = useState<"playing" | "paused" | undefined>(undefined);
  const prefersLessMotion = usePrefersLessMotion();
  const isTabHidden = useIsTabHidden();
  const isPaused = (choice ?? (prefersLessMotion ? "paused" : "playing")) === "paused";
  const isRunning = count > 1 && !isPaused && !isAttended && !isTabHidden;

  // A fade that has begun is always finished.
  useEffect(() => {
    if (isFading) {
      const timer = setTimeout(() => {
        setIndex((current) => (current + 1) % count);
        setIsFading(false);
      }, FADE_TIME);
      return () => clearTimeout(timer);
    }
    if (!isRunning) return;
    const time = index === count - 1 ? LAST_MESSAGE_TIME : MESSAGE_TIME;
    const timer = setTimeout(() => setIsFading(true), time);
    return () => clearTimeout(timer);
  }, [isFading, isRunning, index, count]);

  return {
    index,
    isFading,
    isPaused,
    show: useCallback((next: number) => {
      setIsFading(false);
      setIndex(next);
      setChoice("paused");
    }, []),
    toggle: useCallback(() => setChoice(isPaused ? "playing" : "paused"), [isPaused]),
  };
}

/** Whether the visitor's mouse, or the focus of the keyboard, is in an element. */
export function useHoverOrFocus(ref: RefObject<HTMLElement | null>): boolean {
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const readFocus = () => setIsFocused(element.querySelector(":focus-visible") !== null);
    const readHover = ({ type, pointerType }: PointerEvent) =>
      setIsHovered(type === "pointerenter" && pointerType === "mouse");
    // Both may have come before hydration: then no event tells of them any more.
    setIsHovered(element.matches(":hover") && matchMedia("(hover: hover)").matches);
    readFocus();
    const stops = [
      listen(element, ["pointerenter", "pointerleave"], readHover),
      listen(element, ["focusin"], readFocus),
      listen(element, ["focusout"], () => setIsFocused(false)),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [ref]);
  return isHovered || isFocused;
}
