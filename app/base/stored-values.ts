/**
 * Everything that the site stores in the visitor's browser, with the storage that holds it. The site may store nothing
 * else. content/legal/cookies.md describes each of them (app/model/schemas/site.ts).
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
 * The key of a stored value, such as `site:draft:contact`. The prefix separates it from the values of other programs on
 * the same host.
 *
 * @param name separates values of the same kind, for example the drafts of two forms
 */
export function storedKey(kind: StoredKind, name = ""): string {
  const key = `site:${kind}`;
  return name ? `${key}:${name}` : key;
}
