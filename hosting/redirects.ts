import { pathRegExp } from "./path-patterns.ts";

/** One address that sends the visitor on, the query kept. Paths are decoded and without the base path. */
export interface Redirect {
  /** The path asked for; `:id` stands for any one segment. */
  readonly from: string;
  readonly to: string;
  readonly status: 301 | 302;
  /** Before any file is looked for, or only where the build has no such page. */
  readonly when: "always" | "no-file";
}

/**
 * Every redirect of the site. `/x/` and `/x/index.html` go to `/x` by rule (308, path-patterns.ts).
 *
 * - `/apply`: 301 and not 308, because every host and crawler knows 301.
 * - `/feeds/.xml` is a feed without a type, which goes to `/404` (specification, section 5).
 * - Unknown insights and industries: 302, because a page may come to exist there (section 8).
 * - Unknown services and feed types answer 404; the not-found page shows what fits.
 */
export const redirects: readonly Redirect[] = [
  { from: "/apply", to: "/careers/apply", status: 301, when: "always" },
  { from: "/feeds/.xml", to: "/404", status: 302, when: "always" },
  { from: "/insights/articles/:id", to: "/insights", status: 302, when: "no-file" },
  { from: "/insights/blogs/:id", to: "/insights", status: 302, when: "no-file" },
  { from: "/insights/:id", to: "/insights", status: 302, when: "no-file" },
  { from: "/blogs/:id", to: "/insights", status: 302, when: "no-file" },
  { from: "/industries/:id", to: "/industries", status: 302, when: "no-file" },
];

/** Finds the redirect for a decoded path without base path and query. */
export function redirectFor(
  path: string,
  when: Redirect["when"],
  list: readonly Redirect[],
): Redirect | undefined {
  return list.find(
    (redirect) => redirect.when === when && new RegExp(pathRegExp(redirect.from)).test(path),
  );
}
