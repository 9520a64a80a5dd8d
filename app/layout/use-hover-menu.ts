import { useEffect, useRef, useState } from "react";

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

  const change = (next: string | null, byPointing = false) => {
    clearTimeout(timer.current);
    isByPointing.current = byPointing;
    setOpen((current) => {
      if (current !== null && next === null) closedAt.current = performance.now();
      return next;
    });
  };
  const changeLater = (next: string | null, delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => isInUse() || change(next, true), delay);
  };

  // A timer must not outlive the menu.
  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    open,
    close: () => change(null),
    toggle: (entry: string) => change(open === entry && !isByPointing.current ? null : entry),
    onPointerEnter: (entry: string) => {
      // Back on the entry that is open: only the closing is called off.
      if (open === entry) return clearTimeout(timer.current);
      const isWarm = open !== null || performance.now() - closedAt.current < SKIP_DELAY;
      changeLater(entry, isWarm ? 0 : HOVER_DELAY);
    },
    onPointerLeave: () => changeLater(null, CLOSE_DELAY),
  };
}
