import { ODD_SPELLING, oddSpellings, pathRegExp } from "./path-patterns.ts";

/** An address that leads on to another where the build has no page for it. */
export interface Redirect {
  /** Decoded path without the base path; `:id` stands for a segment, `:any` for any part of a segment, both without dots. */
  readonly from: string;
  /** Decoded path of a page, or a whole address that begins with `https://`. */
  readonly to: string;
  /** 302 where a page may yet come to be at the address; else 301 and not 308, because every host and crawler knows 301. */
  readonly status: 301 | 302;
}

/** Where a redirect leads, in printable ASCII. The query is kept on this site; another host does not know it. */
export function locationOf({ to }: Pick<Redirect, "to">, basePath: string, query: string): string {
  const isOnThisSite = to.startsWith("/");
  const address = isOnThisSite ? basePath + encodeURI(to) : new URL(to).href;
  // nginx and Caddy read these as variables.
  const escaped = address.replace(/[${}"]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`);
  return isOnThisSite ? escaped + query : escaped;
}

/** The first redirect for a decoded path without base path and query. */
export function findRedirect(path: string, redirects: readonly Redirect[]): Redirect | undefined {
  return redirects.find(({ from }) => new RegExp(pathRegExp(from)).test(path));
}

/** The redirect from an odd spelling of a page's address, such as `/About` or `/about.html`. @param path decoded, without base path and query */
export function findPageMeant(path: string, pages: readonly string[]): Redirect | undefined {
  if (!new RegExp(ODD_SPELLING).test(path)) return undefined;
  const to = pages.find((page) => new RegExp(oddSpellings(page)).test(path));
  return to === undefined ? undefined : { from: path, to, status: 301 };
}
