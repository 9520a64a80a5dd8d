import type { CardImageOptions } from "#app/features/artwork/picture-formats.ts";
import { pictureOf } from "#app/features/artwork/pictures.ts";
import type { CardData } from "#app/ui/sections/card.tsx";
import type { Topic } from "./topics.ts";

/** The card of a service or an industry. @param href the address of its page */
export function topicCard(topic: Topic, href: string, options: CardImageOptions = {}): CardData {
  const { id, title, description, picture } = topic;
  const { format = "card", sizes } = options;
  return { href, title, description, picture: pictureOf(picture, id, format, sizes) };
}
