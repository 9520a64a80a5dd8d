import { useSyncExternalStore } from "react";
import { listen } from "./signals.ts";
import { recall, remember } from "./storage.ts";

/** Milliseconds until a dismissed toast is removed (specification, section 9). */
const REMOVAL_DELAY = 1_000_000;

/** Milliseconds that a toast stays: two short sentences, read at half the usual speed. */
const SHOW_TIME = 8_000;

/** A toast that has been on its way to the next document for longer, in milliseconds, is out of date. */
const MAX_AGE = 10_000;

/** What a toast says (specification, section 8). */
export interface ToastContent {
  title: string;
  description: string;
  variant: "default" | "destructive";
}

/** A toast (specification, section 3). */
export interface Toast extends ToastContent {
  id: number;
  /** False once it was dismissed; it is then no longer shown. */
  open: boolean;
}

/** One toast stands at a time (specification, section 9). */
let current: Toast | undefined;
let lastId = 0;
const changes = new EventTarget();

function change(next: Toast | undefined) {
  current = next;
  changes.dispatchEvent(new Event("change"));
}

/** Shows a toast in place of the last one. */
export function showToast(toast: ToastContent): void {
  lastId += 1;
  change({ ...toast, id: lastId, open: true });
}

/** Hides the toast at once, and removes it much later. */
export function dismissToast(): void {
  if (!current) return;
  const dismissed = { ...current, open: false };
  change(dismissed);
  setTimeout(() => current === dismissed && change(undefined), REMOVAL_DELAY);
}

/**
 * Starts the time after which a toast is dismissed; a destructive one stays until the visitor closes it.
 *
 * @returns stops it
 */
export function startTimer({ variant }: Toast): () => void {
  const timer = variant === "default" ? setTimeout(dismissToast, SHOW_TIME) : undefined;
  return () => clearTimeout(timer);
}

/**
 * Takes an open toast from document to document: restored from storage on arriving, stored on leaving. It is open
 * in one document at a time, also where the browser keeps the one that was left.
 */
export function persistToasts(): void {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (navigation?.type === "reload") remember("toast", undefined);
  restoreToast();
  addEventListener("pageshow", restoreToast);
  addEventListener("pagehide", () => {
    if (!current?.open) return;
    remember("toast", JSON.stringify({ ...current, storedAt: Date.now() }));
    change(undefined);
  });
}

function restoreToast(): void {
  const { storedAt = 0, ...toast } = JSON.parse(recall("toast") ?? "{}");
  remember("toast", undefined);
  if (Date.now() - storedAt < MAX_AGE) showToast(toast);
}

const subscribe = (notify: () => void) => listen(changes, ["change"], notify);

/** The toast at this moment, open or dismissed. */
export const currentToast = () => current;

/** The toast, open or dismissed; none in the prerendered page. */
export const useToast = () => useSyncExternalStore(subscribe, currentToast, () => undefined);
