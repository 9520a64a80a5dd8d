import type { Content } from "#app/model/content.ts";
import type { Position } from "#app/model/schemas/collections.ts";

/** The ids of the sections of a position's page, for links. */
export function positionAnchors(position: Position, { positions }: Content): string[] {
  const hasOthers = positions.some(({ id }) => id !== position.id);
  return ["work", "responsibilities", "requirements", ...(hasOthers ? ["others"] : [])];
}
