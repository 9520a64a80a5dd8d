/**
 * Everything that the site keeps in the visitor's browser, and where: nothing else may be stored under any other key.
 * content/legal/cookies.md says each in words (app/model/schemas/site.ts).
 */
export const STORED = {
  draft: "session",
  toast: "session",
  reloaded: "session",
  search: "local",
  scheme: "local",
} as const;

export type StoredKind = keyof typeof STORED;

const areaOf = (kind: StoredKind) => (STORED[kind] === "session" ? sessionStorage : localStorage);
const keyOf = (kind: StoredKind, name: string) => (name ? `${kind}:${name}` : kind);

/** Reads what was stored; undefined where there is nothing, or the browser forbids storage. */
export function readStored(kind: StoredKind, name = ""): string | undefined {
  try {
    return areaOf(kind).getItem(keyOf(kind, name)) ?? undefined;
  } catch {
    return undefined;
  }
}

/**
 * Stores a text; undefined removes what was stored.
 *
 * @returns false where the browser forbids storage or has no room: every feature works without it
 */
export function writeStored(kind: StoredKind, value: string | undefined, name = ""): boolean {
  try {
    if (value === undefined) areaOf(kind).removeItem(keyOf(kind, name));
    else areaOf(kind).setItem(keyOf(kind, name), value);
    return true;
  } catch {
    return false;
  }
}
