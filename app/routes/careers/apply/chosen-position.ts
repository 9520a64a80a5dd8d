/** A position that a visitor can choose. */
export type PositionChoice = Record<"id" | "title", string>;

/** The title of the position that a query names by id or title (product 11.3). Undefined if it names none. */
export function titleInQuery(
  positions: readonly PositionChoice[],
  query: URLSearchParams,
): string | undefined {
  const name = query.get("position");
  return positions.find(({ id, title }) => name === id || name === title)?.title;
}
