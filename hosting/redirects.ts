import { pathRegExp } from "./path-patterns.ts";

/** One address that sends the visitor on. */
export interface Redirect {
  /** The path asked for, decoded and without the base path; `:id` stands for any one segment, `:any` for any part of one. */
  readonly from: string;
  /** As it is sent: a path without the base path, or an address of another host. */
  readonly to: string;
  readonly status: 301 | 302;
  /** Before any file is looked for, or only where the build has no such page. */
  readonly when: "always" | "no-file";
}

/** An address of the past, or like that of a page, as the content gives them. */
export interface Move {
  /** Decoded path; `:any` stands for any part of a segment. */
  readonly from: string;
  /** Decoded path of a page, or a whole address that begins with `https://`. */
  readonly to: string;
  /** 301 unless a page may yet come to be there. */
  readonly status?: 302;
}

/**
 * Every redirect of a build: those of its content, then those of the product. `/x/` and `/x/index.html` go to `/x` by
 * rule (308, path-patterns.ts).
 *
 * - The content's: only where no file is, so that none can hide a page. Addresses of the past with 301; with 302 those
 *   that hold the id of a service or an industry (decision 23).
 * - `/apply`: 301 and not 308, because every host and crawler knows 301.
 * - `/feeds/.xml` is a feed without a type, which goes to `/404` (specification, section 5).
 * - Unknown insights and industries: 302, because a page may come to exist there (section 8).
 * - Other unknown services and feed types answer 404; the not-found page shows what fits.
 */
export function redirectsOf(moves: readonly Move[]): Redirect[] {
  return [
    ...moves.map(
      (move): Redirect => ({
        from: move.from,
        to: asSent(move.to),
        status: move.status ?? 301,
        when: "no-file",
      }),
    ),
    { from: "/apply", to: "/careers/apply", status: 301, when: "always" },
    { from: "/feeds/.xml", to: "/404", status: 302, when: "always" },
    { from: "/insights/articles/:id", to: "/insights", status: 302, when: "no-file" },
    { from: "/insights/blogs/:id", to: "/insights", status: 302, when: "no-file" },
    { from: "/insights/:id", to: "/insights", status: 302, when: "no-file" },
    { from: "/blogs/:id", to: "/insights", status: 302, when: "no-file" },
    { from: "/industries/:id", to: "/industries", status: 302, when: "no-file" },
  ];
}

/** An address in printable ASCII; nginx and Caddy read `$` and braces as variables. */
function asSent(to: string): string {
  const address = to.startsWith("/") ? encodeURI(to) : new URL(to).href;
  return address.replace(/[${}"]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`);
}

/** Where a redirect leads: the query is kept, but for another host, which does not know it. */
export function locationOf({ to }: Redirect, basePath: string, query: string): string {
  return to.startsWith("/") ? basePath + to + query : to;
}

/** Finds the redirect for a decoded path without base path and query. */
export function redirectFor(
  path: string,
  when: Redirect["when"],
  list: readonly Redirect[],
): Redirect | undefined {
  return list.find(
    ({ from, when: its }) =>
      its === when &&
      (from === path || (/:(id|any)/.test(from) && new RegExp(pathRegExp(from)).test(path))),
  );
}
