import { useEffect, useRef } from "react";
import { dismissToast, type Toast } from "#app/browser/toasts.ts";

/** Milliseconds that a toast stays: two short sentences, read at half the usual speed. */
export const SHOW_TIME = 8_000;

/**
 * Dismisses a toast when its time is over. The time stands still while `isPaused`. A destructive toast stays
 * until the visitor closes it.
 *
 * @param toast the toast that is shown, if there is one
 */
export function useToastTimer(toast: Toast | undefined, isPaused: boolean) {
  const id = toast?.variant === "default" ? toast.id : undefined;
  const left = useRef({ id, time: SHOW_TIME });
  // An effect, because time passes outside of React.
  useEffect(() => {
    if (id === undefined || isPaused) return;
    if (left.current.id !== id) left.current = { id, time: SHOW_TIME };
    const start = performance.now();
    const timer = setTimeout(() => dismissToast(id), left.current.time);
    return () => {
      clearTimeout(timer);
      left.current.time -= performance.now() - start;
    };
  }, [id, isPaused]);
}
