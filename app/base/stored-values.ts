/**
 * Everything that the site stores in the visitor's browser. The site may store nothing else. content/legal/cookies.md
 * describes each of them (app/model/schemas/legal.ts). Browsers do not load this list.
 */
export const STORED_KINDS = [
  "draft",
  "sent",
  "toast",
  "reloaded",
  "attribution",
  "search",
  "scheme",
  "announcement",
] as const;

export type StoredKind = (typeof STORED_KINDS)[number];

/** What outlasts the session. */
const LASTING_KINDS: readonly StoredKind[] = ["search", "scheme"];

/** The storage that holds a value. */
export function storageNameOf(kind: StoredKind): "sessionStorage" | "localStorage" {
  return LASTING_KINDS.includes(kind) ? "localStorage" : "sessionStorage";
}

/**
 * The key of a stored value, such as `site:draft:contact`. The prefix separates it from the values of other programs on
 * the same host.
 *
 * @param name separates values of the same kind, for example the drafts of two forms
 */
export function storedKey(kind: StoredKind, name = ""): string {
  const key = `site:${kind}`;
  return name ? `${key}:${name}` : key;
}
