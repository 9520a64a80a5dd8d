import { STORED, type StoredKind } from "#app/base/stored-values.ts";

const storageOf = (kind: StoredKind) => window[STORED[kind]];
const keyOf = (kind: StoredKind, name: string) => (name ? `${kind}:${name}` : kind);

/**
 * Reads a stored text.
 *
 * @param name tells several values of one kind apart, for example the drafts of two forms
 * @returns undefined where nothing is stored, or the browser forbids storage
 */
export function readStored(kind: StoredKind, name = ""): string | undefined {
  try {
    return storageOf(kind).getItem(keyOf(kind, name)) ?? undefined;
  } catch {
    return undefined;
  }
}

/**
 * Stores a text, or removes it.
 *
 * @param value undefined removes what was stored
 * @returns false where the browser forbids storage or has no room: every feature works without it
 */
export function writeStored(kind: StoredKind, value: string | undefined, name = ""): boolean {
  try {
    if (value === undefined) storageOf(kind).removeItem(keyOf(kind, name));
    else storageOf(kind).setItem(keyOf(kind, name), value);
    return true;
  } catch {
    return false;
  }
}
