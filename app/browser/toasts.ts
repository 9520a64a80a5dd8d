import { useSyncExternalStore } from "react";
import { recall, remember } from "./storage.ts";

/** Milliseconds until a dismissed toast leaves the queue (specification, section 9). */
const REMOVAL_DELAY = 1_000_000;

/** Milliseconds that a toast stays: two short sentences, read at half the usual speed. */
const SHOW_TIME = 8_000;

/** A toast that has been on its way to the next document for longer, in milliseconds, is out of date. */
const LONGEST_WAY = 10_000;

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

/** One toast stands at a time (specification, section 9). */
function add(toast: Omit<Toast, "id" | "open">): void {
  lastId += 1;
  change([{ ...toast, id: lastId, open: true }]);
}

/** Shows a toast in place of the one that stands. */
export function showToast(toast: ToastContent): void {
  add({ ...toast, timeLeft: toast.variant === "default" ? SHOW_TIME : undefined });
}

/** Hides a toast at once, and takes it out of the queue much later. */
export function dismissToast(id: number): void {
  change(queue.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)));
  setTimeout(() => change(queue.filter((toast) => toast.id !== id)), REMOVAL_DELAY);
}

let stopTime = () => {};

/**
 * Lets the time of a toast pass, until it is dismissed.
 *
 * @returns stops the time
 */
export function passTime(toast: Toast): () => void {
  const { timeLeft } = toast;
  if (timeLeft === undefined) return () => {};
  const start = performance.now();
  const timer = setTimeout(() => dismissToast(toast.id), timeLeft);
  stopTime = () => {
    clearTimeout(timer);
    toast.timeLeft = timeLeft - (performance.now() - start);
    stopTime = () => {};
  };
  return () => stopTime();
}

/**
 * Carries the toast that stands from document to document: out of storage on arriving, into it on leaving. It stands
 * in one document at a time, also where the browser keeps the one that was left.
 *
 * @returns ends it
 */
export function carryToasts(): () => void {
  const onShow = ({ persisted }: PageTransitionEvent) => persisted && takeUp();
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (navigation?.type === "reload") remember("toast", undefined);
  else takeUp();
  const ended = new AbortController();
  addEventListener("pageshow", onShow, ended);
  addEventListener("pagehide", putAway, ended);
  return () => ended.abort();
}

function putAway(): void {
  const toast = queue.find(({ open }) => open);
  if (!toast) return;
  stopTime();
  remember("toast", JSON.stringify({ ...toast, putAway: Date.now() }));
  change(NONE);
}

function takeUp(): void {
  const kept = recall("toast");
  if (kept === undefined) return;
  remember("toast", undefined);
  const { putAway, ...toast } = JSON.parse(kept) as Toast & { putAway: number };
  if (Date.now() - putAway < LONGEST_WAY) add(toast);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The queue of toasts at this moment, newest first. */
export const currentToasts = () => queue;

/** The queue of toasts, newest first; empty in the prerendered page. */
export const useToasts = () => useSyncExternalStore(subscribe, currentToasts, () => NONE);
