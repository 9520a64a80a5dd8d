import type { Insight } from "#app/model/content.ts";
import { href } from "#app/routes/href.ts";

/** The canonical address of an insight, which is in the folder of its type. */
export function insightHref(insight: Insight): string {
  return href("insights/detail", insight, insight.type);
}
