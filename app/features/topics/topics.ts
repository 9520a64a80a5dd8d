import { type Content, content } from "#app/model/content.ts";

/** A service or an industry. */
export type Topic = Content["industries" | "capabilities" | "growthServices"][number];

/** A service of the main navigation, or one of the overview. */
export type Service = Content["growthServices" | "capabilities"][number];

/** All services: the growth services, then those of the overview (product 6.2). */
export function services({ growthServices, capabilities }: Content = content()): Service[] {
  return [...growthServices, ...capabilities];
}

/** The topic after another one. The first follows the last. Undefined in a list of one topic. */
export function topicAfter<AnyTopic extends Topic>(
  topic: AnyTopic,
  topics: readonly AnyTopic[],
): AnyTopic | undefined {
  if (topics.length < 2) return undefined;
  const index = topics.findIndex(({ id }) => id === topic.id);
  return topics[(index + 1) % topics.length];
}
