import { useSyncExternalStore } from "react";

/** Toasts that stand at a time (specification, section 9). */
export const TOAST_LIMIT = 1;

/**
 * Milliseconds until a dismissed toast leaves the queue (specification, section 9): so long that within a visit
 * it goes only when another one takes its place.
 */
export const REMOVAL_DELAY = 1_000_000;

/** What a toast says (specification, section 8). */
export interface ToastContent {
  title: string;
  description: string;
  variant: "default" | "destructive";
  /** What the visitor can do about it. */
  action?: { label: string; run: () => void };
}

/** A toast (specification, section 3). */
export interface Toast extends ToastContent {
  id: number;
  /** False once it was dismissed; it is then no longer shown. */
  open: boolean;
}

const NONE: readonly Toast[] = [];
let queue = NONE;
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: readonly Toast[]) {
  queue = next;
  for (const listener of listeners) listener();
}

/**
 * Shows a toast in place of the one that stands. Works from anywhere, also while pages change.
 *
 * @returns its id, by which it can be dismissed
 */
export function showToast(toast: ToastContent): number {
  lastId += 1;
  change([{ ...toast, id: lastId, open: true }, ...queue].slice(0, TOAST_LIMIT));
  return lastId;
}

/** Hides a toast at once, and takes it out of the queue much later. */
export function dismissToast(id: number): void {
  change(queue.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)));
  setTimeout(() => change(queue.filter((toast) => toast.id !== id)), REMOVAL_DELAY);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** The queue of toasts at this moment, newest first. */
export function currentToasts(): readonly Toast[] {
  return queue;
}

/** The queue of toasts, newest first; empty in the prerendered page. */
export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(subscribe, currentToasts, () => NONE);
}
