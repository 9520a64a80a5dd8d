import { useQuery } from "#app/ui/runtime/use-query.ts";
import { type PositionChoice, titleInQuery } from "./chosen-position.ts";

/** The title of the position that the address names. Undefined if it names none, and while the page is hydrated. */
export function useChosenPosition(positions: readonly PositionChoice[]): string | undefined {
  return titleInQuery(positions, useQuery());
}
