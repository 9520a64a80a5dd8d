import type { Insight } from "#app/model/content.ts";
import { href } from "#app/routes/registry.ts";

/** The canonical address of an insight: in the folder of its own list. */
export function insightHref(insight: Insight): string {
  return href("insights/detail", insight, insight.type);
}
