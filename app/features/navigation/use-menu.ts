import { type PointerEvent, useRef, useState } from "react";

/** Milliseconds (product 4.7). */
const OPEN_DELAY = 200;
const SKIP_DELAY_TIME = 300;
const CLOSE_DELAY = 150;

/**
 * Which entry of a menu is open. Pointing at an entry opens it after 200 ms, or at once when another entry was open less
 * than 300 ms ago. Leaving it closes it after 150 ms (product 4.7). A press opens or closes an entry at once. But the first
 * press on an entry that pointing has opened leaves it open, because the visitor wanted to open it.
 *
 * @param isInUse whether the focus is in the open entry; pointing then changes nothing
 */
export function useMenu(isInUse = () => false) {
  const [{ open, isByPointing, closedAt }, setState] = useState({
    /** The address of the open entry; empty while none is open. */
    open: "",
    isByPointing: false,
    /** A timestamp of `performance.now()`. */
    closedAt: -SKIP_DELAY_TIME,
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const change = (entry: string, isByPointing: boolean) => {
    clearTimeout(timer.current);
    setState((before) => {
      const isClosing = before.open !== "" && entry === "";
      const closedAt = isClosing ? performance.now() : before.closedAt;
      return { open: entry, isByPointing, closedAt };
    });
  };
  const changeByPointing = (entry: string, delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (!isInUse()) change(entry, true);
    }, delay);
  };
  const onPoint = (entry: string) => {
    // The pointer is back on the open entry, which then must not close.
    if (open === entry) return clearTimeout(timer.current);
    const skipsDelay = open !== "" || performance.now() - closedAt < SKIP_DELAY_TIME;
    changeByPointing(entry, skipsDelay ? 0 : OPEN_DELAY);
  };

  return {
    open,
    close: () => change("", false),
    toggle: (entry: string) => {
      const closes = open === entry && !isByPointing;
      change(closes ? "" : entry, false);
    },
    /** The event handlers of an entry that pointing opens, too. */
    pointerHandlers: (entry: string) => ({
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType === "mouse") onPoint(entry);
      },
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        if (pointerType === "mouse") changeByPointing("", CLOSE_DELAY);
      },
    }),
  };
}

export type Menu = ReturnType<typeof useMenu>;
