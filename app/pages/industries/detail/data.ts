import { content } from "#app/content/content.ts";
import { pictureOf } from "#app/content/pictures.ts";
import type { PageRecord } from "#app/pages/page-kind.tsx";

/**
 * What the page of an industry shows.
 *
 * @throws RangeError when there is no such industry
 */
export function industryData({ id }: Pick<PageRecord, "id">) {
  const found = content().industries.find((industry) => industry.id === id);
  if (!found) throw new RangeError(`No industry ${id} in content/industries/`);
  const { title, description, picture, solutions } = found;
  const { intro, focus, challenges, expertise, trends, caseStudies } = found;
  return {
    opening: { heading: title, lead: description, picture: pictureOf(picture, id, "band") },
    title,
    intro,
    focus,
    challenges,
    // "Name: description" (specification, section 3).
    solutions: solutions.map((solution) => {
      const [name = "", ...rest] = solution.split(": ");
      return { title: name, text: rest.join(": ") };
    }),
    expertise,
    trends,
    caseStudies,
  };
}

export type IndustryData = ReturnType<typeof industryData>;
