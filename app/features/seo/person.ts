import { leaderPath } from "#app/features/leaders/leaders.ts";
import { absoluteUrl } from "#app/model/content.ts";
import type { Leader } from "#app/model/schemas/collections.ts";
import type { JsonLdNode } from "./organization.ts";

/** A partner, in the form in which nodes of other pages refer to the person. */
export function person({ id, name, title }: Leader): JsonLdNode {
  const url = absoluteUrl(leaderPath(id));
  return { "@type": "Person", "@id": `${url}#person`, name, jobTitle: title, url };
}
