import { useSyncExternalStore } from "react";
import { recall, remember } from "./storage.ts";

/** Milliseconds until a dismissed toast leaves the queue (specification, section 9). */
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
  /** Milliseconds that it still stays. A destructive toast stays until the visitor closes it. */
  timeLeft: number | undefined;
}

const NONE: readonly Toast[] = [];
let queue = NONE;
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: readonly Toast[]) {
  queue = next;
  for (const listener of listeners) listener();
}

/** One toast is open at a time (specification, section 9). */
function add(toast: Omit<Toast, "id" | "open">): void {
  lastId += 1;
  change([{ ...toast, id: lastId, open: true }]);
}

/** Shows a toast in place of the open one. */
export function showToast(toast: ToastContent): void {
  add({ ...toast, timeLeft: toast.variant === "default" ? SHOW_TIME : undefined });
}

/** Hides a toast at once, and takes it out of the queue much later. */
export function dismissToast(id: number): void {
  change(queue.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)));
  setTimeout(() => change(queue.filter((toast) => toast.id !== id)), REMOVAL_DELAY);
}

let stopTimer = () => {};

/**
 * Starts the time after which a toast is dismissed.
 *
 * @returns pauses it
 */
export function startTimer(toast: Toast): () => void {
  const { timeLeft } = toast;
  if (timeLeft === undefined) return () => {};
  const start = performance.now();
  const timer = setTimeout(() => dismissToast(toast.id), timeLeft);
  stopTimer = () => {
    clearTimeout(timer);
    toast.timeLeft = timeLeft - (performance.now() - start);
    stopTimer = () => {};
  };
  return () => stopTimer();
}

/**
 * Takes an open toast from document to document: restored from storage on arriving, stored on leaving. It is open
 * in one document at a time, also where the browser keeps the one that was left.
 *
 * @returns ends it
 */
export function persistToasts(): () => void {
  const onShow = ({ persisted }: PageTransitionEvent) => persisted && restoreToast();
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (navigation?.type === "reload") remember("toast", undefined);
  else restoreToast();
  const ended = new AbortController();
  addEventListener("pageshow", onShow, ended);
  addEventListener("pagehide", storeToast, ended);
  return () => ended.abort();
}

function storeToast(): void {
  const toast = queue.find(({ open }) => open);
  if (!toast) return;
  stopTimer();
  remember("toast", JSON.stringify({ ...toast, storedAt: Date.now() }));
  change(NONE);
}

function restoreToast(): void {
  const kept = recall("toast");
  if (kept === undefined) return;
  remember("toast", undefined);
  const { storedAt, ...toast } = JSON.parse(kept) as Toast & { storedAt: number };
  if (Date.now() - storedAt < MAX_AGE) add(toast);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The queue of toasts at this moment, newest first. */
export const currentToasts = () => queue;

/** The queue of toasts, newest first; empty in the prerendered page. */
export const useToasts = () => useSyncExternalStore(subscribe, currentToasts, () => NONE);
