import { asciiName } from "#app/base/slug.ts";
import { shownParts } from "#app/features/attachments/shown-parts.ts";
import { authorOf, insightOf } from "#app/features/insights/insights.ts";
import { wordsOfFields, wordsOfMarkdown } from "#app/features/search/search-words.ts";
import type { Content, Insight } from "#app/model/content.ts";
import { ALL_INSIGHTS } from "#app/model/insight-lists.ts";
import type { PageAddress, SocialCard } from "#app/model/page-record.ts";
import { insight as insightSchema } from "#app/model/schemas/collections.ts";
import { wordsOf } from "#app/model/words.ts";
import { insightTypeName } from "#app/routes/insights/type-name.ts";
import { pageNames } from "#app/routes/interface-words.ts";
import { aliasOf, pageAddress } from "#app/routes/page-kind.ts";
import { fillPath } from "#app/routes/paths.ts";
import { fill } from "#app/words/fill.ts";

/**
 * The number of newest insights with a social card of their own. A card takes 20 ms to draw, so older insights share
 * the card of their category (docs/decisions/0008-growth.md).
 */
const OWN_CARDS = 1000;

/** The lists whose folders show each other's insights too (product 3.3). */
const SHARED_FOLDERS: readonly string[] = ["articles", "blogs"];

/** The address patterns: in the folder of a list, below the list of all insights, and in the second folder of blogs. */
type InsightPaths = Readonly<Record<"item" | "short" | "shortBlog", string>>;

/** An address of an insight, and the list to which its page links back (product 8.6). */
interface InsightAddress {
  path: string;
  list: string;
}

/** The addresses of an insight. The first is the canonical address, in the folder of its list (product 3.3). */
function addressesOf(paths: InsightPaths, { id, list }: Insight): InsightAddress[] {
  const isShared = SHARED_FOLDERS.includes(list);
  const folders = isShared ? [list, ...SHARED_FOLDERS.filter((other) => other !== list)] : [list];
  const inFolders = folders.map((folder) => {
    return { path: fillPath<string>(paths.item, { list: folder, id }), list: folder };
  });
  const short = { path: fillPath<string>(paths.short, { id }), list: ALL_INSIGHTS };
  if (!isShared) return [...inFolders, short];
  return [...inFolders, short, { path: fillPath<string>(paths.shortBlog, { id }), list: "blogs" }];
}

/** Every address of every insight. */
export function insightAddresses(paths: InsightPaths, content: Content): PageAddress[] {
  return content.insights.flatMap((insight, rank) => {
    const [canonical, ...aliases] = addressesOf(paths, insight);
    if (!canonical) return [];
    const card =
      rank < OWN_CARDS ? { kicker: insight.category } : categoryCard(insight.category, content);
    const main = { ...canonicalAddress(insight, canonical.path, content), card };
    return [main, ...aliases.map(({ path }) => aliasOf(main, path))];
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
  const address = addressesOf(paths, insight).find((known) => known.path === path);
  if (!address) throw new RangeError(`No folder of insights has the address ${path}`);
  return { insight, list: address.list };
}

function canonicalAddress(insight: Insight, path: string, content: Content): PageAddress {
  const { id, list, category, date, updated = date, picture, file, formerIds } = insight;
  const names = wordsOf(pageNames, content);
  return pageAddress(path, insight, {
    id,
    picture,
    file,
    formerIds,
    published: date,
    modified: updated,
    section: list,
    label: fill(names.insight, { type: insightTypeName(insight, content), category }),
    words: () => {
      const { markdown, snippet } = insight;
      const ofText = wordsOfMarkdown(markdown, file, snippet, authorOf(insight, content).name);
      const ofParts = wordsOfFields(insightSchema, shownParts(insight), content);
      return {
        headings: [...ofText.headings, ...ofParts.headings],
        texts: [...ofText.texts, ...ofParts.texts],
      };
    },
  });
}

function categoryCard(category: string, content: Content): SocialCard {
  const id = `category-${asciiName(category)}`;
  return {
    path: `/cards/${id}.png`,
    title: category,
    kicker: wordsOf(pageNames, content).insights,
    picture: { says: "three meet" },
    id,
  };
}
