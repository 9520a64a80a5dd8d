import { useCallback, useEffect, useRef, useState } from "react";

/** Milliseconds (specification, section 9). */
const HOVER_DELAY = 200;
const SKIP_DELAY = 300;
const CLOSE_DELAY = 150;

/**
 * Which entry of a menu is open, and when. Pointing at an entry opens it after 200 ms, at once when another
 * was open less than 300 ms ago; leaving closes it after 150 ms. Pressing an entry toggles it without delay; only
 * the first press on an entry that pointing has opened leaves it open, because the visitor wanted just that.
 *
 * @param isInUse whether the focus is in the open entry: the pointer then changes nothing
 */
export function useHoverMenu(isInUse: () => boolean) {
  const [open, setOpen] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const closedAt = useRef(Number.NEGATIVE_INFINITY);
  const isByPointing = useRef(false);

  const change = useCallback((next: string | null) => {
    clearTimeout(timer.current);
    isByPointing.current = false;
    setOpen((current) => {
      if (current !== null && next === null) closedAt.current = performance.now();
      return next;
    });
  }, []);

  const schedule = useCallback(
    (next: string | null, delay: number) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        if (isInUse()) return;
        change(next);
        isByPointing.current = true;
      }, delay);
    },
    [change, isInUse],
  );

  // A timer must not outlive the menu.
  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    open,
    close: useCallback(() => change(null), [change]),
    toggle: useCallback(
      (entry: string) => change(open === entry && !isByPointing.current ? null : entry),
      [change, open],
    ),
    onPointerEnter: useCallback(
      (entry: string) => {
        // Back on the entry that is open: only the closing is called off.
        if (open === entry) return clearTimeout(timer.current);
        const isWarm = open !== null || performance.now() - closedAt.current < SKIP_DELAY;
        schedule(entry, isWarm ? 0 : HOVER_DELAY);
      },
      [open, schedule],
    ),
    onPointerLeave: useCallback(() => schedule(null, CLOSE_DELAY), [schedule]),
  };
}
