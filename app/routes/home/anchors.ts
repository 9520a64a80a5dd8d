import { insightIndex } from "#app/features/insights/insights.ts";
import type { Content } from "#app/model/content.ts";
import { homeContent } from "./content.ts";

/** The lists of insights of which home shows the newest (product 5.11). */
const TEASER_LISTS = ["blogs", "articles"] as const;

type TeaserList = (typeof TEASER_LISTS)[number];

/** The teasers that have items. */
export function filledTeasers(of?: Content): TeaserList[] {
  const { lists } = insightIndex(of);
  return TEASER_LISTS.filter((list) => lists[list]?.length);
}

/** The id of a teaser: links to "the insights" lead to the first. */
export function teaserId(list: TeaserList, index: number): string {
  return index === 0 ? "insights" : list;
}

/** The parts of the home page that links can lead to. */
export function homeAnchors(of: Content): string[] {
  const hasIndustries = homeContent(of).industries.cards.length > 0;
  return [
    "services",
    ...(hasIndustries ? ["industries"] : []),
    "plans",
    ...filledTeasers(of).map(teaserId),
  ];
}
