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
    if (element.getBoundingClientRect().top < innerHeight) return;
    element.dataset.reveal = "waiting";
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = () => {
      element.dataset.reveal = "shown";
      observer.disconnect();
      removeEventListener("beforeprint", show);
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) timer = setTimeout(show, delay);
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
