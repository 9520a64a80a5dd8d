import { allPages } from "#app/pages.ts";

/** Addresses of all pages of the site, percent-encoded, from the page index that the build uses. */
export const sitePages: readonly string[] = allPages().map(({ path }) => encodeURI(path));

/** The pages in a number of groups of about the same size, so that workers can share them. */
export function pageGroups(count: number): string[][] {
  return Array.from({ length: count }, (_, group) =>
    sitePages.filter((_, index) => index % count === group),
  );
}
