import { useEffect } from "react";
import { siteHref } from "#app/lib/site-href.ts";

/** Milliseconds from success to the return (specification, section 9). */
const RETURN_DELAY = 2000;

/** Goes to `path` two seconds after `isDone` has become true, unless the visitor has left by then. */
export function useReturn(path: string, isDone: boolean) {
  // An effect, because time passes outside of React.
  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(() => location.assign(siteHref(path)), RETURN_DELAY);
    return () => clearTimeout(timer);
  }, [path, isDone]);
}
