/** What an unknown address can ask for, by where it lies (decisions 5, 7, 11, 12, 13). */
const KINDS = {
  insight: /^\/(?:insights(?:\/(?:articles|blogs))?|blogs)\/[^/]+\/?$/,
  service: /^\/services\/[^/]+\/?$/,
  industry: /^\/industries\/[^/]+\/?$/,
  application: /^\/apply\/?$/,
  "feed-missing": /^\/feeds\/\.xml$/,
  feed: /^\/feeds\/[^/]+\.xml$/,
};

export type RequestedKind = keyof typeof KINDS | "";

/**
 * The kind of page that an address without one asks for.
 *
 * @param pathname as the browser has it, base path included
 * @returns an empty string for an address that is simply not found
 */
export function requestedKind(pathname: string): RequestedKind {
  const path = `/${pathname.slice(import.meta.env.BASE_URL.length)}`;
  const found = Object.entries(KINDS).find(([, pattern]) => pattern.test(path));
  return (found?.[0] ?? "") as RequestedKind;
}
