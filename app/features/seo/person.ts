import { absoluteUrl } from "#app/model/content.ts";
import type { PageRecord } from "#app/model/page-record.ts";
import type { Leader } from "#app/model/schemas/collections.ts";
import type { JsonLdNode } from "./organization.ts";

/**
 * A partner, in the form in which nodes of other pages refer to the person.
 *
 * @param page whose structured data name the partner
 */
export function person(
  { id, name, title }: Leader,
  { leaderPath }: Pick<PageRecord, "leaderPath">,
): JsonLdNode {
  const url = absoluteUrl(leaderPath(id));
  return { "@type": "Person", "@id": `${url}#person`, name, jobTitle: title, url };
}
