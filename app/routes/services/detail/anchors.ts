import { topicEndAnchors } from "#app/features/topics/topic-anchors.ts";
import type { Service } from "#app/features/topics/topics.ts";
import type { Content } from "#app/model/content.ts";

/** The ids of the sections of a service's page, for links. */
export function serviceAnchors(service: Service, of: Content): string[] {
  const parts =
    "benefits" in service
      ? ["benefits", "methodology", "offer"]
      : ["overview", "details", "methodology"];
  return [...parts, ...topicEndAnchors(service, of)];
}
