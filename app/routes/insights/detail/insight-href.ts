import type { Insight } from "#app/model/content.ts";
import { href } from "#app/routes/href.ts";
import { fillPath } from "#app/routes/paths.ts";
import { PAGES } from "#app/routes/registry.ts";

/** The canonical address of an insight below the site, decoded and without the prefix of a language. */
export function insightPath({ list, id }: Pick<Insight, "list" | "id">): string {
  return fillPath(PAGES["insights/detail"].paths.item, { list, id });
}

/** The canonical address of an insight, which is in the folder of its list. */
export function insightHref(insight: Insight): string {
  return href("insights/detail", { list: insight.list, id: insight.id }, "item");
}
