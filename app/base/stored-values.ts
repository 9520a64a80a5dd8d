/**
 * Everything that the site stores in the visitor's browser, and the storage that holds it. Nothing else may be stored.
 * content/legal/cookies.md describes each of them (app/model/schemas/site.ts).
 */
export const STORED = {
  draft: "sessionStorage",
  sent: "sessionStorage",
  toast: "sessionStorage",
  reloaded: "sessionStorage",
  search: "localStorage",
  scheme: "localStorage",
} as const;

export type StoredKind = keyof typeof STORED;

/**
 * The key of a stored value, such as `site:draft:contact`. The prefix tells it from what other programs on the same host
 * store.
 *
 * @param name tells several values of one kind apart, for example the drafts of two forms
 */
export function storedKey(kind: StoredKind, name = ""): string {
  const key = `site:${kind}`;
  return name ? `${key}:${name}` : key;
}
