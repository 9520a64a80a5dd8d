import { startTransition, useEffect, useState } from "react";

/**
 * False in the prerendered page and while it is hydrated, true afterwards. Many parts of a page wait for it, so
 * the change is a transition: rendering them holds up nothing that the visitor does.
 */
export function useIsHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(isPageHydrated);
  // An effect, because the first render has to be that of the prerendered page.
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return isHydrated;
}

/** Set in app/root.tsx: what a visitor comes to later need not wait once more. */
function isPageHydrated(): boolean {
  return typeof document !== "undefined" && "hydrated" in document.documentElement.dataset;
}
