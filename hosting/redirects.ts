import { pathRegExp } from "./path-patterns.ts";

/** An address of the past, or like that of a page, that leads on where the build has no such page. */
export interface Move {
  /** Decoded path without the base path; `:id` stands for one segment, `:any` for any part of one, neither for a dot. */
  readonly from: string;
  /** Decoded path of a page, or a whole address that begins with `https://`. */
  readonly to: string;
  /** Where a page may yet come to be; else 301 and not 308, because every host and crawler knows 301. */
  readonly status?: 302;
}

/** The application, a feed without a type, unknown insights and industries (product 3.4, 3.5, 3.8 and 3.9). */
const OF_THE_PRODUCT: readonly Move[] = [
  { from: "/apply", to: "/careers/apply" },
  { from: "/feeds/.xml", to: "/404", status: 302 },
  { from: "/insights/articles/:id", to: "/insights", status: 302 },
  { from: "/insights/blogs/:id", to: "/insights", status: 302 },
  { from: "/insights/:id", to: "/insights", status: 302 },
  { from: "/blogs/:id", to: "/insights", status: 302 },
  { from: "/industries/:id", to: "/industries", status: 302 },
];

/**
 * Every redirect of a build: those of its content, then those of the product. Other unknown services and feed types answer
 * 404; the not-found page shows what fits.
 */
export const redirectsOf = (moves: readonly Move[]) =>
  [...moves, ...OF_THE_PRODUCT].map(({ from, to, status = 301 }) => ({ from, to, status }));

/** Where a redirect leads, in printable ASCII. The query is kept, but for another host, which does not know it. */
export function locationOf({ to }: Pick<Move, "to">, basePath: string, query: string): string {
  const isOwn = to.startsWith("/");
  const address = isOwn ? basePath + encodeURI(to) : new URL(to).href;
  // nginx and Caddy read these as variables.
  const plain = address.replace(/[${}"]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`);
  return isOwn ? plain + query : plain;
}

/** Finds the redirect for a decoded path without base path and query. */
export function redirectFor(path: string, list: ReturnType<typeof redirectsOf>) {
  return list.find(({ from }) => new RegExp(pathRegExp(from)).test(path));
}
