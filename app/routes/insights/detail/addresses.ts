import { asciiName } from "#app/base/slug.ts";
import { authorOf, insightOf } from "#app/features/insights/insights.ts";
import { wordsOfMarkdown } from "#app/features/search/search-words.ts";
import type { Content, Insight } from "#app/model/content.ts";
import type { PageAddress, SocialCard } from "#app/model/page-record.ts";
import { wordsOf } from "#app/model/words.ts";
import { pageNames } from "#app/routes/interface-words.ts";
import { aliasOf, pageAddress } from "#app/routes/page-kind.ts";
import { fillPath } from "#app/routes/paths.ts";
import { fill } from "#app/words/fill.ts";

/**
 * The number of newest insights with a social card of their own. A card takes 20 ms to draw, so older insights share
 * the card of their category (docs/decisions/0008-growth.md).
 */
const OWN_CARDS = 1000;

/** For each folder of insights, the list in its addresses. The pages link back to that list (product 8.6). */
const LISTS = {
  article: "articles",
  blog: "blogs",
  short: "insights",
  shortBlog: "blogs",
} as const;

type PathName = keyof typeof LISTS;
const PATH_NAMES = Object.keys(LISTS) as PathName[];

/** The address pattern of each folder. */
type InsightPaths = Readonly<Record<PathName, string>>;

/**
 * Every address of every insight. Each folder shows every insight, and the folder of its type has the canonical address
 * (product 3.3).
 */
export function insightAddresses(paths: InsightPaths, content: Content): PageAddress[] {
  return content.insights.flatMap((insight, rank) => {
    const addressIn = (name: PathName) => fillPath<string>(paths[name], { id: insight.id });
    const card =
      rank < OWN_CARDS ? { kicker: insight.category } : categoryCard(insight.category, content);
    const main = { ...canonicalAddress(insight, addressIn(insight.type), content), card };
    const otherNames = PATH_NAMES.filter((name) => name !== insight.type);
    return [main, ...otherNames.map((name) => aliasOf(main, addressIn(name)))];
  });
}

/** The content of the page at such an address: an insight and the way back to a list. */
export interface InsightPage {
  insight: Insight;
  /** The id of the list. */
  list: string;
}

/**
 * Finds the content of the page at an address.
 *
 * @throws RangeError if no insight has the address
 */
export function insightPage(paths: InsightPaths, { id, path }: PageAddress): InsightPage {
  const insight = insightOf(id);
  const name = PATH_NAMES.find((name) => fillPath<string>(paths[name], { id }) === path);
  if (!name) throw new RangeError(`No folder of insights has the address ${path}`);
  return { insight, list: LISTS[name] };
}

function canonicalAddress(insight: Insight, path: string, content: Content): PageAddress {
  const { id, type, category, date, updated = date, picture, file, formerIds } = insight;
  const { markdown, snippet } = insight;
  const names = wordsOf(pageNames, content);
  return pageAddress(path, insight, {
    id,
    picture,
    file,
    formerIds,
    published: date,
    modified: updated,
    section: type === "blog" ? "blogs" : "articles",
    label: fill(names.insight, { type: names[type], category }),
    words: () => wordsOfMarkdown(markdown, file, snippet, authorOf(insight, content).name),
  });
}

function categoryCard(category: string, content: Content): SocialCard {
  const id = `category-${asciiName(category)}`;
  return {
    path: `/cards/${id}.png`,
    title: category,
    kicker: wordsOf(pageNames, content).insights,
    picture: { family: "circles" },
    id,
  };
}
