import { pageAt } from "#app/pages.ts";

/** The pages above a page, outermost first, beginning with Home; what breadcrumbs show and say. */
export function trailOf(path: string): { name: string; href: string }[] {
  const { parent } = pageAt(path);
  const above = parent === undefined ? [{ name: "Home", href: "/" }] : trailOf(parent);
  if (parent === undefined) return above;
  return [...above, { name: pageAt(parent).name, href: encodeURI(parent) }];
}
