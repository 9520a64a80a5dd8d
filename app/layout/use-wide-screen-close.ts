import { useEffect } from "react";

/** The width from which the menu replaces the drawer (specification, section 9). */
const WIDE_SCREEN = "(min-width: 768px)";

/** Calls `close` when the viewport becomes wide. */
export function useWideScreenClose(close: () => void) {
  // An effect, because the width of the viewport is the browser's.
  useEffect(() => {
    const list = matchMedia(WIDE_SCREEN);
    const onChange = () => list.matches && close();
    list.addEventListener("change", onChange);
    return () => list.removeEventListener("change", onChange);
  }, [close]);
}
