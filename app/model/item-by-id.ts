/** The item with an id that the checks of the content have found to exist. @throws RangeError when there is none */
export function itemById<Item extends { id: string }>(items: readonly Item[], id: string): Item {
  const item = items.find((candidate) => candidate.id === id);
  if (!item) throw new RangeError(`The content has no item ${id}`);
  return item;
}
