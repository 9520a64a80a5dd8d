import { readStoredFields, writeStored } from "#app/ui/runtime/storage.ts";

/**
 * The receipt of a sent form. The browser stores it, so that a page can say after a reload that the form was sent
 * (product 12.6).
 */
export interface Receipt {
  /** The idempotency key with which it was sent. */
  key: string;
  /** In milliseconds since 1970. */
  sent: number;
  /** Whether the next page has shown it. */
  isShown: boolean;
}

/** The receipt of a form. Undefined if no valid receipt is stored. */
export function readReceipt(formName: string): Receipt | undefined {
  const { key, sent, isShown } = readStoredFields("sent", formName);
  if (typeof key !== "string" || typeof sent !== "number") return undefined;
  return { key, sent, isShown: isShown === true };
}

/**
 * Stores the receipt of a form, or removes it.
 *
 * @param receipt undefined removes it
 * @returns false if the browser forbids storage
 */
export function writeReceipt(formName: string, receipt: Receipt | undefined): boolean {
  return writeStored("sent", receipt && JSON.stringify(receipt), formName);
}
