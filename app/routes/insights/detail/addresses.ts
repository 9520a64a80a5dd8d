import { asciiName } from "#app/base/slug.ts";
import { authorOf } from "#app/features/insights/insights.ts";
import { wordsOfMarkdown } from "#app/features/search/search-words.ts";
import type { Content, Insight } from "#app/model/content.ts";
import type { PageAddress, SocialCard } from "#app/model/page-record.ts";
import { aliasOf, pageAddress } from "#app/routes/page-kind.ts";
import { fillPath } from "#app/routes/paths.ts";

/** A card takes 20 ms to paint: insights older than these share that of their category (docs/decisions/0008-growth.md). */
const OWN_CARDS = 1000;

/** The badge of each type (product 8.6). */
export const TYPE_NAMES: Readonly<Record<Insight["type"], string>> = {
  article: "Article",
  blog: "Blog Post",
};

/** Every insight stands at the first address of its type, which is canonical, and at the short ones. */
interface InsightPaths {
  article: "/insights/articles/:id";
  blog: "/insights/blogs/:id";
  short: "/insights/:id";
  shortBlog: "/blogs/:id";
}

/** Every address of every insight (docs/decisions/0003-addresses.md). */
export function insightAddresses(paths: InsightPaths, content: Content): PageAddress[] {
  return content.insights.flatMap((insight, rank) => {
    const path = fillPath(paths[insight.type], insight);
    const card = rank < OWN_CARDS ? { kicker: insight.category } : categoryCard(insight.category);
    const main = { ...canonicalAddress(insight, path, content), card };
    const short = aliasOf(main, fillPath(paths.short, insight));
    if (insight.type === "article") return [main, short];
    return [main, short, aliasOf(main, fillPath(paths.shortBlog, insight))];
  });
}

function canonicalAddress(insight: Insight, path: string, content: Content): PageAddress {
  const { id, type, category, date, updated = date, picture, file, formerIds } = insight;
  const { markdown, snippet } = insight;
  return pageAddress(path, insight, {
    id,
    picture,
    file,
    formerIds,
    published: date,
    modified: updated,
    section: type === "blog" ? "Blogs" : "Articles",
    label: `${TYPE_NAMES[type]}, ${category}`,
    words: () => wordsOfMarkdown(markdown, file, snippet, authorOf(insight, content).name),
  });
}

function categoryCard(category: string): SocialCard {
  const id = `category-${asciiName(category)}`;
  return {
    path: `/cards/${id}.png`,
    title: category,
    kicker: "Insights",
    picture: { family: "circles" },
    id,
  };
}
