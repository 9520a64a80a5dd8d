import { type RefObject, useEffect } from "react";

/**
 * Calls `onDismiss` on Escape, on a press outside of the element and when the focus leaves it.
 *
 * @param isActive listens only while this is true
 */
export function useDismiss(
  ref: RefObject<HTMLElement | null>,
  isActive: boolean,
  onDismiss: (reason: "escape" | "outside") => void,
) {
  // An effect, because presses outside of the element reach only the document.
  useEffect(() => {
    if (!isActive) return;
    const isOutside = (target: EventTarget | null) =>
      target instanceof Node && !ref.current?.contains(target);
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === "Escape") onDismiss("escape");
    };
    const onOutside = (event: Event) => {
      if (isOutside(event.target)) onDismiss("outside");
    };
    document.addEventListener("keydown", onKeyDown);
    document.addEventListener("pointerdown", onOutside);
    document.addEventListener("focusin", onOutside);
    return () => {
      document.removeEventListener("keydown", onKeyDown);
      document.removeEventListener("pointerdown", onOutside);
      document.removeEventListener("focusin", onOutside);
    };
  }, [ref, isActive, onDismiss]);
}
