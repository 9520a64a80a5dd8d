import { topicEndAnchors } from "#app/features/topics/topic-anchors.ts";
import { type Service, services } from "#app/features/topics/topics.ts";
import type { Content } from "#app/model/content.ts";

type Industry = Content["industries"][number];

/** The published services that the clients of an industry ask for most. */
export function wantedServices(industry: Industry, of?: Content): Service[] {
  const ids = industry.services ?? [];
  return ids.flatMap((id) => services(of).filter((service) => service.id === id));
}

/** The ids of the sections of an industry's page, for links. */
export function industryAnchors(industry: Industry, of: Content): string[] {
  const hasServices = wantedServices(industry, of).length > 0;
  return [
    "focus",
    "challenges",
    "solutions",
    "expertise",
    ...(hasServices ? ["services"] : []),
    "trends",
    ...topicEndAnchors(industry, of),
  ];
}
