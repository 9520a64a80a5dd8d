/** What an unknown address asks for, by where it lies (decisions 5, 7, 11, 12, 13). */
export type RequestedKind =
  | "insight"
  | "service"
  | "industry"
  | "application"
  | "feed"
  | "feed-missing"
  | "";

const KINDS: readonly [RegExp, RequestedKind][] = [
  [/^\/(?:insights(?:\/(?:articles|blogs))?|blogs)\/[^/]+\/?$/, "insight"],
  [/^\/services\/[^/]+\/?$/, "service"],
  [/^\/industries\/[^/]+\/?$/, "industry"],
  [/^\/apply\/?$/, "application"],
  [/^\/feeds\/\.xml$/, "feed-missing"],
  [/^\/feeds\/[^/]+\.xml$/, "feed"],
];

/**
 * The kind of page that an address without one asks for.
 *
 * @param pathname as the browser has it, base path included
 * @returns an empty string for an address that is simply not found
 */
export function requestedKind(pathname: string): RequestedKind {
  const path = `/${pathname.slice(import.meta.env.BASE_URL.length)}`;
  return KINDS.find(([pattern]) => pattern.test(path))?.[1] ?? "";
}
