import { pathRegExp } from "./path-patterns.ts";

/** An address that sends the visitor on where the build has no such page. */
export interface Redirect {
  /** Decoded path without the base path; `:id` stands for one segment, `:any` for any part of one, neither for a dot. */
  readonly from: string;
  /** Decoded path of a page, or a whole address that begins with `https://`. */
  readonly to: string;
  readonly status: 301 | 302;
}

/** An address of the past, or like that of a page: 301 unless a page may yet come to be there. */
export type Move = Omit<Redirect, "status"> & { readonly status?: 302 };

/** Unknown insights and industries (specification, section 8). */
const UNKNOWN = {
  "/insights/articles/:id": "/insights",
  "/insights/blogs/:id": "/insights",
  "/insights/:id": "/insights",
  "/blogs/:id": "/insights",
  "/industries/:id": "/industries",
};

/**
 * Every redirect of a build: those of its content (with 302 those that hold the id of a service or an industry, decision
 * 23), then those of the product. `/x/` and `/x/index.html` go to `/x` by rule (308, path-patterns.ts). Other unknown
 * services and feed types answer 404; the not-found page shows what fits.
 */
export function redirectsOf(moves: readonly Move[]): Redirect[] {
  const all: Move[] = [
    ...moves,
    // 301 and not 308, because every host and crawler knows 301.
    { from: "/apply", to: "/careers/apply" },
    // A feed without a type (specification, section 5).
    { from: "/feeds/.xml", to: "/404", status: 302 },
    ...Object.entries(UNKNOWN).map(([from, to]): Move => ({ from, to, status: 302 })),
  ];
  return all.map(({ from, to, status }) => ({ from, to, status: status ?? 301 }));
}

/** Where a redirect leads, in printable ASCII. The query is kept, but for another host, which does not know it. */
export function locationOf({ to }: Redirect, basePath: string, query: string): string {
  const isOwn = to.startsWith("/");
  const address = isOwn ? basePath + encodeURI(to) : new URL(to).href;
  // nginx and Caddy read these as variables.
  const plain = address.replace(/[${}"]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`);
  return isOwn ? plain + query : plain;
}

/** Finds the redirect for a decoded path without base path and query. */
export function redirectFor(path: string, list: readonly Redirect[]): Redirect | undefined {
  return list.find(({ from }) => new RegExp(pathRegExp(from)).test(path));
}
