import { useEffect, useRef } from "react";

/** Share of the element that has to be in view (specification, section 9). */
const THRESHOLD = 0.1;

/**
 * Fades an element in when it is scrolled into view, once (specification, section 4).
 * An element that is in view already stays as it is: nothing that a visitor has seen is hidden again.
 *
 * @param delay milliseconds to wait after it came into view
 * @returns a ref for the element; the styles are in styles/motion.css
 */
export function useReveal<T extends HTMLElement>(delay = 0) {
  const ref = useRef<T>(null);
  // An effect, because only the browser knows what is in view.
  useEffect(() => {
    const element = ref.current;
    if (!element || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    /** The end of it, also for what never had to wait. */
    const show = () => {
      if (element.dataset.reveal) element.dataset.reveal = "shown";
      observer.disconnect();
      removeEventListener("beforeprint", show);
    };
    // It tells at once where the element is; to ask for that here would cost a layout for each element.
    const observer = new IntersectionObserver(
      (entries) => {
        const place = entries.at(-1);
        if (!place) return;
        if (element.dataset.reveal) {
          if (place.isIntersecting) timer = setTimeout(show, delay);
        } else if (place.boundingClientRect.top < (place.rootBounds?.bottom ?? innerHeight)) {
          show();
        } else {
          element.dataset.reveal = "waiting";
        }
      },
      { threshold: THRESHOLD },
    );
    observer.observe(element);
    // A printed page shows everything.
    addEventListener("beforeprint", show);
    return () => {
      clearTimeout(timer);
      show();
    };
  }, [delay]);
  return ref;
}
