import { readStoredFields, writeStored } from "#app/ui/runtime/storage.ts";

/** What the browser stores of a form that was sent, so that a page can say so again after a reload (product 12.6). */
export interface Receipt {
  /** The idempotency key under which it was sent. */
  key: string;
  /** In milliseconds since 1970. */
  sent: number;
  /** Whether the page that the form leads to has shown it. */
  isShown: boolean;
}

/** The receipt of a form; undefined where none, or nonsense, is stored. */
export function readReceipt(formName: string): Receipt | undefined {
  const { key, sent, isShown } = readStoredFields("sent", formName);
  if (typeof key !== "string" || typeof sent !== "number") return undefined;
  return { key, sent, isShown: isShown === true };
}

/**
 * Stores the receipt of a form, or removes it.
 *
 * @param receipt undefined removes it
 * @returns false where the browser forbids storage
 */
export function writeReceipt(formName: string, receipt: Receipt | undefined): boolean {
  return writeStored("sent", receipt && JSON.stringify(receipt), formName);
}
