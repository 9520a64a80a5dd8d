import { useEffect } from "react";

/** The width from which the menu replaces the drawer (specification, section 9). */
const WIDE_SCREEN = "(min-width: 768px)";

/** Calls `onChange` when the viewport becomes wide or narrow. */
export function useWideScreenChange(onChange: (isWide: boolean) => void) {
  // An effect, because the width of the viewport is the browser's.
  useEffect(() => {
    const list = matchMedia(WIDE_SCREEN);
    const onMatch = () => onChange(list.matches);
    list.addEventListener("change", onMatch);
    return () => list.removeEventListener("change", onMatch);
  }, [onChange]);
}
