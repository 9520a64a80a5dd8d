import { insightIndex } from "#app/features/insights/insights.ts";
import { asksPlanCheck } from "#app/features/plan-check/content.ts";
import type { Content } from "#app/model/content.ts";
import { homeContent } from "./content.ts";

/** The lists whose newest insights the home page shows (product 5.11). */
const TEASER_LISTS = ["blogs", "articles"] as const;

type TeaserList = (typeof TEASER_LISTS)[number];

/** The teasers with items. */
export function filledTeasers(of?: Content): TeaserList[] {
  const { lists } = insightIndex(of);
  return TEASER_LISTS.filter((list) => lists[list]?.length);
}

/** The id of a teaser. Links to "the insights" lead to the first teaser. */
export function teaserId(list: TeaserList, index: number): string {
  return index === 0 ? "insights" : list;
}

/** The ids of the sections of the home page, for links. */
export function homeAnchors(of: Content): string[] {
  const { claims, voices, industries } = homeContent(of);
  const hasClaims = claims.figures.length > 0;
  const hasIndustries = industries.cards.length > 0;
  return [
    "services",
    ...(hasClaims ? ["claims"] : []),
    ...(voices ? ["voices"] : []),
    ...(hasIndustries ? ["industries"] : []),
    ...(asksPlanCheck(of) ? ["plans"] : []),
    ...filledTeasers(of).map(teaserId),
  ];
}
