import { type RefObject, useSyncExternalStore } from "react";

function subscribe(notify: () => void) {
  document.addEventListener("fullscreenchange", notify);
  return () => document.removeEventListener("fullscreenchange", notify);
}

/**
 * Shows an element on the whole screen.
 *
 * @returns whether the browser can (a telephone may not), whether it does, and a function that changes it
 */
export function useFullScreen(element: RefObject<HTMLElement | null>) {
  const isPossible = useSyncExternalStore(
    subscribe,
    () => document.fullscreenEnabled,
    () => true,
  );
  const isOn = useSyncExternalStore(
    subscribe,
    () => document.fullscreenElement !== null,
    () => false,
  );
  async function toggle() {
    if (document.fullscreenElement) await document.exitFullscreen();
    else await element.current?.requestFullscreen();
  }
  return { isPossible, isOn, toggle };
}
