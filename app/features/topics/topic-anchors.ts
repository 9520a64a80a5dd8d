import { insightIndex } from "#app/features/insights/insights.ts";
import type { Content } from "#app/model/content.ts";
import { CASE_STUDIES_ID, caseStudyId } from "./case-study-ids.ts";
import type { Topic } from "./topics.ts";

/** The ids of the sections at the end of a service or an industry. Links can lead to them. */
export function topicEndAnchors(
  { caseStudies, leader, related = [] }: Topic,
  of: Content,
): string[] {
  const insights = insightIndex(of).byId;
  const anchors: string[] = [];
  if (caseStudies.length > 0) anchors.push(CASE_STUDIES_ID);
  anchors.push(...caseStudies.map((_study, index) => caseStudyId(index)));
  if (leader) anchors.push("leader");
  if (related.some((id) => insights.has(id))) anchors.push("related");
  return anchors;
}
