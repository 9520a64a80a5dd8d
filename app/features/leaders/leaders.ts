import { services, type Topic } from "#app/features/topics/topics.ts";
import { type Content, content } from "#app/model/content.ts";

/** The topics that a partner leads, in the order of the site. */
export interface LedTopics {
  services: Topic[];
  industries: Topic[];
}

/** Finds the services and the industries that name a partner as their leader. */
export function topicsLedBy(id: string, of: Content = content()): LedTopics {
  const isLed = ({ leader }: Topic) => leader === id;
  return { services: services(of).filter(isLed), industries: of.industries.filter(isLed) };
}
