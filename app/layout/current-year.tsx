import { useSyncExternalStore } from "react";

const never = () => () => {};
const BUILD_YEAR = Number(import.meta.env.VITE_BUILD_DATE?.slice(0, 4));

/** The year by the visitor's clock; the year of the build in the prerendered page (decision 14). */
export function CurrentYear() {
  return useSyncExternalStore(
    never,
    () => new Date().getFullYear(),
    () => BUILD_YEAR,
  );
}
