import { STORED, type StoredKind, storedKey } from "#app/base/stored-values.ts";

const storageOf = (kind: StoredKind) => window[STORED[kind]];

/**
 * Reads a stored text.
 *
 * @param name tells several values of one kind apart, for example the drafts of two forms
 * @returns undefined where nothing is stored, or the browser forbids storage
 */
export function readStored(kind: StoredKind, name = ""): string | undefined {
  try {
    return storageOf(kind).getItem(storedKey(kind, name)) ?? undefined;
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
 * @returns false where the browser forbids storage or has no room: every feature works without it
 */
export function writeStored(kind: StoredKind, value: string | undefined, name = ""): boolean {
  try {
    if (value === undefined) storageOf(kind).removeItem(storedKey(kind, name));
    else storageOf(kind).setItem(storedKey(kind, name), value);
    return true;
  } catch {
    return false;
  }
}
