export interface PositionChoice {
  id: string;
  title: string;
}

/** Shown when no position was passed (specification, section 2: Careers). */
export const NO_POSITION = "Job Position";

/**
 * The title of the position that an application is for: the one named in the address (`?position=economist`,
 * decision 12); the default when none is named or it is not known.
 */
export function chosenPosition(
  positions: readonly PositionChoice[],
  query: URLSearchParams,
): string {
  const name = query.get("position");
  return positions.find(({ id, title }) => name === id || name === title)?.title ?? NO_POSITION;
}
