import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False in the prerendered page and while it is hydrated, true afterwards. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
