import { useCallback, useLayoutEffect, useRef } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { useIsHydrated } from "#app/browser/use-is-hydrated.ts";
import { slideIndex, slideQuery } from "./slide-number.ts";

/** Leads from one slide to another, both counted from 0. Beyond the ends there is nothing: they hold. */
export type SlideMove = (index: number) => number;

/**
 * The slide on the stage. Its address is the state: `?slide=7`.
 *
 * @param count of slides in the deck
 * @returns its index, counted from 0, and a function that makes a move from it
 */
export function useCurrentSlide(count: number) {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  // The prerendered page knows no query and shows the first slide.
  const isHydrated = useIsHydrated();
  const index = isHydrated ? slideIndex(query.get("slide"), count) : 0;

  // Where the last move leads: the router takes a moment, and fast presses must each count.
  const latest = useRef(index);
  const pending = useRef(0);
  useLayoutEffect(() => {
    // A move that is still under way leads further than the slide that has just come.
    if (pending.current === 0) latest.current = index;
  }, [index]);

  const move = useCallback(
    (by: SlideMove) => {
      const next = Math.min(Math.max(by(latest.current), 0), count - 1);
      if (next === latest.current) return;
      latest.current = next;
      // Paging leaves no trail in the history.
      const options = { replace: true, preventScrollReset: true, flushSync: true };
      pending.current += 1;
      void Promise.resolve(navigate(slideQuery(next), options)).finally(() => {
        pending.current -= 1;
      });
    },
    [count, navigate],
  );
  return { index, move };
}
