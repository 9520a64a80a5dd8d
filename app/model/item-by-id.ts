/** The item with an id. The checks of the content have verified that it exists. @throws RangeError if there is none */
export function itemById<Item extends { id: string }>(items: readonly Item[], id: string): Item {
  const item = items.find((candidate) => candidate.id === id);
  if (!item) throw new RangeError(`The content has no item ${id}`);
  return item;
}
