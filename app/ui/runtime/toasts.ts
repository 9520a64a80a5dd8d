import { listen } from "./events.ts";
import { isReload } from "./page-load.ts";
import { readStoredFields, writeStored } from "./storage.ts";

/** Milliseconds until a dismissed toast is removed (product 12.4). */
const REMOVAL_DELAY = 1_000_000;
/** A toast that took more milliseconds from one document to the next is out of date. */
const MAX_TRAVEL_TIME = 10_000;

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

function setCurrent(toast: Toast | undefined): void {
  current = toast;
  changes.dispatchEvent(new Event("change"));
}

/** Shows a toast in place of the last one. */
export function showToast(toast: Omit<Toast, "id" | "open">): void {
  setCurrent({ ...toast, id: (current?.id ?? 0) + 1, open: true });
}

/** Hides the toast at once, and removes it much later (product 12.4). */
export function dismissToast(): void {
  if (!current?.open) return;
  const dismissed = { ...current, open: false };
  setCurrent(dismissed);
  setTimeout(() => {
    if (current === dismissed) setCurrent(undefined);
  }, REMOVAL_DELAY);
}

/**
 * Takes an open toast from document to document: a document stores it on leaving and the next one restores it. The
 * document that was left closes it, because the browser may bring that document back.
 */
export function persistToasts(): void {
  if (isReload()) writeStored("toast", undefined);
  restoreToast();
  addEventListener("pageshow", restoreToast);
  addEventListener("pagehide", storeToast);
}

function restoreToast(): void {
  const { title, description, variant, storedAt } = readStoredFields("toast");
  writeStored("toast", undefined);
  // Anything can stand in the storage. Nonsense is dropped.
  if (typeof title !== "string" || typeof description !== "string") return;
  if (variant !== "default" && variant !== "destructive") return;
  if (Date.now() - Number(storedAt) < MAX_TRAVEL_TIME) showToast({ title, description, variant });
}

function storeToast(): void {
  if (!current?.open) return;
  writeStored("toast", JSON.stringify({ ...current, storedAt: Date.now() }));
  setCurrent(undefined);
}

/** The toast at this moment, open or dismissed. */
export const currentToast = () => current;

/** The open toast. Undefined while none is shown. */
export const openToast = () => (current?.open ? current : undefined);

/** Calls a function each time that the toast changes. @returns a function that removes the listener */
export const onToastChange = (listener: () => void) => listen(changes, ["change"], listener);
