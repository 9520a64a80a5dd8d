export interface PositionChoice {
  id: string;
  title: string;
}

/** Shown when no position was passed (specification, section 2: Careers). */
export const NO_POSITION = "Job Position";

/**
 * The title of the position that an application is for: the one named in the address (`?position=economist`),
 * else the one in the navigation state, by its id or its title (decision 12); the default when there is none
 * or it is not known.
 */
export function chosenPosition(
  positions: readonly PositionChoice[],
  query: URLSearchParams,
  state: unknown,
): string {
  const { position, jobTitle } = Object(state);
  const passed = [query.get("position"), position, jobTitle];
  for (const name of passed) {
    const found = positions.find(({ id, title }) => name === id || name === title);
    if (found) return found.title;
  }
  return NO_POSITION;
}
