import { useEffect } from "react";
import { siteHref } from "#app/lib/site-href.ts";

/** Milliseconds from success to the return (specification, section 9). */
const RETURN_DELAY = 2000;

/**
 * Goes to `path` two seconds after `isDone` has become true. Whoever has left by then is not fetched back, also when
 * the browser keeps the page that was left.
 */
export function useReturn(path: string, isDone: boolean) {
  // An effect, because time passes outside of React.
  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(() => location.assign(siteHref(path)), RETURN_DELAY);
    const stop = () => clearTimeout(timer);
    addEventListener("pagehide", stop);
    return () => {
      stop();
      removeEventListener("pagehide", stop);
    };
  }, [path, isDone]);
}
