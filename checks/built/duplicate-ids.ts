import type { Problem } from "../problem.ts";
import type { BuiltSite } from "./built-site.ts";
import { type Page, placeOf } from "./page.ts";

/** No id stands twice on a page, inside drawings neither. */
export function findDuplicateIds(site: BuiltSite): Problem[] {
  return site.pages.flatMap(duplicatesOf);
}

function duplicatesOf(page: Page): Problem[] {
  const seen = new Set<string>();
  return page.elements.flatMap((element) => {
    const id = element.attributes.get("id");
    if (id === undefined) return [];
    if (!seen.has(id)) {
      seen.add(id);
      return [];
    }
    return [{ where: placeOf(page, element), what: `id "${id}" for the second time` }];
  });
}
