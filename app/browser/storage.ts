/**
 * Everything that the site keeps in the visitor's browser: nothing else may be stored under any other key. What
 * /cookies says is made from this list.
 */
export const STORED = {
  draft: {
    area: "session",
    says: "what you have typed into a form, until you send it or close the tab",
  },
  toast: { area: "session", says: "a notice that has to outlast the change to another page" },
  reloaded: {
    area: "session",
    says: "that a page was loaded again because a part of it had not arrived",
  },
  search: { area: "local", says: "that you switched off the / key of the search" },
} as const;

export type StoredKind = keyof typeof STORED;

function areaOf(kind: StoredKind): Storage {
  return STORED[kind].area === "session" ? sessionStorage : localStorage;
}

const keyOf = (kind: StoredKind, name: string) => (name ? `${kind}:${name}` : kind);

/** Reads what was stored; undefined where there is nothing, or the browser forbids storage. */
export function recall(kind: StoredKind, name = ""): string | undefined {
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
export function remember(kind: StoredKind, value: string | undefined, name = ""): boolean {
  try {
    if (value === undefined) areaOf(kind).removeItem(keyOf(kind, name));
    else areaOf(kind).setItem(keyOf(kind, name), value);
    return true;
  } catch {
    return false;
  }
}
