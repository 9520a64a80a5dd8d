import { content } from "#app/content/content.ts";
import { authorOf } from "#app/content/insights.ts";
import { listPath } from "#app/lib/insight-lists.ts";
import { asciiName } from "#app/lib/slug.ts";
import { address, type PageAddress } from "#app/pages/page-kind.ts";
import { wordsOfMarkdown } from "#app/pages/search-words.ts";

/**
 * Insights with a card of their own: the newest. A card takes 20 ms to paint, and what is older than a thousand
 * others is shared so seldom that it makes do with the card of its category (docs/decisions/0008-growth.md).
 */
const OWN_CARDS = 1000;

/** Every address of every insight: the one with its kind is canonical (docs/decisions/0003-addresses.md). */
export function insightAddresses(): PageAddress[] {
  return content().insights.flatMap((insight, rank) => {
    const { id, type, category, picture, file, formerIds, markdown, snippet } = insight;
    const parent = listPath(`${type}s`);
    const canonical = `${parent}/${id}`;
    const own = address(canonical, insight, {
      picture,
      id,
      parent,
      file,
      formerIds,
      published: insight.date,
      modified: insight.updated ?? insight.date,
      label: `${type === "blog" ? "Blog Post" : "Article"}, ${category}`,
      words: () => wordsOfMarkdown(markdown, file, snippet, authorOf(insight).name),
      card: rank < OWN_CARDS ? { kicker: category } : categoryCard(category),
    });
    const folders = type === "blog" ? ["/insights", "/blogs"] : ["/insights"];
    const others = folders.map((folder) => ({ ...own, path: `${folder}/${id}`, isIndexed: false }));
    return [own, ...others];
  });
}

function categoryCard(category: string) {
  const id = `category-${asciiName(category)}`;
  return {
    path: `/cards/${id}.png`,
    title: category,
    kicker: "Insights",
    picture: { family: "circles" as const },
    id,
  };
}
