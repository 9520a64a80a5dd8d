import { useCallback, useSyncExternalStore } from "react";

/**
 * Whether a media query matches now. False in the prerendered page.
 *
 * @param query e.g. `(min-width: 768px)`
 */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (notify: () => void) => {
      const list = matchMedia(query);
      list.addEventListener("change", notify);
      return () => list.removeEventListener("change", notify);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}
