import { insightOf } from "#app/features/insights/insights.ts";
import { headingIds } from "#app/model/body/body.ts";
import type { Content } from "#app/model/content.ts";
import type { PageAddress } from "#app/model/page-record.ts";

/** The ids of an insight's page, for links: the headings of its text. */
export function insightAnchors({ id }: PageAddress, of: Content): string[] {
  const { markdown, file } = insightOf(id, of);
  return headingIds(markdown, file);
}
