import { type RefObject, useEffect } from "react";

/**
 * Keeps the focus in the menus where the one that has it goes away, because the screen has become wide or narrow: it
 * moves to the first control that is left.
 *
 * @param ref the header
 */
export function useMenuFocus(ref: RefObject<HTMLElement | null>) {
  // An effect, because only the browser knows that an element has lost the focus with its place on the screen.
  useEffect(() => {
    const menus = ref.current?.closest("header");
    const onFocusOut = ({ target, relatedTarget }: FocusEvent) => {
      if (relatedTarget || !(target instanceof Element) || target.checkVisibility()) return;
      const controls = menus?.querySelectorAll<HTMLElement>("nav a, [commandfor]") ?? [];
      [...controls].find((control) => control.checkVisibility())?.focus();
    };
    menus?.addEventListener("focusout", onFocusOut);
    return () => menus?.removeEventListener("focusout", onFocusOut);
  }, [ref]);
}
