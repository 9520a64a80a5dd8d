import { insightIndex } from "#app/features/insights/insights.ts";
import type { Content } from "#app/model/content.ts";
import type { Topic } from "./topics.ts";

/** The parts of what a service or an industry ends with (topic-end.tsx) that links can lead to. */
export function topicEndAnchors(
  { caseStudies, leader, related = [] }: Topic,
  of: Content,
): string[] {
  const insights = insightIndex(of).byId;
  const anchors: string[] = [];
  if (caseStudies.length > 0) anchors.push("case-studies");
  if (leader) anchors.push("leader");
  if (related.some((id) => insights.has(id))) anchors.push("related");
  return anchors;
}
