import { type RefObject, useCallback } from "react";
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
