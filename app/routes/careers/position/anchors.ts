import type { Content } from "#app/model/content.ts";
import type { Position } from "#app/model/schemas/collections.ts";

/** The parts of the page of a position that links can lead to. */
export function positionAnchors(position: Position, { positions }: Content): string[] {
  const hasOthers = positions.some(({ id }) => id !== position.id);
  return ["work", "responsibilities", "requirements", ...(hasOthers ? ["others"] : [])];
}
