import { type RefObject, useCallback, useEffect, useState } from "react";
import { useMediaQuery } from "#app/browser/use-media-query.ts";

/** Milliseconds (specification, section 9). */
export const MESSAGE_TIME = 3000;
export const LAST_MESSAGE_TIME = 5000;
export const FADE_TIME = 500;

/** Whether the tab is hidden; nothing rotates for nobody. */
function useIsTabHidden(): boolean {
  const [isHidden, setIsHidden] = useState(false);
  // An effect, because the visibility of the tab is the browser's.
  useEffect(() => {
    const onChange = () => setIsHidden(document.hidden);
    document.addEventListener("visibilitychange", onChange);
    return () => document.removeEventListener("visibilitychange", onChange);
  }, []);
  return isHidden;
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
  const prefersLessMotion = useMediaQuery("(prefers-reduced-motion: reduce)");
  const isTabHidden = useIsTabHidden();
  const isPaused = (choice ?? (prefersLessMotion ? "paused" : "playing")) === "paused";
  const isRunning = !isPaused && !isAttended && !isTabHidden;

  // An effect, because time passes outside of React. A fade that has begun is always finished.
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
  // An effect, because both may have come before hydration: then no event tells of them any more.
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const readFocus = () => setIsFocused(element.querySelector(":focus-visible") !== null);
    const onEnter = (event: PointerEvent) => setIsHovered(event.pointerType === "mouse");
    const onLeave = () => setIsHovered(false);
    const onFocusOut = () => setIsFocused(false);
    setIsHovered(element.matches(":hover") && matchMedia("(hover: hover)").matches);
    readFocus();
    element.addEventListener("pointerenter", onEnter);
    element.addEventListener("pointerleave", onLeave);
    element.addEventListener("focusin", readFocus);
    element.addEventListener("focusout", onFocusOut);
    return () => {
      element.removeEventListener("pointerenter", onEnter);
      element.removeEventListener("pointerleave", onLeave);
      element.removeEventListener("focusin", readFocus);
      element.removeEventListener("focusout", onFocusOut);
    };
  }, [ref]);
  return isHovered || isFocused;
}
