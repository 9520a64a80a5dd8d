/**
 * Every key under which the site stores something in the visitor's browser, and the storage that holds it. No other key
 * may be used. content/legal/cookies.md describes each of them (app/model/schemas/site.ts).
 */
export const STORED = {
  draft: "sessionStorage",
  toast: "sessionStorage",
  reloaded: "sessionStorage",
  search: "localStorage",
  scheme: "localStorage",
} as const;

export type StoredKind = keyof typeof STORED;
