import { insightIndex } from "#app/features/insights/insights.ts";
import { topicsLedBy } from "#app/features/leaders/leaders.ts";
import type { Content } from "#app/model/content.ts";
import type { PageAddress } from "#app/model/page-record.ts";

/** The ids of the sections of a partner's page, for links. */
export function leaderAnchors({ id }: PageAddress, of: Content): string[] {
  const { services, industries } = topicsLedBy(id, of);
  const anchors: string[] = [];
  if (services.length + industries.length > 0) anchors.push("leads");
  if (insightIndex(of).byAuthor.has(id)) anchors.push("writes");
  if (of.partners.some((partner) => partner.id !== id)) anchors.push("partners");
  return anchors;
}
