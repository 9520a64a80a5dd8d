import { insightListsContent } from "#app/features/insights/content.ts";
import { type Content, content } from "#app/model/content.ts";
import { feedsContent } from "./content.ts";
import { FEED_TYPES, feedPath, listOfFeed } from "./feed-xml.ts";

/** A feed as pages name it. */
export interface FeedLink {
  type: string;
  /** The title that feed readers show, with the firm's name. */
  title: string;
  /** The title without the firm's name. */
  label: string;
  /** A sentence about the feed. */
  text: string;
  /** The address below the site. */
  path: string;
}

/** The feeds in the order of content/pages/feeds.yaml, then those of the other lists with items. */
export function feedLinks(): FeedLink[] {
  const { name } = content().site;
  const ofLists = feedLists().map(({ id, heading, lead }) => ({ id, title: heading, text: lead }));
  return [...feedsContent().items, ...ofLists].map(({ id, title, text }) => {
    return { type: id, title: `${name}: ${title}`, label: title, text, path: feedPath(id) };
  });
}

/** The lists with items that have a feed beside those of every site. */
export function feedLists() {
  const types = furtherFeedTypes();
  return insightListsContent().lists.filter(({ id }) => types.includes(id));
}

/** The types of the feeds beside those of every site: the ids of the other lists with items. */
export function furtherFeedTypes({ insights }: Content = content()): string[] {
  const lists = new Set(insights.map(({ list }) => list));
  return [...lists].filter((list) => !FEED_TYPES.map(listOfFeed).includes(list));
}
