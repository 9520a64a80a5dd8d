export interface PositionChoice {
  id: string;
  title: string;
}

/** What an application is for that names no position (specification, section 2: Careers). */
export const NO_POSITION = "Job Position";

/**
 * The title of the position that an application is for: the one named in the address (`?position=economist`,
 * decision 12), else the default.
 */
export function chosenPosition(
  positions: readonly PositionChoice[],
  query: URLSearchParams,
): string {
  const name = query.get("position");
  return positions.find(({ id, title }) => name === id || name === title)?.title ?? NO_POSITION;
}
