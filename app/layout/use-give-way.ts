import { type RefObject, useLayoutEffect } from "react";

/**
 * Moves the toast to the other end of the window when it covers what has the focus (WCAG 2.2, 2.4.11): the styles put
 * it there by `data-at-top`.
 *
 * @param ref the region of the toasts
 * @param id of the toast that is shown, if there is one
 */
export function useGiveWay(ref: RefObject<HTMLElement | null>, id: number | undefined) {
  // An effect, because only the browser knows where things stand.
  useLayoutEffect(() => {
    const region = ref.current;
    if (!region || id === undefined) return;
    const giveWay = () => {
      const focused = document.activeElement;
      if (!focused || focused === document.body || region.contains(focused)) return;
      const covered = coveredBy(region, focused);
      if (covered === 0) return;
      region.toggleAttribute("data-at-top");
      // What is nearly as high as the window cannot be left free.
      if (coveredBy(region, focused) >= covered) region.toggleAttribute("data-at-top");
    };
    giveWay();
    document.addEventListener("focusin", giveWay);
    // The focus may have scrolled the page, smoothly.
    document.addEventListener("scrollend", giveWay);
    addEventListener("resize", giveWay);
    return () => {
      region.removeAttribute("data-at-top");
      document.removeEventListener("focusin", giveWay);
      document.removeEventListener("scrollend", giveWay);
      removeEventListener("resize", giveWay);
    };
  }, [ref, id]);
}

/** How many pixels of an element's height the region covers; where it will stand once it has moved in. */
function coveredBy(region: HTMLElement, element: Element): number {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = region;
  if (right <= offsetLeft || left >= offsetLeft + offsetWidth) return 0;
  return Math.max(0, Math.min(bottom, offsetTop + offsetHeight) - Math.max(top, offsetTop));
}
