import { useQuery } from "#app/ui/runtime/use-query.ts";

export type PositionChoice = Record<"id" | "title", string>;

/** What an application is for that names no position (product 11.2). */
export const NO_POSITION = "Job Position";

/** The title of the position whose id or title stands in the address (`?position=economist`, product 11.3). */
export function useChosenPosition(positions: readonly PositionChoice[]): string {
  const name = useQuery().get("position");
  return positions.find(({ id, title }) => name === id || name === title)?.title ?? NO_POSITION;
}
