import { type RefObject, useEffect, useState } from "react";
import { listen } from "#app/browser/signals.ts";

/** Milliseconds (specification, section 9). */
const MESSAGE_TIME = 3000;
const LAST_MESSAGE_TIME = 5000;
const FADE_TIME = 500;

/** After each of these the mouse, the focus, the tab or the system's settings may be another. */
const SIGNS = ["mouseover", "mouseout", "focusin", "focusout", "visibilitychange"];

const asksFor = (query: string) => matchMedia(query).matches;

/**
 * The rotation of the hero (specification, section 4; decision 3): each message shows for 3 s, the last for 5 s,
 * then fades out for 500 ms; after the last comes the first. It rests while paused by the visitor, while the mouse or
 * the focus of the keyboard is in the hero, while the tab is hidden, and never starts by itself under reduced motion.
 *
 * @param count number of messages
 */
export function useHeroRotation(hero: RefObject<HTMLElement | null>, count: number) {
  const [index, setIndex] = useState(0);
  const [isFading, setIsFading] = useState(false);
  const [choice, setChoice] = useState<"playing" | "paused">();
  const [prefersLessMotion, setPrefersLessMotion] = useState(false);
  const [isResting, setIsResting] = useState(false);
  const isPaused = choice ? choice === "paused" : prefersLessMotion;
  const isRunning = count > 1 && !isPaused && !isResting;

  // The state of the document, some of it from before hydration.
  useEffect(() => {
    const read = () => {
      setPrefersLessMotion(asksFor("(prefers-reduced-motion: reduce)"));
      const attended = `:has(:focus-visible)${asksFor("(hover: hover)") ? ", :hover" : ""}`;
      setIsResting(document.hidden || hero.current?.matches(attended) === true);
    };
    read();
    return listen(document, SIGNS, read);
  }, [hero]);

  // A fade that has begun is always finished.
  useEffect(() => {
    if (!isFading && !isRunning) return;
    const time = index === count - 1 ? LAST_MESSAGE_TIME : MESSAGE_TIME;
    const next = () => {
      if (isFading) setIndex((index + 1) % count);
      setIsFading(!isFading);
    };
    const timer = setTimeout(next, isFading ? FADE_TIME : time);
    return () => clearTimeout(timer);
  }, [isFading, isRunning, index, count]);

  const show = (next: number) => {
    setIsFading(false);
    setIndex(next);
    setChoice("paused");
  };
  const toggle = () => setChoice(isPaused ? "playing" : "paused");
  return { index, isFading, isPaused, prefersLessMotion, show, toggle };
}
