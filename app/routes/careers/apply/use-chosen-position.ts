import { useQuery } from "#app/ui/runtime/use-query.ts";

export type PositionChoice = Record<"id" | "title", string>;

/** The title for an application without a position (product 11.2). */
export const NO_POSITION = "Job Position";

/** The title of the position that the query names by id or title (`?position=economist`, product 11.3). */
export function useChosenPosition(positions: readonly PositionChoice[]): string {
  const name = useQuery().get("position");
  return positions.find(({ id, title }) => name === id || name === title)?.title ?? NO_POSITION;
}
