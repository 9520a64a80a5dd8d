/** One address that sends the visitor on. Paths are decoded and stand without the base path. */
export interface Redirect {
  /** The path asked for; a last segment `:id` stands for any one segment (see `matches`). */
  readonly from: string;
  /** Where it goes. The query of the request is always kept. */
  readonly to: string;
  readonly status: 301 | 302;
  /**
   * `always`: answered before any file is looked for.
   * `no-file`: only where the build has no such page. Where a host cannot look for the file first,
   * the not-found page does the same in the browser.
   */
  readonly when: "always" | "no-file";
}

/**
 * Every redirect of the site; each host's own file is written from this list.
 * `/x/` and `/x/index.html` are no entries: they go to `/x` by rule (308), see spelling.ts.
 *
 * - `/apply`: 301 and not 308, because every host and crawler knows 301, and a site that answers
 *   only GET and HEAD has no method to preserve.
 * - `/feeds/.xml` is a feed without a type, which goes to `/404` (specification, section 5).
 * - Unknown insights and industries go to their lists (specification, section 8): 302, because a
 *   page may come to exist under that address.
 * - Unknown services and feed types are left out: they answer 404 with the not-found page, in
 *   which the browser shows the service cards or builds the feed.
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

/**
 * The part of a pattern before its `:id`, or undefined where it is one fixed path.
 *
 * @param from a redirect's `from`, e.g. `/insights/:id`
 * @returns the folder with its slash, e.g. `/insights/`
 */
export function idFolderOf(from: string): string | undefined {
  return from.endsWith("/:id") ? from.slice(0, -"id:".length) : undefined;
}

/**
 * Finds the redirect for a path.
 *
 * @param path the decoded path without base path and query
 * @param when which half of the list to look in
 * @param list the redirects of the site
 */
export function redirectFor(
  path: string,
  when: Redirect["when"],
  list: readonly Redirect[] = redirects,
): Redirect | undefined {
  return list.find((redirect) => redirect.when === when && matches(redirect.from, path));
}

function matches(from: string, path: string): boolean {
  const folder = idFolderOf(from);
  if (folder === undefined) return path === from;
  const id = path.startsWith(folder) ? path.slice(folder.length) : "";
  return id !== "" && !id.includes("/");
}
