import { content } from "#app/collections/content.ts";
import { pictureOf } from "#app/content/pictures.ts";
import { headOf } from "./page-head.ts";
import { trailOf } from "./trail.ts";

function frame(path: string) {
  return { head: headOf(path), trail: trailOf(path) };
}

/**
 * What the page of a service shows.
 *
 * @param id the id as content spells it, decoded
 * @returns undefined when there is no such service
 */
export function servicePage(id: string) {
  const { growthServices, capabilities } = content();
  const path = `/services/${id}`;
  const growth = growthServices.find((service) => service.id === id);
  if (growth) {
    const { meta: _meta, navDescription: _nav, picture, ...fields } = growth;
    return {
      kind: "growth" as const,
      ...frame(path),
      ...fields,
      picture: pictureOf(picture, id, "band"),
    };
  }
  const capability = capabilities.find((service) => service.id === id);
  if (!capability) return undefined;
  const { meta: _meta, picture, ...fields } = capability;
  return {
    kind: "capability" as const,
    ...frame(path),
    ...fields,
    picture: pictureOf(picture, id, "band"),
  };
}

/** What the page of an industry shows, or undefined when there is no such industry. */
export function industryPage(id: string) {
  const found = content().industries.find((industry) => industry.id === id);
  if (!found) return undefined;
  const { meta: _meta, navDescription: _nav, picture, solutions, ...fields } = found;
  return {
    ...frame(`/industries/${id}`),
    ...fields,
    picture: pictureOf(picture, id, "band"),
    // "Name: description" (specification, section 3).
    solutions: solutions.map((solution) => {
      const [title = "", ...rest] = solution.split(": ");
      return { title, text: rest.join(": ") };
    }),
  };
}
