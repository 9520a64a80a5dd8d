import { useSyncExternalStore } from "react";
import { listen } from "./signals.ts";
import { readStored, writeStored } from "./storage.ts";

/** Milliseconds until a dismissed toast is removed (product 12.4). */
const REMOVAL_DELAY = 1_000_000;

/** A toast (product 12.5). */
export interface Toast {
  id: number;
  /** False once it was dismissed; it is then no longer shown. */
  open: boolean;
  title: string;
  description: string;
  variant: "default" | "destructive";
}

/** One toast is shown at a time (product 12.3). */
let current: Toast | undefined;
const changes = new EventTarget();

function change(next: Toast | undefined) {
  current = next;
  changes.dispatchEvent(new Event("change"));
}

/** Shows a toast in place of the last one. */
export const showToast = (toast: Omit<Toast, "id" | "open">) =>
  change({ ...toast, id: (current?.id ?? 0) + 1, open: true });

/** Hides the toast at once, and removes it much later. */
export function dismissToast(): void {
  if (!current?.open) return;
  const dismissed = { ...current, open: false };
  change(dismissed);
  setTimeout(() => current === dismissed && change(undefined), REMOVAL_DELAY);
}

/**
 * Takes an open toast from document to document: restored from storage on arriving, stored on leaving. It is open
 * in one document at a time, also where the browser keeps the one that was left.
 */
export function persistToasts(): void {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (navigation?.type === "reload") writeStored("toast", undefined);
  const restore = () => {
    const { storedAt = 0, ...toast } = JSON.parse(readStored("toast") ?? "{}");
    writeStored("toast", undefined);
    // One that has been on its way for longer is out of date.
    if (Date.now() - storedAt < 10_000) showToast(toast);
  };
  restore();
  addEventListener("pageshow", restore);
  addEventListener("pagehide", () => {
    if (!current?.open) return;
    writeStored("toast", JSON.stringify({ ...current, storedAt: Date.now() }));
    change(undefined);
  });
}

const subscribe = (notify: () => void) => listen(changes, ["change"], notify);

/** The toast at this moment, open or dismissed. */
export const currentToast = () => current;

/** The open toast; none in the prerendered page. */
export function useToast(): Toast | undefined {
  const toast = useSyncExternalStore(subscribe, currentToast, () => undefined);
  return toast?.open ? toast : undefined;
}
