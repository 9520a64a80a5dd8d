import { type RefObject, useEffect, useState } from "react";

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
