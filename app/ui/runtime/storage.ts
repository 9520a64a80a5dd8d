import { type StoredKind, storageNameOf, storedKey } from "#app/base/stored-values.ts";

const storageOf = (kind: StoredKind) => window[storageNameOf(kind)];

/** Values that the browser has refused to store, by their keys. They hold for this document. */
const refused = new Map<string, string>();

/**
 * Reads a stored text.
 *
 * @param name tells several values of one kind apart, for example the drafts of two forms
 * @returns undefined where nothing is stored. Where the browser forbids storage, what this document has written.
 */
export function readStored(kind: StoredKind, name = ""): string | undefined {
  const key = storedKey(kind, name);
  try {
    return refused.get(key) ?? storageOf(kind).getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/**
 * Reads a stored object.
 *
 * @returns its fields, unchecked: anything can stand in the storage. No fields where it holds no JSON.
 */
export function readStoredFields(kind: StoredKind, name = ""): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(readStored(kind, name) ?? "{}"));
  } catch {
    return {};
  }
}

/**
 * Stores a text, or removes it.
 *
 * @param value undefined removes what was stored
 * @returns false where the browser forbids storage or has no room: then the value holds for this document alone
 */
export function writeStored(kind: StoredKind, value: string | undefined, name = ""): boolean {
  const key = storedKey(kind, name);
  refused.delete(key);
  try {
    if (value === undefined) storageOf(kind).removeItem(key);
    else storageOf(kind).setItem(key, value);
    return true;
  } catch {
    if (value !== undefined) refused.set(key, value);
    return false;
  }
}
