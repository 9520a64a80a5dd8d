import { content } from "#app/collections/content.ts";
import type { PictureField } from "#app/collections/schemas/shared.ts";
import { asciiName } from "#app/lib/ascii-name.ts";
import { insightIndex } from "#app/outputs/insight-index.ts";
import { allPages, type PageRecord, pageAt } from "#app/outputs/pages.ts";

/** What a social card shows. */
export interface SocialCardRecord {
  /** Address below the site. */
  path: string;
  title: string;
  /** The line above the title. */
  kicker: string;
  picture: PictureField;
  /** Seed of the picture. */
  id: string;
}

/**
 * Insights with a card of their own: the newest. A card takes 20 ms to paint, and what is older than a
 * thousand others is shared so seldom that it makes do with the card of its category
 * (docs/decisions/0008-growth.md).
 */
const OWN_CARDS = 1000;

/** The card that the head of a page names: its own, or the one of its list or of its category. */
export function cardOf(record: PageRecord): SocialCardRecord {
  if (record.continues !== undefined) return cardOf(pageAt(record.continues));
  if (record.kind === "insight") {
    const { byId, rank } = insightIndex();
    const category = byId.get(record.id)?.category ?? "";
    if ((rank.get(record.id) ?? 0) >= OWN_CARDS) return categoryCard(category);
    return { ...ownCard(record), kicker: category };
  }
  return ownCard(record);
}

/**
 * Every card that a page names, once. Pages that search engines leave out have one too: they can be shared
 * all the same.
 *
 * @throws Error when the cards of two pages would have one address
 */
export function socialCards(): SocialCardRecord[] {
  const cards = new Map<string, SocialCardRecord>();
  for (const record of allPages()) {
    const card = cardOf(pageAt(record.canonical));
    const { path, id } = card;
    if ((cards.get(path)?.id ?? id) !== id) {
      throw new Error(`Two pages have the social card ${path}: rename one`);
    }
    cards.set(path, card);
  }
  return [...cards.values()];
}

/** The kicker is the page above, else what the firm does. */
function ownCard({ canonical, title, picture, id, parent }: PageRecord): SocialCardRecord {
  const kicker = parent === undefined ? content().site.tagline : pageAt(parent).name;
  return { path: `/cards/${asciiName(canonical) || "home"}.png`, title, kicker, picture, id };
}

function categoryCard(category: string): SocialCardRecord {
  const id = `category-${asciiName(category)}`;
  return {
    path: `/cards/${id}.png`,
    title: category,
    kicker: pageAt("/insights").name,
    picture: { family: "circles" },
    id,
  };
}
