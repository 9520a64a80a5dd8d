import { useQuery } from "#app/ui/runtime/use-query.ts";

/** A position that a visitor can choose. */
export type PositionChoice = Record<"id" | "title", string>;

/**
 * The title of the position that the query names by id or title (`?position=economist`, product 11.3). Undefined if it
 * names none.
 */
export function useChosenPosition(positions: readonly PositionChoice[]): string | undefined {
  const name = useQuery().get("position");
  return positions.find(({ id, title }) => name === id || name === title)?.title;
}
